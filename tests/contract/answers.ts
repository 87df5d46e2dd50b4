import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Response } from 'light-my-request';
import { expect } from 'vitest';
import { told } from './calls/toCurl.ts';
import { type Operation, operationAt, violations } from './document/document.ts';

/** The folder where `npm test` collects the answers to each operation. */
const folder = process.env.CONTRACT_ANSWERS;

/**
 * An answer of the real server as one line of JSON: who asked, the operation, the status, the
 * names of the query and header parameters that were sent and, of a refusal, the body.
 */
export type RecordedAnswer = [
  test: 'contract' | 'server',
  id: string,
  status: number,
  sent: string[],
  body?: string,
];

/** Records an answer of the real server, and which of its tests asked for it. */
export function record(
  { id, parameters }: Operation,
  { url, path = url, headers = {} }: InjectOptions,
  status: number,
  body: string,
): void {
  if (!folder) return;
  const test = expect.getState().testPath?.includes('/tests/contract/') ? 'contract' : 'server';
  const query = new URLSearchParams(String(path).split('?')[1]);
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const sent = parameters.flatMap(({ name, in: place }) => {
    const isSent = place === 'query' ? query.has(name) : place === 'header' && names.has(name.toLowerCase());
    return isSent ? [name] : [];
  });
  const answer: RecordedAnswer = status < 400 ? [test, id, status, sent] : [test, id, status, sent, body];
  appendFileSync(join(folder, `${process.pid}.txt`), `${JSON.stringify(answer)}\n`);
}

function isResponse(answer: unknown): answer is Response {
  return typeof answer === 'object' && answer !== null && 'rawPayload' in answer;
}

/** @throws Error that names the operation and repeats the call when the answer breaks the contract. */
function check(request: InjectOptions, answer: unknown): void {
  if (!isResponse(answer)) return;
  const { method = 'GET', url, path = url } = request;
  const operation = operationAt(method, String(path));
  if (!operation) return;
  const isPlain = answer.headers['content-encoding'] === undefined;
  record(operation, request, answer.statusCode, isPlain ? answer.body : '');
  if (!isPlain) return;
  const { statusCode: status, headers, body } = answer;
  const found = violations(operation, { status, headers, body });
  if (found.length > 0)
    throw new Error(
      `The answer breaks the contract:\n${found.join('\n')}\n${told(operation.id, request, answer)}`,
    );
}

/**
 * Makes `inject` reject when an answer breaks the contract's schema.
 */
export function holdToContract(app: FastifyInstance): void {
  app.inject = new Proxy(app.inject, {
    async apply(inject, self, [request, ...others]) {
      const answer: unknown = await Reflect.apply(inject, self, [request, ...others]);
      check(typeof request === 'string' ? { url: request } : Object(request), answer);
      return answer;
    },
  });
}
