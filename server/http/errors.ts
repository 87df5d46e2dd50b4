import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorBody, Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { isDiskFull, noRoom } from '../files/diskSpace.ts';
import { FileStoreError } from '../files/fileStore.ts';
import { fileStoreText } from '../files/fileStoreText.ts';
import { rulesOf } from './contract/acceptForms.ts';
import { fieldSentences } from './contract/validation.ts';
import { defaultHeaders } from './headers.ts';

/**
 * Answers every failed call with the shared error body and a Turkish sentence. The cause goes to
 * the log only.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request);
  if (refusal?.status === 507) request.log.error({ err: error }, 'no room for files');
  if (refusal) return reply.code(refusal.status).headers(refusal.headers).send(refusal.toBody());
  request.log.error({ err: error, route: request.routeOptions.url }, 'a call failed');
  const message =
    error instanceof FileStoreError ? fileStoreText.failed[error.operation] : refusalText.failed;
  return reply.code(500).send(errorBody(message));
}

/** The shared error body. */
function errorBody(message: string): ErrorBody {
  return { status: 'error', message };
}

/** The declared refusal behind an error; undefined when the server is at fault. */
function refusalOf(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error) && rulesOf(request.routeOptions.schema?.operationId)) return noRoom();
  if (isBadText(error)) return new Refusal(400, refusalText.badInput);
  if (!isFastifyError(error)) return undefined;
  if (error.validation) {
    const fields = fieldSentences(error.validation, request.routeOptions.schema?.operationId);
    return Object.keys(fields).length > 0
      ? new Refusal(400, refusalText.checkFields, { fields })
      : new Refusal(400, refusalText.badInput);
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refusal(413, refusalText.tooLarge);
  if (status === 415) return new Refusal(415, refusalText.wrongType);
  if (status === 404) return new Refusal(404, refusalText.missing);
  return status >= 400 && status < 500 ? new Refusal(400, refusalText.badInput) : undefined;
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error);
}

/** PostgreSQL's codes for a null character in a text or in JSON; the sender has caused it. */
function isBadText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['22021', '22P05'].includes(String(error.code));
}

/** Answers 404 for an address that the contract does not have. */
export function answerUnknownCall(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(errorBody(refusalText.noSuchCall));
}

/** Answers bytes that are not an HTTP request; there is no route and no hook, only the socket. */
export function answerBadRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBody(refusalText.badInput));
  const head = Object.entries({
    ...defaultHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
  socket.write(`HTTP/1.1 400 Bad Request\r\nconnection: close\r\n${head}\r\n\r\n${body}`);
  // `end` alone would leave the connection open until the client closes its side
  socket.destroySoon();
}
