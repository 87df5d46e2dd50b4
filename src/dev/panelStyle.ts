/** The inspector looks like a tool, not like a part of the product. */
export const panelStyle = `
:host { position: fixed; inset: auto 0 0; z-index: 9999; font: 12px/1.5 ui-monospace, monospace; color: #e7e5df; }
.toggle { display: block; margin-left: 8px; padding: 2px 10px; border: 0; border-radius: 6px 6px 0 0; background: #23241f; color: inherit; font: inherit; cursor: pointer; }
.panel { display: grid; grid-template-columns: 11rem 1.2fr 1fr 1.3fr; height: 42vh; background: #23241f; }
.panel[hidden] { display: none; }
.panel > * { margin: 0; padding: 8px; overflow: auto; border-right: 1px solid #45463a; white-space: pre-wrap; overflow-wrap: anywhere; }
.actors button { display: block; width: 100%; padding: 2px 6px; border: 0; border-radius: 4px; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
.actors button.child { padding-left: 18px; opacity: .8; }
.actors button.ended { text-decoration: line-through; opacity: .5; }
.actors button[aria-pressed=true] { background: #4c6138; }
ul { margin: 0; padding-left: 14px; list-style: none; border-left: 1px solid #45463a; }
li b { font-weight: 500; } small { opacity: .65; }
li.active > b { padding: 0 4px; border-radius: 4px; background: #b9cd9c; color: #1a2112; }
.events { padding-left: 8px; list-style: none; } .events b { color: #e3c887; } .events time { margin-right: 8px; opacity: .6; }
`;
