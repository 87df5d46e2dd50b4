import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { chartId } from './drawChart.ts';
import { arrowsOf, idOf, invokeText, line, stayText, toMermaid } from './mermaid.ts';
import { transitionText } from './transitionText.ts';

interface ChartMarks {
  snapshot: AnyMachineSnapshot;
  /** The transitions that led to the snapshot. */
  transitions: readonly AnyTransitionDefinition[];
  /** Ids of the running invoked actors. */
  running: readonly string[];
}

const marks = ['active', 'last', 'running'] as const;

/** Marks in a drawn chart: active states, last transitions, running actors and delays. */
export function markChart(chart: Element, { snapshot, transitions, running }: ChartMarks): void {
  for (const marked of chart.querySelectorAll('mark')) marked.replaceWith(...marked.childNodes);
  chart.normalize();
  for (const mark of marks)
    for (const node of chart.querySelectorAll(`.${mark}`)) node.classList.remove(mark);
  const { machine } = snapshot;
  const arrows = arrowsOf(machine.root);
  const lines = toMermaid(machine)
    .split('\n')
    .filter((text) => text.includes(' --> '));

  function markTransition(transition: AnyTransitionDefinition, mark: 'last' | 'running'): void {
    if (transition.target === undefined) {
      markText(stateOf(chart, transition.source, true), stayText(transition), mark);
      return;
    }
    for (const arrow of arrows.filter((one) => one.transitions.includes(transition))) {
      const number = lines.findIndex((text) => text.trim() === line(arrow));
      const [path, label] = chart.querySelectorAll(`[data-id="edge${number}"]`);
      path?.classList.add(mark);
      markText(label, transitionText(transition), mark);
    }
  }

  for (const node of snapshot._nodes) {
    stateOf(chart, node)?.classList.add('active');
    for (const { id } of node.invoke.filter(({ id }) => running.includes(id)))
      markText(stateOf(chart, node, true), invokeText(id), 'running');
    if (snapshot.status === 'active') for (const delayed of node.after) markTransition(delayed, 'running');
  }
  for (const transition of transitions) markTransition(transition, 'last');
}

/** @param listing finds the part that lists what a state runs and takes: for a box, "anywhere". */
function stateOf(chart: Element, node: AnyStateNode, listing = false): Element | undefined {
  const id = idOf(node) + (listing && Object.keys(node.states).length > 0 ? '_anywhere' : '');
  const name = new RegExp(`^${chartId}-state-${id}-\\d+$`);
  return [...chart.querySelectorAll(`[id^="${chartId}-state-${id}-"]`)].find((part) => name.test(part.id));
}

function markText(part: Element | undefined, text: string, mark: string): void {
  if (!part) return;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let found = walker.nextNode(); found; found = walker.nextNode()) {
    if (found.textContent?.trim() !== text || !(found instanceof Text)) continue;
    const around = document.createElement('mark');
    around.className = mark;
    found.replaceWith(around);
    around.append(found);
    return;
  }
}
