/** Fetching outlines from the parcel inquiry, played by a server that answers as it is known to. */
import { expect, onTestFinished, test } from 'vitest';
import { refusalText } from '../../../server/config/refusalText.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';
import { answered, bademlerRing, feature, geoJson, polygon } from './files.ts';
import { type Answer, found, list, parcelPath, places, startParcelService } from './parcelService.ts';

async function start(answer: Answer, others: Readonly<Record<string, Answer>> = {}) {
  const service = await startParcelService(onTestFinished, { ...places, [parcelPath]: answer, ...others });
  const server = await startRecordServer({
    environment: { PARCEL_PROVIDER: 'tkgm', PARCEL_API_URL: service.url },
  });
  onTestFinished(() => server.stop());
  const id = await server.addLandRequest();
  const fetch = (record = id) => server.call('POST', `/parcels/request/${record}/fetch`);
  const read = async () => (await server.call('GET', `/parcels/request/${id}`)).json();
  return { ...server, service, id, fetch, read };
}

test('an outline is found by names, stored, and not asked for a second time', async () => {
  const { service, id, fetch, read, historyOf, call, addLandRequest, logLines } = await start(found);
  expect(await read()).toEqual({ can_fetch: true });
  const answer = await fetch();
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ stated_area: 2500, can_fetch: true });
  expect(await read()).toEqual(answer.json());
  expect(service.calls).toEqual([...Object.keys(places), parcelPath]);
  await call('DELETE', `/parcels/request/${id}`);
  expect((await fetch()).statusCode).toBe(200);
  expect((await fetch(await addLandRequest())).statusCode).toBe(200);
  expect(service.calls).toHaveLength(4);
  expect((await historyOf('request', id)).map(({ action }) => action)).toEqual([
    'parcelStored',
    'parcelRemoved',
    'parcelStored',
    'received',
  ]);
  const unmatched = logLines.find((line) => line.includes('without a counterpart'));
  expect(unmatched).toContain('"unused":["Eskiköy"]');
  expect(unmatched).not.toContain('Bademler');
});

const other = feature(polygon(bademlerRing), { ...answered, parselNo: '9' });
const merged = feature(polygon(bademlerRing), { ...answered, gittigiParselListe: '101/12, 101/13' });

test.for([
  ['an unknown parcel', [404, { Message: 'yok' }], 409, 'TKGM’de bu ada ve parsel bulunamadı'],
  ['another parcel', [200, other], 409, 'uyuşmuyor ya da okunamıyor'],
  ['a parcel that was split', [200, merged], 409, '101/12, 101/13'],
  ['a refusal', [403, 'Forbidden'], 503, 'sorgularımızı kabul etmiyor'],
  ['a page instead of data', [200, '<html>Bakım</html>'], 503, 'yanıt alınamadı'],
  ['JSON of something else', [200, geoJson()], 503, 'yanıt alınamadı'],
  ['an error', [502, ''], 503, 'yanıt alınamadı'],
  ['a redirect', [302, ''], 503, 'yanıt alınamadı'],
  ['a closed connection', 'closes', 503, 'yanıt alınamadı'],
] as const)('%s gets a sentence, and nothing is stored', async ([, answer, status, sentence]) => {
  const { fetch, read } = await start(answer);
  const refusal = await fetch();
  expect([refusal.statusCode, refusal.json().message]).toEqual([status, expect.stringContaining(sentence)]);
  expect(await read()).toEqual({ can_fetch: true });
});

test('a place without a counterpart is named', async () => {
  const path = '/megsiswebapi.v3.1/api/idariYapi/mahalleListe/481';
  const { fetch } = await start(found, { [path]: [200, list([1, 'Eskiköy'])] });
  const { statusCode, body } = await fetch();
  expect([statusCode, body]).toEqual([409, expect.stringContaining('adlı mahalle bulunamadı')]);
});

test('a service that blocks us is left alone for an hour, and an error is asked again', async () => {
  const { service, fetch, services } = await start([502, '']);
  expect((await fetch()).statusCode).toBe(503);
  service.answers[parcelPath] = [403, ''];
  expect((await fetch()).json().message).toContain('kabul etmiyor');
  service.answers[parcelPath] = found;
  const asked = service.calls.length;
  expect((await fetch()).json().message).toContain('kabul etmiyor');
  expect(service.calls).toHaveLength(asked);
  await services.db
    .updateTable('parcel_service_pause')
    .set({ until: new Date(Date.now() - 1000) })
    .execute();
  expect((await fetch()).statusCode).toBe(200);
});

test('one call goes out at a time', async () => {
  const { service, fetch, read } = await start(found);
  const answers = await Promise.all(Array.from({ length: 6 }, () => fetch()));
  expect(service.now.most).toBe(1);
  for (const { statusCode, body } of answers)
    if (statusCode !== 200) expect(body).toContain('başka bir parsel sorgulanıyor');
  expect((await fetch()).statusCode).toBe(200);
  expect(await read()).toHaveProperty('parcel');
});

test('an outline is not stored with an ad that is about another parcel meanwhile', async () => {
  const { service, addAd, changeAd, call } = await start(found);
  const id = await addAd({ ada: '101', parsel: '7' });
  service.meanwhile[parcelPath] = () => changeAd(id, { ada: '101', parsel: '8' });
  const answer = await call('POST', `/parcels/ad/${id}/fetch`);
  expect([answer.statusCode, answer.json().message]).toEqual([409, refusalText.outdated]);
  expect((await call('GET', `/parcels/ad/${id}`)).json()).toEqual({ can_fetch: true });
});

test('without a service nothing is fetched', async () => {
  const server = await startRecordServer();
  onTestFinished(() => server.stop());
  const id = await server.addLandRequest();
  const answer = await server.call('POST', `/parcels/request/${id}/fetch`);
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('kapalı')]);
});
