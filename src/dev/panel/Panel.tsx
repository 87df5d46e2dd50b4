import { type PointerEvent, useState, useSyncExternalStore } from 'react';
import { type Moment, machineSnapshot, type RecordedActor, type Recording, statusOf } from '../recording.ts';
import { ActorTree } from './ActorTree.tsx';
import { Chart } from './Chart.tsx';
import { type Choice, shownActor } from './choice.ts';
import { activeStates, print } from './describe.ts';
import { EventForms } from './EventForms.tsx';
import { useLayout } from './layout.ts';
import { Timeline } from './Timeline.tsx';

/** On a narrow panel one part is shown at a time. */
const tabs = ['Actors', 'Chart', 'Now', 'Timeline'] as const;

/** The inspector: the actors, and the chart, state and past of the chosen one. */
export function Panel({ recording }: { recording: Recording }) {
  useSyncExternalStore(recording.subscribe, recording.version);
  const { layout, dock, fold, resize } = useLayout();
  const [choice, setChoice] = useState<Choice>({});
  const [tab, setTab] = useState<(typeof tabs)[number]>('Chart');
  const shown = shownActor(recording.actors, choice);
  const past = shown?.moments.find(({ number }) => number === choice.moment);
  const moment = past ?? shown?.moments.at(-1);

  const choose = (actor: RecordedActor) => {
    setChoice({ actor: actor.actor.sessionId, wasEnded: statusOf(actor) !== 'active' });
    setTab('Chart');
  };
  const show = (number: number | undefined) => {
    if (!shown) return;
    const { sessionId: actor } = shown.actor;
    const wasEnded = choice.actor === actor ? choice.wasEnded === true : false;
    setChoice({ actor, wasEnded, ...(number === undefined ? {} : { moment: number }) });
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const fromEdge =
      layout.side === 'bottom'
        ? 1 - event.clientY / window.innerHeight
        : 1 - event.clientX / window.innerWidth;
    resize(fromEdge * 100);
  };
  const { side, isFolded, share } = layout;
  const size = isFolded ? {} : side === 'bottom' ? { height: `${share}vh` } : { width: `${share}vw` };

  return (
    <div className="panel" data-side={side} data-folded={isFolded} style={size}>
      {!isFolded && (
        <div
          className="grip"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
      )}
      <header className="bar">
        <button type="button" aria-expanded={!isFolded} onClick={fold}>
          {isFolded ? '▸' : '▾'} Inspector
        </button>
        {!isFolded && (
          <button type="button" onClick={() => dock(side === 'bottom' ? 'right' : 'bottom')}>
            {side === 'bottom' ? 'Dock right' : 'Dock below'}
          </button>
        )}
      </header>
      {!isFolded && (
        <>
          {past && shown && moment && (
            <p className="past" role="status">
              Looking back at <b>{moment.event.type}</b>, event {shown.moments.indexOf(moment) + 1} of{' '}
              {shown.moments.length}. Read-only.
              <button type="button" className="back" onClick={() => show(undefined)}>
                Back to now
              </button>
            </p>
          )}
          <div role="tablist" className="tabs">
            {tabs.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={tab === name}
                onClick={() => setTab(name)}
              >
                {name}
              </button>
            ))}
          </div>
          <div className="parts" data-tab={tab}>
            <ActorTree actors={[...recording.actors.values()]} shown={shown} onChoose={choose} />
            {shown && moment ? (
              <>
                <ShownChart key={shown.name} moment={moment} name={shown.name} />
                <div className="now">
                  {past ? null : <Events key={shown.actor.sessionId} recorded={shown} moment={moment} />}
                  <State moment={moment} />
                </div>
                <Timeline
                  key={shown.actor.sessionId}
                  recording={recording}
                  recorded={shown}
                  shown={moment}
                  isPast={past !== undefined}
                  onShow={show}
                />
              </>
            ) : (
              <p>No actor is running.</p>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function ShownChart({ moment, name }: { moment: Moment; name: string }) {
  const snapshot = machineSnapshot(moment.snapshot);
  if (snapshot) return <Chart machine={snapshot.machine} moment={moment} />;
  return (
    <section aria-label="Chart" className="chart">
      <h2>{name}</h2>
      <p>This actor is a call or a watcher, not a machine: it has no chart.</p>
    </section>
  );
}

function Events({ recorded, moment }: { recorded: RecordedActor; moment: Moment }) {
  const snapshot = machineSnapshot(moment.snapshot);
  if (snapshot?.status !== 'active') return null;
  return <EventForms actor={recorded.actor} snapshot={snapshot} details={moment.details} />;
}

function State({ moment }: { moment: Moment }) {
  const snapshot = machineSnapshot(moment.snapshot);
  return (
    <section aria-label="State" className="state">
      <h2>State</h2>
      <ul>
        {(snapshot ? activeStates(snapshot.value) : [moment.snapshot.status]).map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      {snapshot && snapshot.status !== 'active' && <p>{snapshot.status}</p>}
      {snapshot && snapshot.tags.size > 0 && <p>tags: {[...snapshot.tags].join(', ')}</p>}
      {moment.running.length > 0 && <p>runs: {moment.running.join(', ')}</p>}
      <h3>Context</h3>
      <pre>{print(moment.details)}</pre>
    </section>
  );
}
