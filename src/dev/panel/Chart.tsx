import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { drawChart } from '../chart/drawChart.ts';
import { markChart } from '../chart/markChart.ts';
import { type Moment, machineSnapshot } from '../recording.ts';

interface ChartProps {
  machine: AnyStateMachine;
  moment: Moment;
}

/** A smaller chart cannot be read. */
const minFit = 0.6;

/** The machine's chart, with the moment's states, last transition, actors and delays marked. */
export function Chart({ machine, moment }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState('');
  const [problem, setProblem] = useState('');
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    let isWanted = true;
    setProblem('');
    drawChart(machine)
      .then((drawn) => isWanted && setSvg(drawn))
      .catch((error: unknown) => isWanted && setProblem(String(error)));
    return () => {
      isWanted = false;
    };
  }, [machine]);

  useEffect(() => {
    if (place.current && svg !== '') place.current.innerHTML = svg;
  }, [svg]);

  useEffect(() => {
    const chart = place.current?.querySelector('svg');
    if (!chart || !place.current) return;
    const { width, height } = sizeOf(svg);
    const scale = zoom * Math.min(1, Math.max(minFit, (place.current.clientWidth - 16) / width));
    chart.setAttribute('width', String(width * scale));
    chart.setAttribute('height', String(height * scale));
    showActive(place.current);
  }, [zoom, svg]);

  useEffect(() => {
    const snapshot = machineSnapshot(moment.snapshot);
    const chart = place.current?.querySelector('svg');
    if (svg === '' || !snapshot || !chart || !place.current) return;
    markChart(chart, { snapshot, transitions: moment.transitions, running: moment.running });
    showActive(place.current);
  }, [moment, svg]);

  return (
    <section aria-label="Chart" className="chart">
      <header>
        <h2>{machine.id}</h2>
        <button type="button" aria-label="Smaller" onClick={() => setZoom((now) => now / 1.2)}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => setZoom((now) => now * 1.2)}>
          +
        </button>
      </header>
      {problem !== '' && <p role="alert">{problem}</p>}
      {problem === '' && svg === '' && <p role="status">Drawing the chart…</p>}
      <div ref={place} className="drawing" />
    </section>
  );
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  return { width, height };
}

/** Scrolls so that an active state can be seen. */
function showActive(place: HTMLElement): void {
  const state = place.querySelector('.node.active');
  if (!state) return;
  const [inner, outer] = [state.getBoundingClientRect(), place.getBoundingClientRect()];
  const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isSeen) place.scrollTop += inner.top - outer.top - outer.height / 3;
  if (inner.left < outer.left || inner.right > outer.right)
    place.scrollLeft += inner.left - outer.left - outer.width / 3;
}
