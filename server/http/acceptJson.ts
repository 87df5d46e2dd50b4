import type { FastifyInstance } from 'fastify';

/** Accepts JSON bodies, and removes Fastify's other default parsers. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // a client may declare JSON and send nothing; the schema decides whether a body is required
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}
