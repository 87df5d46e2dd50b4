/** Requests that arrive while the server stops. */
import { test as base, expect, vi } from 'vitest';
import { startTestServer } from '../fixtures/testServer.ts';

const test = base.extend('app', async ({}, { onCleanup }) => {
  const { app, stop } = await startTestServer();
  onCleanup(stop);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
});

test('a request that arrives after the stop has begun is answered as before', async ({ app }) => {
  const { server, listeningOrigin } = app;
  const closePort = server.close.bind(server);
  const answered = Promise.withResolvers<number>();
  // Fastify closes the port last
  vi.spyOn(server, 'close').mockImplementation((done) => {
    fetch(`${listeningOrigin}/healthz`)
      .then(({ status }) => answered.resolve(status), answered.reject)
      .finally(() => closePort(done));
    return server;
  });
  await app.close();
  expect(await answered.promise).toBe(200);
});
