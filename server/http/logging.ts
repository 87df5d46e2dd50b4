import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';

/**
 * Structured logs on stdout. They contain no bodies, query strings, tokens, digests or names. An
 * error is logged with its type, code, message, stack and cause; the message of a PostgreSQL data
 * exception is left out, because it quotes the refused value.
 */
export function createLogger(level: LogLevel, to: DestinationStream = standardOutput()): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    to,
  );
}

/** Drops lines that cannot be written, for example to a closed terminal. */
function standardOutput(): DestinationStream {
  return destination({ fd: 1, sync: false }).on('error', () => undefined);
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // class 22 of PostgreSQL's error codes: data exceptions
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

const safeId = /^[\w.-]{8,64}$/;

/** The request id that a proxy has set, if it is safe to log, or a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && safeId.test(given) ? given : randomUUID();
}

/** Logs one line per request, with the route's pattern: the URL itself may contain names. */
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
