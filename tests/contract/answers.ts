import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Response } from 'light-my-request';
import { operationAt, violations } from './document/document.ts';

/** The folder where `npm test` collects the answers to each operation. */
const folder = process.env.CONTRACT_ANSWERS;

/**
 * An answer of the real server as one line of JSON: who asked, the operation, the status and, of a
 * refusal, the body.
 */
export type RecordedAnswer = [test: 'contract' | 'server', id: string, status: number, body?: string];

/** Records an answer of the real server, and which of its tests asked for it. */
export function record(...[test, id, status, body]: Required<RecordedAnswer>): void {
  if (!folder) return;
  const answer: RecordedAnswer = status < 400 ? [test, id, status] : [test, id, status, body];
  appendFileSync(join(folder, `${process.pid}.txt`), `${JSON.stringify(answer)}\n`);
}

function isResponse(answer: unknown): answer is Response {
  return typeof answer === 'object' && answer !== null && 'rawPayload' in answer;
}

/** @throws Error with the operation's name when the answer breaks the contract. */
function check(request: unknown, answer: unknown): void {
  if (!isResponse(answer)) return;
  const { method = 'GET', url = '', path = url } = Object(request);
  const operation = operationAt(String(method), typeof request === 'string' ? request : String(path));
  if (!operation) return;
  const isPlain = answer.headers['content-encoding'] === undefined;
  record('server', operation.id, answer.statusCode, isPlain ? answer.body : '');
  const found = violations(operation, {
    status: answer.statusCode,
    headers: answer.headers,
    body: isPlain ? answer.body : 'null',
  });
  if (isPlain && found.length > 0)
    throw new Error(`The answer breaks the contract:\n${found.join('\n')}\n${answer.body.slice(0, 500)}`);
}

/**
 * Makes `inject` reject when an answer breaks the contract's schema.
 */
export function holdToContract(app: FastifyInstance): void {
  app.inject = new Proxy(app.inject, {
    async apply(inject, self, [request, ...others]) {
      const answer: unknown = await Reflect.apply(inject, self, [request, ...others]);
      check(request, answer);
      return answer;
    },
  });
}
