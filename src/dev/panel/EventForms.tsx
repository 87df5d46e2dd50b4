import { useEffect, useState } from 'react';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type EventField, type EventFields, eventFieldsPath } from '../eventFields.ts';
import { nextEvents, otherEvents, type Refusal, refusal } from './acceptance.ts';
import { print, short } from './describe.ts';

interface EventFormsProps {
  actor: AnyActor;
  snapshot: AnyMachineSnapshot;
  /** The context without secrets. */
  details: Record<string, unknown>;
}

let reading: Promise<EventFields> | undefined;
/** Asked once for each page: the server reads the types of all machines together. */
function readFields(): Promise<EventFields> {
  reading ??= fetch(eventFieldsPath).then((answer) => answer.json());
  return reading;
}

/** What the machine would take now, each with a form for its payload; the rest with the reason. */
export function EventForms({ actor, snapshot, details }: EventFormsProps) {
  const [fields, setFields] = useState<EventFields>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    readFields().then(setFields, (error: unknown) => setProblem(String(error)));
  }, []);
  const types = nextEvents(snapshot);
  const others = [...otherEvents(snapshot)];
  return (
    <section aria-label="Events" className="events">
      <h2>Takes now</h2>
      {problem !== '' && <p role="alert">{problem}</p>}
      {!fields && problem === '' && <p role="status">Reading the types of the events…</p>}
      {types.length === 0 && <p>No event from outside.</p>}
      {types.map((type) => (
        <EventForm
          key={type}
          type={type}
          fields={fields ? (fields[snapshot.machine.id]?.[type] ?? []) : undefined}
          actor={actor}
          snapshot={snapshot}
          details={details}
        />
      ))}
      {others.length > 0 && (
        <>
          <h3>Only in other states</h3>
          <ul>
            {others.map(([type, states]) => (
              <li key={type}>
                {type} <small>{states.join(', ')}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface EventFormProps extends EventFormsProps {
  type: string;
  /** Undefined while the types are read. */
  fields: readonly EventField[] | undefined;
}

/** What was entered: the text or the tick of a control, or the chosen files. */
type Entered = string | boolean | readonly File[];

function firstOf({ kind, choices, isOptional }: EventField): Entered {
  if (kind === 'boolean') return false;
  if (kind === 'choice' && !isOptional) return String(choices[0]);
  return kind === 'number' ? '0' : '';
}

/** @throws SyntaxError when the text is no JSON. */
function toValue({ kind, choices, isOptional }: EventField, entered: Entered): unknown {
  if (kind === 'function') return () => undefined;
  if (kind === 'file') return Array.isArray(entered) ? entered[0] : undefined;
  if (kind === 'text' || typeof entered !== 'string') return entered;
  if (entered === '' && isOptional) return undefined;
  if (kind === 'choice') return choices.find((choice) => String(choice) === entered);
  return kind === 'number' ? Number(entered) : JSON.parse(entered);
}

function EventForm({ type, fields, actor, snapshot, details }: EventFormProps) {
  const [entered, setEntered] = useState<Record<string, Entered>>({});
  const read = (field: EventField) => entered[field.name] ?? firstOf(field);
  let event: AnyEventObject | undefined;
  let refused: Refusal | undefined;
  try {
    const payload = fields?.map((field) => [field.name, toValue(field, read(field))]) ?? [];
    const wanted = { type, ...Object.fromEntries(payload) };
    refused = refusal(snapshot, wanted);
    event = wanted;
  } catch {
    refused = { reason: 'the payload is not complete JSON', reads: [] };
  }
  return (
    <form
      aria-label={type}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (event) actor.send(event);
      }}
    >
      <button type="submit" disabled={!fields || refused !== undefined}>
        {type}
      </button>
      {refused && <small> {refused.reason}</small>}
      {refused?.reads.map((path) => (
        <p key={path} className="payload">
          <b>{path}:</b> {short(print(valueAt(details, path)))}
        </p>
      ))}
      {fields?.map((field) => (
        <div key={field.name} className="field" title={field.type}>
          {field.name}
          <Control
            field={field}
            value={read(field)}
            onChange={(value) => setEntered((now) => ({ ...now, [field.name]: value }))}
          />
        </div>
      ))}
    </form>
  );
}

const valueAt = (details: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => Object(part)[name], details);

interface ControlProps {
  field: EventField;
  value: Entered;
  onChange: (value: Entered) => void;
}

function Control({ field: { name, kind, choices, type, isOptional }, value, onChange }: ControlProps) {
  switch (kind) {
    case 'function':
      return <small>a function that does nothing</small>;
    case 'boolean':
      return (
        <input
          type="checkbox"
          aria-label={name}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <select aria-label={name} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {isOptional && <option value="" />}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case 'file':
    case 'files':
      return (
        <input
          type="file"
          aria-label={name}
          multiple={kind === 'files'}
          onChange={({ target }) => onChange([...(target.files ?? [])])}
        />
      );
    case 'json':
      return (
        <textarea
          aria-label={name}
          rows={2}
          placeholder={type}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return (
        <input
          type={kind === 'number' ? 'number' : 'text'}
          step="any"
          aria-label={name}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
