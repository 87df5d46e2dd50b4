import type { InjectOptions } from 'fastify';
import type { Operation } from '../document/document.ts';
import { sampleBody, toForm } from './sampleBodies.ts';

/** Parts of a call; the contract's examples supply those that are left out. */
export interface CallOverrides {
  path?: Record<string, unknown>;
  query?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A request as `inject` and `fetch` can send it. */
export interface WireRequest extends InjectOptions {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer<ArrayBuffer>;
}

/** The address of an operation. @param values texts that can stand in an address. */
export function addressOf({ path, parameters }: Operation, values: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? parameters.find((one) => one.name === name)?.example),
  );
}

/** The request of an operation. */
export async function toRequest(
  operation: Operation,
  overrides: CallOverrides,
  headers: Record<string, string>,
): Promise<WireRequest> {
  const { path = {}, query = '' } = overrides;
  const values = Object.entries(path).map(([name, value]) => [name, encodeURIComponent(String(value))]);
  const content = 'body' in overrides ? overrides.body : sampleBody(operation);
  const { type, ...body } = await encoded(operation, content);
  return {
    method: operation.method,
    url: addressOf(operation, Object.fromEntries(values)) + query,
    headers: { ...headers, ...(type && { 'content-type': type }), ...overrides.headers },
    ...body,
  };
}

type Encoded = Pick<WireRequest, 'payload'> & { type?: string };

async function encoded({ body }: Operation, content: unknown): Promise<Encoded> {
  if (!body) return {};
  if (body.type === 'application/json') return { type: body.type, payload: JSON.stringify(content) };
  const form = new Response(toForm(content));
  const type = form.headers.get('content-type') ?? '';
  return { type, payload: Buffer.from(await form.arrayBuffer()) };
}
