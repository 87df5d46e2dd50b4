/**
 * Draws a machine's states as nested lists, with the active ones marked and each state's events
 * beside it.
 */
export function stateTree(definition: string | undefined, value: unknown): HTMLElement {
  const root = document.createElement('ul');
  let machine: unknown;
  try {
    machine = JSON.parse(definition ?? 'null');
  } catch {
    machine = undefined;
  }
  const states = Object(Object(machine).states);
  root.append(...Object.entries(states).map(([name, state]) => branch(name, state, value)));
  if (Object.keys(states).length === 0) root.textContent = 'no states of its own';
  return root;
}

function branch(name: string, state: unknown, value: unknown): HTMLLIElement {
  const { states, on, after, invoke } = Object(state);
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const item = document.createElement('li');
  const title = document.createElement('b');
  title.textContent = name;
  const notes = document.createElement('small');
  const calls = [invoke].flat().flatMap((call) => (call ? [`runs ${String(Object(call).id)}`] : []));
  const waits = Object.keys(Object(after)).map((delay) => `after ${delay}`);
  notes.textContent = [...calls, ...Object.keys(Object(on)), ...waits].join(' · ');
  item.append(title, ' ', notes);
  const isActive = value === name || inner !== undefined;
  if (isActive) {
    item.className = 'active';
    item.setAttribute('aria-current', 'true');
  }
  const below = Object.entries(Object(states));
  if (below.length > 0) {
    const list = document.createElement('ul');
    list.append(...below.map(([key, child]) => branch(key, child, inner)));
    item.append(list);
  }
  return item;
}
