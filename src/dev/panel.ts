interface Actor {
  id: string;
  name: string;
  isChild: boolean;
}
interface State {
  status: 'active' | 'done' | 'error' | 'stopped';
  /** The value of a machine's snapshot; undefined for other actors. */
  value: unknown;
  details: unknown;
}
interface Row {
  state?: State;
  events: { at: string; event: unknown }[];
  button: HTMLButtonElement;
}
const maxEvents = 200;

const styles = `
:host { position: fixed; inset: auto 0 0; z-index: 9999; font: 12px/1.5 ui-monospace, monospace; color: #e7e5df; }
details { background: #23241f; }
details > div { display: grid; grid-template-columns: 11rem 1fr 1fr 1.3fr; height: 42vh; }
details > div > * { margin: 0; padding: 8px; overflow: auto; border-right: 1px solid #45463a; white-space: pre-wrap; overflow-wrap: anywhere; }
nav button { display: block; width: 100%; padding: 2px 6px; border: 0; border-radius: 4px; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
nav .child { padding-left: 18px; opacity: .8; }
nav .ended { text-decoration: line-through; opacity: .5; }
nav [aria-pressed=true] { background: #4c6138; }
b { color: #e3c887; } section b { display: block; } time { opacity: .6; } ol { list-style: none; }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/** The active states as paths, such as `filling.step1`. */
function activeStates(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    activeStates(inner).map((path) => (path === 'undefined' ? name : `${name}.${path}`)),
  );
}

/**
 * The inspector's panel at the bottom of the page: the actors, and the active states, the context
 * and the events of the selected one.
 */
export function createPanel() {
  const rows = new Map<string, Row>();
  let selected: Row | undefined;
  let isSelectedByHand = false;

  const list = element('nav');
  const states = element('section');
  states.setAttribute('aria-current', 'true');
  const context = element('pre');
  const events = element('ol');
  const panel = element(
    'details',
    element('summary', 'Inspector'),
    element('div', list, states, context, events),
  );
  // what the panel covers can be scrolled into view
  panel.addEventListener('toggle', () => {
    document.body.style.paddingBottom = panel.open ? '46vh' : '';
  });
  panel.open = true;
  const host = element('aside');
  host.dataset.inspector = '';
  host.setAttribute('aria-label', 'Inspector');
  host.attachShadow({ mode: 'open' }).append(element('style', styles), panel);
  document.body.append(host);

  function show(): void {
    for (const row of rows.values()) row.button.ariaPressed = String(row === selected);
    if (!selected) return;
    const { value, details } = selected.state ?? {};
    states.replaceChildren(
      ...(value === undefined ? [] : activeStates(value).map((path) => element('b', path))),
    );
    context.textContent = JSON.stringify(details, null, 2) ?? '';
    events.replaceChildren(
      ...selected.events.map(({ at, event }) => {
        const { type, input: _, ...payload } = Object(event);
        const shown = Object.keys(payload).length > 0 ? JSON.stringify(payload) : '';
        return element('li', element('time', at), ' ', element('b', String(type)), ` ${shown}`);
      }),
    );
  }

  /**
   * Lists an actor when something happens to it: React creates some that it never starts. Selects
   * the newest one of a page, unless one that the user selected is still active.
   */
  function rowOf({ id, name, isChild }: Actor): Row {
    const known = rows.get(id);
    if (known) return known;
    const row: Row = { events: [], button: element('button', name) };
    row.button.classList.toggle('child', isChild);
    row.button.addEventListener('click', () => {
      selected = row;
      isSelectedByHand = true;
      show();
    });
    rows.set(id, row);
    list.append(row.button);
    if (!isChild && !(isSelectedByHand && selected?.state?.status === 'active')) {
      selected = row;
      isSelectedByHand = false;
    }
    return row;
  }

  return {
    addEvent(actor: Actor, event: unknown) {
      const row = rowOf(actor);
      row.events.unshift({ at: new Date().toLocaleTimeString('tr-TR'), event });
      row.events.length = Math.min(row.events.length, maxEvents);
      if (row === selected) show();
    },
    setState(actor: Actor, state: State) {
      const row = rowOf(actor);
      row.state = state;
      row.button.classList.toggle('ended', state.status !== 'active');
      if (row === selected) show();
    },
  };
}
