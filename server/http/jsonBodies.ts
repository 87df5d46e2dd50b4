import type { FastifyInstance } from 'fastify';

/** Lets operations take JSON, and nothing else that a body could be. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // a client may say JSON and send nothing; whether that is enough, the contract says
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}
