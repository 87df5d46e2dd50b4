/** The parcel inquiry's service, played by a server that answers as it is known to. */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { listenUntil } from '../outbox/receivers.ts';
import { answered, bademlerRing, feature, polygon } from './files.ts';

export type Answer = readonly [status: number, body: unknown] | 'closes';

export const list = (...places: readonly (readonly [id: number, text: string])[]) => ({
  type: 'FeatureCollection',
  features: places.map(([id, text]) => ({ type: 'Feature', geometry: null, properties: { id, text } })),
});
/** How it finds the sample land request's neighbourhood. */
export const places: Readonly<Record<string, Answer>> = {
  '/megsiswebapi.v3.1/api/idariYapi/ilListe': [200, list([28, 'Ankara'], [57, 'İzmir'])],
  '/megsiswebapi.v3.1/api/idariYapi/ilceListe/57': [200, list([480, 'Çeşme'], [481, 'URLA'])],
  // an I without a dot, and a village of which the product knows nothing
  '/megsiswebapi.v3.1/api/idariYapi/mahalleListe/481': [200, list([135790, 'BADEMLER'], [135791, 'Eskiköy'])],
};
export const parcelPath = '/megsiswebapi.v3/api/parsel/135790/101/7';
export const found: Answer = [200, feature(polygon(bademlerRing), answered)];

type OnEnd = Parameters<typeof listenUntil>[0];

/** @param answers by path; others answer 404. */
export async function startParcelService(onEnd: OnEnd, answers: Record<string, Answer>) {
  const calls: string[] = [];
  const now = { running: 0, most: 0 };
  /** What happens while a path is asked for. */
  const meanwhile: Record<string, () => Promise<unknown>> = {};
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    now.running += 1;
    now.most = Math.max(now.most, now.running);
    setTimeout(async () => {
      await meanwhile[request.url ?? '']?.();
      now.running -= 1;
      const answer = answers[request.url ?? ''] ?? [404, { Message: 'Kayıt bulunamadı' }];
      if (answer === 'closes') return void request.socket.destroy();
      const [status, body] = answer;
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    }, 10);
  });
  server.on('connection', (socket) => sockets.add(socket));
  const port = await listenUntil(onEnd, server, sockets);
  return { url: `http://127.0.0.1:${port}`, calls, answers, now, meanwhile };
}
