import { brokenRules, type Operation, type Parameter } from '../document/document.ts';
import { sampleBody, toForm } from './sampleBodies.ts';
import type { CallOverrides, Condition } from './scene.ts';

export interface Recipe {
  condition?: Condition;
  as: 'visitor' | 'consultant' | 'admin';
  overrides: CallOverrides;
}

const isId = ({ in: place, schema }: Parameter) => place === 'path' && schema.type === 'integer';
/** Two megabytes: more than any text field accepts. */
const tooMuch = 'a'.repeat(2 * 1024 * 1024);

/**
 * A request that makes the server answer with a failure, derived from the contract alone. Undefined
 * where a failure needs several steps, such as a conflict: tests/server covers those.
 */
export function failing(operation: Operation, status: number): Recipe | undefined {
  const { parameters, body, security } = operation;
  const as = security.includes('session') ? 'admin' : 'visitor';
  const ids = parameters.filter(isId);
  const every = (value: unknown) => Object.fromEntries(ids.map(({ name }) => [name, value]));
  switch (status) {
    case 400: {
      const bad = parameters.find(({ in: place }) => place !== 'header');
      if (body?.type === 'application/json') {
        // where no field is required, only another type than an object is wrong
        const isWrong = brokenRules(body.media.schema ?? {}, {}).length > 0;
        return { as, overrides: { body: isWrong ? {} : [] } };
      }
      // any text may be a token: only an address that cannot be read is wrong
      if (bad?.name === 'token') return undefined;
      if (bad?.in === 'path') return { as, overrides: { path: { [bad.name]: '!' } } };
      if (bad?.in === 'query') {
        // too long for a search, and no number
        const wrong = 'a'.repeat(101);
        return { as, overrides: { query: `?${bad.name}=${wrong}` } };
      }
      return body ? { as, overrides: { body: {} } } : undefined;
    }
    case 401:
      if (operation.id === 'login')
        return { as, overrides: { body: { email: 'kimse@example.com', password: '0'.repeat(32) } } };
      return security.length > 0
        ? { as: 'visitor', overrides: { headers: { 'x-token': 'wrong', token: '0.wrong' } } }
        : undefined;
    case 403:
      return { as: 'consultant', overrides: {} };
    case 404:
      return ids.length > 0 ? { as, overrides: { path: every(Number.MAX_SAFE_INTEGER) } } : undefined;
    case 413:
      if (!body) return undefined;
      return {
        as,
        overrides: {
          body: body.type === 'application/json' ? { metin: tooMuch } : { title: tooMuch, name: tooMuch },
        },
      };
    case 415:
      return body
        ? { as, overrides: { headers: { 'content-type': 'text/plain' }, body: 'metin' } }
        : undefined;
    case 429:
      return { as, condition: 'throttled', overrides: {} };
    case 500:
      return { as, condition: 'failing', overrides: {} };
    case 503:
      return operation.id === 'getReadiness' ? { as, condition: 'unready', overrides: {} } : undefined;
    default:
      return undefined;
  }
}

/**
 * Builds the request of an operation; the contract's examples supply what `overrides` leaves out.
 */
export function toRequest(operation: Operation, overrides: CallOverrides, headers: Record<string, string>) {
  const examples = operation.parameters.filter((one) => one.in === 'path');
  const values = {
    ...Object.fromEntries(examples.map(({ name, example }) => [name, example])),
    ...overrides.path,
  };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(values, name))),
  );
  const content = 'body' in overrides ? overrides.body : sampleBody(operation);
  const isJson = operation.body?.type === 'application/json';
  const type = typeof content === 'string' || !isJson ? {} : { 'content-type': 'application/json' };
  const body = typeof content === 'string' ? content : isJson ? JSON.stringify(content) : toForm(content);
  return {
    path: path + (overrides.query ?? ''),
    init: {
      method: operation.method,
      headers: { ...headers, ...type, ...overrides.headers },
      ...(operation.body ? { body } : {}),
    },
  };
}
