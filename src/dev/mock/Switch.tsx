import { useState, useSyncExternalStore } from 'react';
import type { MockAnswer } from './mockOperation.ts';
import type { NextAnswers } from './nextAnswers.ts';

const label = ({ status, example }: MockAnswer) => [status, example].filter(Boolean).join(' ');

/** The switch in the corner: what the mock answers to the next call of an operation. */
export function Switch({ next }: { next: NextAnswers }) {
  useSyncExternalStore(next.subscribe, next.version);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const operations = next.operations.toSorted((one, other) => one.id.localeCompare(other.id));
  const id = chosen ?? next.lastCalled() ?? operations[0]?.id ?? '';
  const operation = operations.find((one) => one.id === id);
  const wanted = next.wanted.get(id);
  return (
    <div className="mock">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Mock{next.wanted.size > 0 && ` (${next.wanted.size})`}
      </button>
      {isOpen && (
        <div className="choice">
          <label htmlFor="operation">Next call of</label>
          <select id="operation" value={id} onChange={({ target }) => setChosen(target.value)}>
            {operations.map((one) => (
              <option key={one.id}>{one.id}</option>
            ))}
          </select>
          <label htmlFor="answer">is answered by</label>
          <select
            id="answer"
            value={wanted ? label(wanted) : ''}
            onChange={({ target }) =>
              next.want(
                id,
                operation?.answers.find((answer) => label(answer) === target.value),
              )
            }
          >
            <option value="">the first example</option>
            {operation?.answers.map((answer) => (
              <option key={label(answer)}>{label(answer)}</option>
            ))}
          </select>
          {next.wanted.size > 0 && (
            <ul>
              {[...next.wanted].map(([name, answer]) => (
                <li key={name}>
                  {name}: {label(answer)}{' '}
                  <button
                    type="button"
                    aria-label={`Forget ${name}`}
                    onClick={() => next.want(name, undefined)}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
