import { panelStyle } from './panelStyle.ts';
import { stateTree } from './stateTree.ts';

interface ActorRow {
  name: string;
  definition: string | undefined;
  parentId: string | undefined;
  state: unknown;
  events: { at: string; event: unknown }[];
  button: HTMLButtonElement;
}
const longest = 200;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/**
 * The inspector's panel at the bottom of the page: actors on the left, the chosen one's states, its
 * context and its events beside them.
 */
export function createPanel() {
  const actors = new Map<string, ActorRow>();
  let chosen: string | undefined;
  let isChosenByHand = false;

  const host = element('aside', '');
  host.dataset.inspector = '';
  host.setAttribute('aria-label', 'Inspector');
  const shadow = host.attachShadow({ mode: 'open' });
  const list = element('nav', 'actors');
  const tree = element('section', 'tree');
  const context = element('pre', 'context');
  const events = element('ol', 'events');
  const toggle = element('button', 'toggle', 'Inspector');
  const panel = element('div', 'panel', list, tree, context, events);
  shadow.append(element('style', '', panelStyle), toggle, panel);
  toggle.addEventListener('click', () => {
    panel.hidden = !panel.hidden;
    makeRoom();
  });
  // what the panel covers can be scrolled into view
  const makeRoom = () => {
    document.body.style.paddingBottom = panel.hidden ? '' : '46vh';
  };
  makeRoom();
  document.body.append(host);

  function show(): void {
    const row = chosen === undefined ? undefined : actors.get(chosen);
    for (const [id, { button }] of actors) button.setAttribute('aria-pressed', String(id === chosen));
    if (!row) return;
    const { value, context: kept, ...rest } = Object(row.state);
    tree.replaceChildren(stateTree(row.definition, value));
    context.textContent = JSON.stringify(kept ?? rest, null, 2);
    events.replaceChildren(
      ...row.events.toReversed().map(({ at, event }) => {
        const { type, input: _, ...payload } = Object(event);
        const details = Object.keys(payload).length > 0 ? JSON.stringify(payload) : '';
        return element('li', '', element('time', '', at), element('b', '', String(type)), ` ${details}`);
      }),
    );
  }

  const isAtWork = (sessionId: string) => Object(actors.get(sessionId)?.state).status === 'active';

  /**
   * React makes some actors that it never starts: they are listed when something happens to them.
   * The newest of a page is the one looked at, but for one that was chosen by hand, until it ends.
   */
  function touch(sessionId: string): ActorRow | undefined {
    const row = actors.get(sessionId);
    if (row && !row.button.isConnected) {
      list.append(row.button);
      const isHeld = isChosenByHand && chosen !== undefined && isAtWork(chosen);
      if (!row.parentId && !isHeld) {
        chosen = sessionId;
        isChosenByHand = false;
      }
    }
    return row;
  }

  return {
    /** An actor that has come into being. */
    addActor({
      sessionId,
      name,
      definition,
      parentId,
      state,
    }: Omit<ActorRow, 'events' | 'button'> & { sessionId: string }) {
      const button = element('button', parentId ? 'child' : '', name);
      button.addEventListener('click', () => {
        chosen = sessionId;
        isChosenByHand = true;
        show();
      });
      actors.set(sessionId, { name, definition, parentId, state, events: [], button });
    },
    addEvent(sessionId: string, event: unknown) {
      const row = touch(sessionId);
      if (!row) return;
      row.events.push({ at: new Date().toLocaleTimeString('tr-TR'), event });
      if (row.events.length > longest) row.events.shift();
      if (sessionId === chosen) show();
    },
    keepSnapshot(sessionId: string, state: unknown) {
      const row = touch(sessionId);
      if (!row) return;
      row.state = state;
      row.button.classList.toggle('ended', Object(state).status !== 'active');
      if (sessionId === chosen) show();
    },
  };
}
