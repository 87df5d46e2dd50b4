import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const folders = {
  viewer: fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist'))),
  contract: fileURLToPath(new URL('../..', import.meta.url)),
};

/** The viewer's styles hold pictures. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const aDay = 'public, max-age=86400';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Arazi Teklif API</title>
<link rel="stylesheet" href="/api/swagger-ui.css">
<script src="/api/swagger-ui-bundle.js" defer></script>
<script src="/api/viewer.js" defer></script>
</head>
<body>
<main id="viewer"></main>
<noscript><p>The viewer needs JavaScript. The contract itself: <a href="/api/openapi.yaml">openapi.yaml</a></p></noscript>
</body>
</html>
`;

const script = `SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#viewer',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: null,
});
`;

/** The API's page for those who write programs: the contract in a viewer, all from our own files. */
export function registerApiPage(app: FastifyInstance): void {
  app.get('/api', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .send(page),
  );
  app.get('/api/viewer.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', aDay).send(script),
  );
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    app.get(`/api/${file}`, async (_request, reply) =>
      reply.header('cache-control', aDay).sendFile(file, folders.viewer, { cacheControl: false }),
    );
  }
  app.get('/api/openapi.yaml', async (_request, reply) =>
    reply
      .type('application/yaml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .sendFile('openapi.yaml', folders.contract, { cacheControl: false }),
  );
}
