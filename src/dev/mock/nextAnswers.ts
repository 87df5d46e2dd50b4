import type { MockAnswer, MockOperation } from './mockOperation.ts';

const key = 'mock';

export interface NextAnswers {
  operations: readonly MockOperation[];
  /** The answer to the next call of an operation, by its id. */
  wanted: ReadonlyMap<string, MockAnswer>;
  want: (id: string, answer: MockAnswer | undefined) => void;
  /** The operation called last. */
  lastCalled: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
  version: () => number;
}

/**
 * Lets a developer choose what the mock answers to the next call of an operation, by the header
 * `Prefer`. Signs in as the person of the contract's examples whose email was typed. The choice
 * survives a reload, so that the first calls of a page can be answered too.
 */
export function createNextAnswers(operations: readonly MockOperation[]): NextAnswers & {
  preferFor: (call: Call) => string | undefined;
  /**
   * Ends a choice that a call has used. `prefer` is the header of the call: a call that was sent
   * before the choice does not end it.
   */
  onAnswer: (call: Call, prefer: string | undefined) => void;
} {
  const stored: [string, MockAnswer][] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const wanted = new Map(stored);
  const listeners = new Set<() => void>();
  let version = 0;
  let last: string | undefined;

  function changed(): void {
    version++;
    sessionStorage.setItem(key, JSON.stringify([...wanted]));
    for (const listener of listeners) listener();
  }

  return {
    operations,
    wanted,
    want: (id, answer) => {
      if (answer) wanted.set(id, answer);
      else wanted.delete(id);
      changed();
    },
    lastCalled: () => last,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    preferFor: (call) => {
      const operation = operationOf(operations, call);
      if (!operation) return undefined;
      if (last !== operation.id) queueMicrotask(changed);
      last = operation.id;
      const answer = wanted.get(operation.id);
      if (answer) return preferenceOf(answer);
      const example = call.email === undefined ? undefined : operation.exampleByEmail[call.email];
      return example && `example=${example}`;
    },
    onAnswer: (call, prefer) => {
      const operation = operationOf(operations, call);
      const answer = operation && wanted.get(operation.id);
      if (!answer || preferenceOf(answer) !== prefer) return;
      wanted.delete(operation.id);
      changed();
    },
  };
}

/** What asks Prism for an answer, in the header `Prefer`. */
const preferenceOf = ({ status, example }: MockAnswer) =>
  [`code=${status}`, ...(example ? [`example=${example}`] : [])].join(', ');

export interface Call {
  method: string;
  path: string;
  /** The email in the body of a sign-in. */
  email?: string | undefined;
}

/** The operation of a call; a path with fixed words is preferred to one with parameters. */
function operationOf(
  operations: readonly MockOperation[],
  { method, path }: Call,
): MockOperation | undefined {
  const parameters = ({ path: own }: MockOperation) => own.split('{').length;
  return operations
    .filter((one) => one.method === method && patternOf(one.path).test(path))
    .toSorted((one, other) => parameters(one) - parameters(other))[0];
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
