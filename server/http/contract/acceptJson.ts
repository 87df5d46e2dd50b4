import type { FastifyInstance } from 'fastify';
import type { Services } from '../../resources/services.ts';
import { checkSignature } from './signedBodies.ts';

/** Accepts JSON bodies, and removes Fastify's other default parsers. */
export function acceptJson(app: FastifyInstance, services: Pick<Services, 'config'>): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      checkSignature(request, body, services);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    // a client may declare JSON and send nothing; the schema decides whether a body is required
    if (body.length === 0) done(null, undefined);
    else void parseJson(request, body.toString('utf8'), (error, parsed) => done(error, wellFormed(parsed)));
  });
}

/**
 * Replaces halves of characters that JSON escapes can hold: the database stores them in no JSON
 * column.
 */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, inner] of Object.entries(value)) Reflect.set(value, key, wellFormed(inner));
  return value;
}

/** For operations that take no body: one that arrives is discarded, whatever its type. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify would refuse a malformed one
    delete request.headers['content-type'];
    done();
  });
}
