import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * Structured logs on stdout. They hold no bodies, query strings, tokens, digests or names. Of an
 * error they hold type, code, message, stack and cause. A data exception of PostgreSQL loses its
 * message, because it quotes the refused value.
 */
export function createLogger(level: LogLevel, to: DestinationStream = standardOutput()): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    to,
  );
}

/** Standard output. A line that cannot be written, for example to a closed terminal, is dropped. */
function standardOutput(): DestinationStream {
  return destination({ fd: 1, sync: false }).on('error', () => undefined);
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // class 22 of PostgreSQL's codes, data exceptions, quotes the value in the message
  const message = code !== undefined && /^22[0-9A-Z]{3}$/.test(code) ? 'data exception' : error.message;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code,
    message,
    stack: frames?.join('\n'),
    cause: error.cause && describeError(error.cause),
  };
}

const saneId = /^[\w.-]{8,64}$/;

/** The id of a request: what a proxy in front gave it, if that is harmless, or a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
}

/**
 * One line per answered request: the route's pattern, never its address, because that may hold
 * names.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.info(
      {
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
