import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createApiClient } from '../../../api/client.ts';
import { adEditorMachine } from '../../../machines/ads/adEditor.ts';
import { locationCascadeMachine } from '../../../machines/places/locationCascade.ts';
import { type AdFields, adFaults, adFields, isSameAd, keepAd } from '../../../rules/ads/adFields.ts';
import { storedMedia } from '../../../rules/ads/mediaItems.ts';
import { emptyPlace } from '../../../rules/places/place.ts';
import { refusal } from '../../contract/refusal.ts';
import { fakeAnswer, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { type EditorKind, testEditor, walkEditor } from '../editor/editorWalks.ts';
import { waitFor } from '../waitFor.ts';

/** An ad as the API sends it for editing. */
const wireAd = {
  Id: 12,
  title: 'Urla tarla',
  il: 35,
  ilce: 35430142,
  mahalle: 35361564395377,
  metre_kare: 1250.5,
  fiyat: 3450000,
  ada: 204,
  parsel: 12,
  tkgm_link: 'https://parselsorgu.tkgm.gov.tr/',
  images: 'a.jpg,b.mp4',
  version: 3,
};
const stored = adFields(wireAd);
const adOfOther = { ...stored, title: 'Başkasının başlığı', media: storedMedia(['a.jpg']) };
const kind: EditorKind<AdFields> = {
  machine: adEditorMachine.provide({
    actors: { location: locationCascadeMachine.provide({ actors: { loadList: pendingCall() } }) },
  }),
  stored,
  theirs: adOfOther,
  complete: { ...stored, title: 'Yeni başlık', media: storedMedia(['b.mp4', 'a.jpg']) },
  incomplete: { fiyat: '' },
  // the other admin has removed b.mp4 from the store
  rebased: { ...adOfOther, title: 'Yeni başlık' },
  keep: keepAd,
  isSame: isSameAd,
  isComplete: (fields) => Object.keys(adFaults(fields)).length === 0,
  saveRefusals: [
    refusal('updateAd', 404),
    refusal('updateAd', 409, 'outdated'),
    refusal('updateAd', 409, 'otherForm'),
    refusal('updateAd', 500),
  ],
};
const walked = walkEditor(kind);
testWalks(walked.machine, walked.walks, ['adEditor.missing', 'adEditor.open.left']);

testEditor(kind, walked);

const photo = new File(['x'], 'yeni.png');
const texts = {
  title: ['Urla tarla'],
  il: ['35'],
  ilce: ['35430142'],
  mahalle: ['35361564395377'],
  metre_kare: ['1250.5'],
  fiyat: ['3450000'],
  ada: ['204'],
  parsel: ['12'],
  tkgm_link: ['https://parselsorgu.tkgm.gov.tr/'],
};

const failures = { createAd: refusal('createAd', 500), updateAd: refusal('updateAd', 500) };

/** A server with one ad and no places. Changes answer `status`, by default the contract's. */
function adServer({ status, onSave }: { status?: number; onSave?: (request: Request) => void } = {}) {
  const sent: { method: string; path: string; form: Record<string, string[]> }[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => '61.t',
    onSessionRejected: () => undefined,
    fetch: async (request) => {
      const { method } = request;
      const { pathname: path } = new URL(request.url);
      const places = { listProvinces: [], listDistricts: [], listNeighbourhoods: [] };
      const answers = { ...places, getAdForEditing: [wireAd] };
      const missing = path === '/api/v1/lands/13' ? { getAdForEditing: { json: [] } } : {};
      if (method === 'GET') return fakeAnswer(method, path, { answers, undeclared: missing });
      onSave?.(request);
      const form: Record<string, string[]> = {};
      if (method !== 'DELETE') {
        for (const [name, value] of await request.formData())
          form[name] = [...(form[name] ?? []), typeof value === 'string' ? value : value.name];
      }
      sent.push({ method, path, form });
      if (status === 500) return fakeAnswer(method, path, { answers: failures });
      const undeclared = status === undefined ? {} : { status };
      return fakeAnswer(method, path, {
        undeclared: { createAd: undeclared, updateAd: undeclared, deleteAd: undeclared },
      });
    },
  });
  return { client, sent };
}

/** The editor of an ad of this server, with the record open. */
async function openEditor(id: number | undefined, { client } = adServer(), draft?: string) {
  const input = { client, id, draft, newKey: randomUUID };
  const editor = createActor(adEditorMachine, { input }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('open'));
  const fields = (): AdFields => editor.getSnapshot().context.fields;
  const child = () => {
    const { location, media } = editor.getSnapshot().children;
    if (!location || !media) throw new Error('The ad is not open');
    return { location, media };
  };
  return { editor, fields, child };
}

test('the ad has the place and the media of its child machines', async () => {
  const { editor, fields, child } = await openEditor(12);
  expect(child().media.getSnapshot().context.media).toBe(fields().media);
  expect(child().location.getSnapshot().context.place).toBe(fields().place);
  const { key } = editor.getSnapshot().context;
  child().media.send({ type: 'media.add', files: [photo] });
  child().media.send({ type: 'media.remove', key: 'a.jpg' });
  await waitFor(child().location, (snapshot) => snapshot.matches('choosing'));
  child().location.send({ type: 'province.choose', id: '48' });
  expect(fields().media.map((item) => item.key)).toEqual(['b.mp4', 'new 0']);
  expect(fields().place).toEqual({ ...emptyPlace, il: '48' });
  expect(editor.getSnapshot().context.key).not.toBe(key);

  editor.send({ type: 'discard.ask' });
  editor.send({ type: 'draft.discard' });
  expect(child().media.getSnapshot().context.media).toEqual(stored.media);
  expect(child().location.getSnapshot().context.place).toEqual(stored.place);
});

test('loading a list of places does not change the ad', async () => {
  const { editor, child } = await openEditor(12);
  const { key } = editor.getSnapshot().context;
  await waitFor(child().location, (snapshot) => snapshot.matches('choosing'));
  expect(editor.getSnapshot().context.key).toBe(key);
});

test('a restored draft fills the child machines', async () => {
  const place = { ...stored.place, mahalle: '7' };
  const draft = JSON.stringify({ fields: keepAd({ ...stored, place, media: stored.media.slice(1) }) });
  const { child } = await openEditor(undefined, adServer(), draft);
  expect(child().media.getSnapshot().context.media).toEqual(stored.media.slice(1));
  expect(child().location.getSnapshot().context.place).toEqual(place);
});

test('a changed ad is sent with its version and the order of its media', async () => {
  const server = adServer();
  const { editor, child } = await openEditor(12, server);
  child().media.send({ type: 'media.add', files: [photo] });
  child().media.send({ type: 'media.move', key: 'b.mp4', to: 0 });
  child().media.send({ type: 'media.move', key: 'a.jpg', to: 2 });
  editor.send({ type: 'form.submit' });
  await waitFor(editor, (snapshot) => snapshot.matches({ open: 'left' }));
  const form = { ...texts, existing_images: ['b.mp4,new,a.jpg'], 'images[0]': ['yeni.png'], version: ['3'] };
  expect(server.sent).toEqual([{ method: 'PATCH', path: '/api/v1/lands/update/12', form }]);
});

test('a new ad is sent with its media in their order', async () => {
  const server = adServer();
  const { editor, child } = await openEditor(undefined, server);
  editor.send({ type: 'fields.change', change: { ...stored, media: [] } });
  child().media.send({ type: 'media.add', files: [photo, new File(['x'], 'tur.mp4')] });
  child().media.send({ type: 'media.move', key: 'new 1', to: 0 });
  editor.send({ type: 'form.submit' });
  await waitFor(editor, (snapshot) => snapshot.matches({ open: 'left' }));
  const form = { ...texts, 'images[0]': ['tur.mp4'], 'images[1]': ['yeni.png'] };
  expect(server.sent).toEqual([{ method: 'POST', path: '/api/v1/lands', form }]);
});

test('an ad is deleted by its id', async () => {
  const server = adServer();
  const { editor } = await openEditor(12, server);
  editor.send({ type: 'deletion.ask' });
  editor.getSnapshot().children.deletion?.send({ type: 'move.confirm' });
  await waitFor(editor, (snapshot) => snapshot.matches({ open: 'left' }));
  expect(server.sent).toEqual([{ method: 'DELETE', path: '/api/v1/lands/12', form: {} }]);
});

test('the progress of an upload is shown while the ad is sent', async () => {
  const progress = { sent: 1, total: 4 };
  const { editor } = await openEditor(12, adServer({ onSave: ({ onProgress }) => onProgress?.(progress) }));
  editor.send({ type: 'form.submit' });
  await waitFor(editor, ({ context }) => context.progress?.sent === 1);
  expect(editor.getSnapshot().context.progress).toEqual(progress);
});

test.each([
  ['a new ad', undefined],
  ['a changed ad', 12],
])('%s succeeds only with the status of the contract', async (_, id) => {
  const { editor } = await openEditor(id, adServer({ status: 202 }));
  editor.send({ type: 'fields.change', change: stored });
  editor.send({ type: 'form.submit' });
  await waitFor(editor, (snapshot) => !snapshot.hasTag('busy'));
  expect(editor.getSnapshot().context.problem?.kind).toBe('failed');
});

test('the deletion of an ad succeeds only with the status of the contract', async () => {
  const { editor } = await openEditor(12, adServer({ status: 200 }));
  editor.send({ type: 'deletion.ask' });
  const { deletion } = editor.getSnapshot().children;
  if (!deletion) throw new Error('No deletion was begun');
  deletion.send({ type: 'move.confirm' });
  await waitFor(deletion, (snapshot) => snapshot.matches('failed'));
});

test.each([undefined, 12])(
  'a retry of saving the ad %s has the same key, a changed ad another',
  async (id) => {
    const sent: (string | null)[] = [];
    const onSave = ({ headers }: Request) => void sent.push(headers.get('Idempotency-Key'));
    const { editor } = await openEditor(id, adServer({ status: 500, onSave }));
    for (const change of [stored, {}, { title: 'Yeni başlık' }]) {
      editor.send({ type: 'fields.change', change });
      editor.send({ type: 'form.submit' });
      await waitFor(editor, (snapshot) => !snapshot.hasTag('busy'));
    }
    const [first, retry, changed] = await vi.waitFor(() => sent);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(retry).toBe(first);
    expect(changed).toMatch(/^[0-9a-f-]{36}$/);
    expect(changed).not.toBe(first);
  },
);

test('an empty answer means a missing ad', async () => {
  const input = { client: adServer().client, id: 13, draft: undefined, newKey: () => 'key' };
  const editor = createActor(adEditorMachine, { input }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('missing'));
});
