import type { ApiClient } from '../../../api/client.ts';
import type { Operation } from '../document/document.ts';
import { sampleBody, toForm } from './sampleBodies.ts';

interface Init {
  params: { path: Record<string, unknown>; query: Record<string, unknown>; header: Record<string, unknown> };
  body?: unknown;
  parseAs?: 'blob';
}

/** A request that the contract accepts: its examples, or a body made from the schema. */
export function sampleCall(operation: Operation): Init {
  const named = (place: 'path' | 'header') =>
    Object.fromEntries(
      operation.parameters.filter((one) => one.in === place).map(({ name, example }) => [name, example]),
    );
  const body = sampleBody(operation);
  const isForm = operation.body?.type === 'multipart/form-data';
  const success = Object.keys(operation.responses.get(200)?.content ?? {});
  const isFile = success.length > 0 && !success.includes('application/json');
  return {
    params: { path: named('path'), query: {}, header: named('header') },
    ...(body === undefined ? {} : { body: isForm ? toForm(body) : body }),
    ...(isFile ? { parseAs: 'blob' as const } : {}),
  };
}

/** Calls an operation through the generated client. */
export async function callThrough(client: ApiClient, operation: Operation, init: Init): Promise<unknown> {
  const call: unknown = Reflect.get(client, operation.method);
  if (typeof call !== 'function') throw new Error(`The client has no ${operation.method}`);
  const answer: unknown = await Reflect.apply(call, client, [operation.path, init]);
  return Object(answer).data;
}
