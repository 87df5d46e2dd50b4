import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createApiClient } from '../../../api/client.ts';
import { adEditorMachine } from '../../../machines/ads/adEditor.ts';
import { adFaults, adFields, emptyAd, keepAd } from '../../../rules/ads/adFields.ts';
import { storedMedia } from '../../../rules/documents/media.ts';
import { refusal } from '../../contract/refusal.ts';
import { noClient } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import {
  expectAnswers,
  expectDrafts,
  expectKeys,
  expectNothingLost,
  expectRules,
  newKey,
  walkEditor,
} from '../editor/editorWalks.ts';
import { follow } from '../paths.ts';

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
const complete = { title: 'Yeni başlık', media: storedMedia(['b.mp4', 'a.jpg']) };
const cases = {
  machine: adEditorMachine,
  stored: { ...emptyAd, ...stored },
  theirs: { ...stored, title: 'Başkasının başlığı', media: storedMedia(['a.jpg']) },
  complete: { ...stored, ...complete },
  incomplete: { fiyat: '' },
  draft: JSON.stringify({ version: 2, fields: keepAd({ ...stored, ...complete }) }),
  refusals: {
    loadRecord: [refusal('getAdForEditing', 404), refusal('getAdForEditing', 500)],
    loadTheirs: [refusal('getAdForEditing', 404), refusal('getAdForEditing', 500)],
    saveRecord: [refusal('updateAd', 404), refusal('updateAd', 409), refusal('updateAd', 500)],
    deleteRecord: [refusal('deleteAd', 404), refusal('deleteAd', 500)],
  },
};
const { machine, walks, steps } = walkEditor(cases);

test('every state and every transition of the ad editor is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('only a missing ad and the way to the list end the flow', () => {
  expect(endStates(machine, walks)).toEqual(['adEditor.missing', 'adEditor.left']);
  expect(stuckCalls(machine)).toEqual([]);
});

test('nothing that was typed or listed is lost', () => expectNothingLost(steps, cases));
test('a save that is repeated bears its key again, and a changed one another', () => expectKeys(steps));
test('a draft is kept while something is unsaved, and no longer', () => expectDrafts(steps, cases));
test('every answer leads where the person can go on', () => expectAnswers(steps));
test('only a complete ad is sent, and only a stored one deleted', () =>
  expectRules(steps, (fields) => Object.keys(adFaults(fields)).length === 0));

test('over the saved ad my changes stay, but for media that are gone from the store; what I left is theirs', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'mine.keep') continue;
    const isChanged = before.context.fields.title === complete.title;
    const mine = { title: complete.title, media: storedMedia(['a.jpg']) };
    expect(after.context.fields, story).toEqual({ ...cases.theirs, ...(isChanged && mine) });
  }
});

test('a file that I have added stays in my ad over the saved one', () => {
  const added = { kind: 'new' as const, key: 'new 0', file: new File(['x'], 'yeni.png') };
  const kept = follow(
    {
      machine,
      input: { client: noClient, id: 12, draft: undefined, newKey },
      events: () => [],
      position: () => [],
      create: (inspect) =>
        createActor(machine, { input: { client: noClient, id: 12, draft: undefined, newKey }, inspect }),
    },
    [
      { type: 'xstate.done.actor.loadRecord', output: { fields: stored, version: 3 } },
      { type: 'fields.change', change: { media: [added, ...storedMedia(['b.mp4', 'a.jpg'])] } },
      { type: 'form.submit' },
      { type: 'xstate.error.actor.saveRecord', error: refusal('updateAd', 409) },
      { type: 'xstate.done.actor.loadTheirs', output: { fields: cases.theirs, version: 4 } },
      { type: 'mine.keep' },
    ],
  ).steps.at(-1);
  expect(kept?.after.context.fields.media).toEqual([added, ...storedMedia(['a.jpg'])]);
});

test('what has gone of an ad is told while it is sent', async () => {
  const { client } = adServer(({ onProgress }) => onProgress?.({ sent: 1, total: 4 }));
  const editor = createActor(adEditorMachine, {
    input: { client, id: 12, draft: undefined, newKey },
  }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('editing'));
  editor.send({ type: 'form.submit' });
  await waitFor(editor, (snapshot) => snapshot.matches('saving') && snapshot.context.sent === 0.25);
  await waitFor(editor, (snapshot) => snapshot.matches('done'));
});

test.each([
  ['a new ad', undefined, 'form.submit', 202],
  ['a changed ad', 12, 'form.submit', 202],
  ['a deletion', 12, 'deletion.confirm', 200],
] as const)('%s is done only with the status that was promised', async (_, id, type, status) => {
  const { client } = adServer(undefined, status);
  const editor = createActor(adEditorMachine, { input: { client, id, draft: undefined, newKey } }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('editing'));
  editor.send({ type: 'fields.change', change: stored });
  if (type === 'deletion.confirm') editor.send({ type: 'deletion.ask' });
  editor.send({ type });
  await waitFor(editor, (snapshot) => snapshot.hasTag('busy'));
  await waitFor(editor, (snapshot) => !snapshot.hasTag('busy'));
  expect(editor.getSnapshot().context.problem?.kind).toBe('failed');
});

test.each([undefined, 12])('an ad (%s) goes out under one key until it is changed', async (id) => {
  const keys: (string | null)[] = [];
  const { client } = adServer(({ headers }) => keys.push(headers.get('Idempotency-Key')), 500);
  const editor = createActor(adEditorMachine, { input: { client, id, draft: undefined, newKey } }).start();
  for (const change of [stored, undefined, { title: 'Yeni başlık' }]) {
    await waitFor(editor, (snapshot) => snapshot.matches('editing'));
    if (change) editor.send({ type: 'fields.change', change });
    editor.send({ type: 'form.submit' });
  }
  await waitFor(editor, () => keys.length === 3);
  expect(keys).toEqual([expect.stringMatching(/^key/), keys[0], expect.stringMatching(/^key/)]);
  expect(keys[2]).not.toBe(keys[0]);
});

/**
 * A server that knows one ad, and remembers what it was sent; it answers changes with `status`,
 * else as the contract has it.
 */
function adServer(sending: (request: Request) => unknown = () => undefined, status?: number) {
  const sent: { method: string; path: string; form: Record<string, string[]> }[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => '61.t',
    onSignedOut: () => undefined,
    fetch: async (request) => {
      const { pathname: path } = new URL(request.url);
      if (request.method === 'GET') return Response.json(path === '/api/v1/lands/12' ? [wireAd] : []);
      sending(request);
      const form: Record<string, string[]> = {};
      if (request.method !== 'DELETE') {
        for (const [name, value] of await request.formData())
          form[name] = [...(form[name] ?? []), typeof value === 'string' ? value : value.name];
      }
      sent.push({ method: request.method, path, form });
      return Response.json(
        { status: 'success', id: 12 },
        { status: status ?? (request.method === 'DELETE' ? 202 : 200) },
      );
    },
  });
  return { client, sent };
}
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
const file = new File(['x'], 'yeni.png');

test('a changed ad goes out with its version, and with the place of each medium', async () => {
  const { client, sent } = adServer();
  const editor = createActor(adEditorMachine, {
    input: { client, id: 12, draft: undefined, newKey },
  }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('editing'));
  const [first, second] = editor.getSnapshot().context.fields.media;
  if (!first || !second) throw new Error('The ad has two media');
  editor.send({
    type: 'fields.change',
    change: { media: [second, { kind: 'new', key: 'new 0', file }, first] },
  });
  editor.send({ type: 'form.submit' });
  await waitFor(editor, (snapshot) => snapshot.matches({ done: 'updated' }));
  const form = { ...texts, existing_images: ['b.mp4,new,a.jpg'], 'images[0]': ['yeni.png'], version: ['3'] };
  expect(sent).toEqual([{ method: 'PATCH', path: '/api/v1/lands/update/12', form }]);
});

test('a new ad goes out with its media in their order, and a deleted one by its id', async () => {
  const { client, sent } = adServer();
  const editor = createActor(adEditorMachine, {
    input: { client, id: undefined, draft: undefined, newKey },
  }).start();
  editor.send({ type: 'fields.change', change: { ...stored, media: [{ kind: 'new', key: 'new 0', file }] } });
  editor.send({ type: 'form.submit' });
  await waitFor(editor, (snapshot) => snapshot.matches({ done: 'created' }));
  const other = createActor(adEditorMachine, { input: { client, id: 12, draft: undefined, newKey } }).start();
  await waitFor(other, (snapshot) => snapshot.matches('editing'));
  other.send({ type: 'deletion.ask' });
  other.send({ type: 'deletion.confirm' });
  await waitFor(other, (snapshot) => snapshot.matches({ done: 'deleted' }));
  expect(sent).toEqual([
    { method: 'POST', path: '/api/v1/lands', form: { ...texts, 'images[0]': ['yeni.png'] } },
    { method: 'DELETE', path: '/api/v1/lands/12', form: {} },
  ]);
});

test('an ad that is gone is told from one that did not load', async () => {
  const { client } = adServer();
  const editor = createActor(adEditorMachine, {
    input: { client, id: 13, draft: undefined, newKey },
  }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('missing'));
});
