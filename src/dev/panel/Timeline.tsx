import { useState } from 'react';
import { saveFile } from '../../browser/blobUrls.ts';
import { type Moment, machineSnapshot, type RecordedActor, type Recording } from '../recording.ts';
import { type SavedWalk, walkOf } from '../walk.ts';
import { activeStates, type Change, changesBetween, print, short } from './describe.ts';

interface TimelineProps {
  recording: Recording;
  recorded: RecordedActor;
  shown: Moment;
  /** Whether the shown moment is not the last one. */
  isPast: boolean;
  /** @param moment undefined for now. */
  onShow: (moment: number | undefined) => void;
}

interface Entry {
  moment: Moment;
  before: string;
  after: string;
  changes: Change[];
}

function statesOf(moment: Moment | undefined): string {
  if (!moment) return '';
  const snapshot = machineSnapshot(moment.snapshot);
  return snapshot ? activeStates(snapshot.value).join(' + ') : moment.snapshot.status;
}

function entriesOf(moments: readonly Moment[]): Entry[] {
  return moments.map((moment, index) => {
    const last = moments[index - 1];
    return {
      moment,
      before: statesOf(last),
      after: statesOf(moment),
      changes: last ? changesBetween(last.details, moment.details, moment.changed) : [],
    };
  });
}

const timeOf = ({ at }: Moment) => at.toLocaleTimeString('tr-TR');

function toJson({ moment, before, after, changes }: Entry) {
  return {
    at: moment.at.toISOString(),
    event: { type: moment.event.type, ...moment.payload },
    before,
    after,
    changes: Object.fromEntries(changes.map(({ path, ...change }) => [path, change])),
  };
}

const fileNameOf = ({ machine, startedAt }: SavedWalk) =>
  `${machine}-${startedAt.slice(0, 19).replaceAll(/\W/g, '-')}`;

const saveWalk = (walk: SavedWalk) =>
  saveFile(`${fileNameOf(walk)}.json`, new Blob([`${JSON.stringify(walk, null, 2)}\n`]));

/** What an actor has taken, the newest first. Each event can be looked back at. */
export function Timeline({ recording, recorded, shown, isPast, onShow }: TimelineProps) {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState('');
  const entries = entriesOf(recorded.moments);
  const words = search.toLocaleLowerCase('tr').split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    const text = JSON.stringify(toJson(entry)).toLocaleLowerCase('tr');
    return words.every((word) => text.includes(word));
  });
  const walk = isPast ? undefined : walkOf(recording, recorded);
  const at = recorded.moments.indexOf(shown);
  const step = (by: number) => {
    const to = recorded.moments[at + by];
    onShow(to === recorded.moments.at(-1) ? undefined : to?.number);
  };
  const copy = () => {
    const chosen = isPast ? entries.filter(({ moment }) => moment === shown) : found;
    const text = JSON.stringify({ actor: recorded.name, events: chosen.map(toJson) }, null, 2);
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('The browser refused'),
    );
  };
  return (
    <section aria-label="Timeline" className="timeline">
      <header>
        <h2>Timeline</h2>
        <button type="button" aria-label="Step back" disabled={at <= 0} onClick={() => step(-1)}>
          ‹
        </button>
        <button type="button" aria-label="Step forward" disabled={!isPast} onClick={() => step(1)}>
          ›
        </button>
        <input
          type="search"
          aria-label="Search the timeline"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <button type="button" onClick={copy}>
          {isPast ? 'Copy this event' : 'Copy as JSON'}
        </button>
        {walk && (
          <button type="button" onClick={() => saveWalk(walk)}>
            Save this walk
          </button>
        )}
        <span role="status">{copied}</span>
      </header>
      <ol>
        {found.toReversed().map(({ moment, before, after, changes }) => (
          <li key={moment.number} aria-current={moment === shown ? 'step' : undefined}>
            <button
              type="button"
              className="entry"
              onClick={() => onShow(moment === recorded.moments.at(-1) ? undefined : moment.number)}
            >
              <time>{timeOf(moment)}</time> <b>{moment.event.type}</b>
            </button>
            <p className="states">
              {before === after ? after : [before, after].filter(Boolean).join(' → ')}
              {before === after && <small> (stays)</small>}
            </p>
            {Object.keys(moment.payload).length > 0 && (
              <p className="payload">{short(print(moment.payload))}</p>
            )}
            {changes.map(({ path, before: old, after: now }) => (
              <p key={path} className="change">
                <b>{path}</b> <del>{short(print(old))}</del> → <ins>{short(print(now))}</ins>
              </p>
            ))}
          </li>
        ))}
      </ol>
      {found.length === 0 && <p>No event has these words.</p>}
    </section>
  );
}
