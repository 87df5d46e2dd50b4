import type { AnyStateMachine } from 'xstate';
import { toMermaid } from './mermaid.ts';

const drawn = new Map<string, Promise<string>>();
/** The id of each chart; its parts have ids that begin with it. */
export const chartId = 'chart';

/** The looks of what `markChart` marks. */
const markStyles = `
  foreignObject { overflow: visible; }
  mark { background: none; color: inherit; }
  mark.last { color: var(--last); }
  mark.running { color: var(--running); }
  mark.running::before { content: '▶ '; }
  .node.active .outer, .node.active .basic { fill: #5c4a12; stroke: var(--on); stroke-width: 2.5px; }
  .statediagram-cluster.active .outer { stroke: var(--on); stroke-width: 2px; }
  path.running { stroke: var(--running); stroke-width: 2px; }
  path.last { stroke: var(--last); stroke-width: 3px; }
`;

async function draw(text: string): Promise<string> {
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({
    startOnLoad: false,
    theme: 'dark',
    look: 'classic',
    fontFamily: 'ui-sans-serif, system-ui, sans-serif',
    themeCSS: markStyles,
    state: { useMaxWidth: false },
  });
  // Mermaid measures the texts in the page
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; left: -10000px; visibility: hidden';
  document.body.append(place);
  try {
    return (await mermaid.render(chartId, text, place)).svg;
  } finally {
    place.remove();
  }
}

/** The chart of a machine as SVG, drawn from the machine as in `docs/flows.md`. */
export function drawChart(machine: AnyStateMachine): Promise<string> {
  const text = toMermaid(machine);
  const known = drawn.get(text) ?? draw(text);
  drawn.set(text, known);
  return known;
}
