import { randomUUID as newKey } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { postEditorMachine } from '../../../machines/blog/postEditor.ts';
import { imageUploadMachine } from '../../../machines/editor/imageUpload.ts';
import type { Loaded, Save } from '../../../machines/editor/recordEditor.ts';
import { createRecordMachine } from '../../../machines/records/record.ts';
import {
  emptyPost,
  isSamePost,
  keepPost,
  type PostFields,
  postFaults,
} from '../../../rules/blog/postFields.ts';
import { refusal } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { type EditorKind, testEditor, walkEditor } from '../editor/editorWalks.ts';
import { waitFor } from '../waitFor.ts';

const stored = { ...emptyPost, title: 'Tapu', content: '<p>Metin</p>', image: 'eski.jpg' };
const postOfOther = { ...stored, title: 'Başkasının başlığı', image: 'yeni.jpg' };
const postChange = { title: 'Yeni başlık', content: '<p>Yeni metin</p>' };
const kind: EditorKind<PostFields> = {
  machine: postEditorMachine,
  stored,
  theirs: postOfOther,
  complete: postChange,
  incomplete: { title: ' ' },
  rebased: { ...postOfOther, ...postChange },
  keep: keepPost,
  isSame: isSamePost,
  isComplete: (fields) => Object.keys(postFaults(fields)).length === 0,
  saveRefusals: [
    refusal('updatePost', 400, 'missingImage'),
    refusal('updatePost', 404),
    refusal('updatePost', 409, 'outdated'),
    refusal('updatePost', 409, 'otherForm'),
    refusal('updatePost', 500),
  ],
};
const walked = walkEditor(kind);
testWalks(walked.machine, walked.walks, ['postEditor.missing', 'postEditor.open.left']);

testEditor(kind, walked);

test('a post waits for the images of its text', () => {
  const images = imageUploadMachine.provide({ actors: { uploadImage: pendingCall() } });
  const editor = createActor(postEditorMachine.provide({ actors: { images } }), {
    input: { client: noClient, id: undefined, draft: undefined, newKey },
  }).start();
  editor.send({ type: 'fields.change', change: { title: 'Tapu', content: '<p>Metin</p>' } });
  const uploads = editor.getSnapshot().children.images;
  uploads?.send({ type: 'image.add', images: [{ file: new File(['x'], 'a.png'), index: 0, alt: '' }] });
  expect(editor.getSnapshot().context.fields.imagesUploading).toBe(true);
  editor.send({ type: 'form.submit' });
  expect(editor.getSnapshot().value).toEqual({ open: { editing: 'incomplete' } });
  uploads?.send({ type: 'upload.stop' });
  uploads?.send({ type: 'dialog.close' });
  expect(editor.getSnapshot().context.fields.imagesUploading).toBe(false);
});

test('a draft takes over what another admin changed in the fields that the draft has not changed', async () => {
  const kept: (string | undefined)[] = [];
  const start = async (draft: string | undefined, loaded: Loaded<PostFields>) => {
    const save = controlledCall<void, Save<PostFields>>();
    const editor = createActor(
      postEditorMachine.provide({
        actors: { record: createRecordMachine(async () => loaded), saveRecord: save.logic },
        actions: { saveDraft: (_, { draft }) => kept.push(draft) },
      }),
      { input: { client: noClient, id: 5, draft, newKey } },
    ).start();
    await waitFor(editor, (snapshot) => snapshot.matches('open'));
    return { editor, save };
  };
  const first = await start(undefined, { fields: { ...stored, meta_desc: 'Önce' }, version: 2 });
  first.editor.send({ type: 'fields.change', change: { title: 'Benim' } });
  const theirs = { fields: { ...stored, meta_desc: 'Sonra' }, version: 3 };
  const { editor, save } = await start(kept.at(-1), theirs);
  editor.send({ type: 'form.submit' });
  await save.call(0).fail(refusal('updatePost', 409, 'outdated'));
  await waitFor(editor, (snapshot) => snapshot.can({ type: 'conflict.overwrite' }));
  editor.send({ type: 'conflict.overwrite' });
  expect(save.call(1).input).toMatchObject({ fields: { ...theirs.fields, title: 'Benim' }, version: 3 });
});

test.each([true, false])('a draft without other changes is restored when its image is lost: %s', (lost) => {
  const draft = JSON.stringify({ fields: keepPost(emptyPost), lost });
  const input = { client: noClient, id: undefined, draft, newKey };
  const editor = createActor(postEditorMachine, { input }).start();
  expect(editor.getSnapshot().context).toMatchObject({ restored: lost, lost, fields: emptyPost });
});

test('a draft notes that a chosen file is not in it', () => {
  const kept: (string | undefined)[] = [];
  const editor = createActor(
    postEditorMachine.provide({ actions: { saveDraft: (_, { draft }) => kept.push(draft) } }),
    { input: { client: noClient, id: undefined, draft: undefined, newKey } },
  ).start();
  editor.send({ type: 'fields.change', change: { file: new File(['x'], 'a.png') } });
  editor.send({ type: 'fields.change', change: { file: undefined, title: 'Tapu' } });
  expect(kept.map((draft) => JSON.parse(draft ?? '{}').lost)).toEqual([true, false]);
});

test('a reload keeps the key of a save, unless a file of that save is lost', () => {
  const begin = (draft?: string) => {
    const kept: (string | undefined)[] = [];
    const editor = createActor(
      postEditorMachine.provide({ actions: { saveDraft: (_, { draft }) => kept.push(draft) } }),
      { input: { client: noClient, id: undefined, draft, newKey } },
    ).start();
    return { editor, kept };
  };
  const { editor, kept } = begin();
  const key = () => editor.getSnapshot().context.key;
  editor.send({ type: 'fields.change', change: { title: 'Tapu' } });
  expect(begin(kept.at(-1)).editor.getSnapshot().context.key).toBe(key());
  editor.send({ type: 'fields.change', change: { file: new File(['x'], 'a.png') } });
  expect(begin(kept.at(-1)).editor.getSnapshot().context.key).not.toBe(key());
});

test.each([
  ['a new post', undefined, refusal('createPost', 409)],
  ['a changed post', 5, refusal('updatePost', 409, 'otherForm')],
])('%s under a used key is sent again under another, which the draft keeps', async (_, id, keyTaken) => {
  const kept: (string | undefined)[] = [];
  const save = controlledCall<void, Save<PostFields>>();
  const editor = createActor(
    postEditorMachine.provide({
      actors: {
        record: createRecordMachine(async () => ({ fields: stored, version: 3 })),
        saveRecord: save.logic,
      },
      actions: { saveDraft: (_, { draft }) => kept.push(draft) },
    }),
    { input: { client: noClient, id, draft: undefined, newKey } },
  ).start();
  await waitFor(editor, (snapshot) => snapshot.matches('open'));
  editor.send({ type: 'fields.change', change: postChange });
  editor.send({ type: 'form.submit' });
  await save.call(0).fail(keyTaken);
  expect(editor.getSnapshot().context.problem).toMatchObject({ serverMessage: keyTaken.serverMessage });
  editor.send({ type: 'form.submit' });
  const [used, renewed] = save.calls.map(({ input }) => input.key);
  expect(renewed).not.toBe(used);
  expect(save.call(1).input.fields).toEqual(save.call(0).input.fields);
  expect(JSON.parse(kept.at(-1) ?? '{}')).toMatchObject({ key: renewed });
});

const { title, content } = stored;
const post = {
  ...{ title, content, image: '', id: 5, meta_desc: 'Kısaca', meta_title: 'Tapu', version: 3 },
  ...{ tarih: '2026-11-18T09:00:00Z', updated_at: '2026-11-18T09:00:00Z', reading_minutes: 1 },
};
const words = { title: 'Tapu', content: '<p>Metin</p>', meta_desc: 'Kısaca' };
const image = new File(['x'], 'yeni.png');

/** The calls that the editor of a post makes from these events to its success. */
async function sentBy(id: number | undefined, ...events: EventFrom<typeof postEditorMachine>[]) {
  const { client, sent } = fakeServer({ answers: { getPost: post } });
  const editor = createActor(postEditorMachine, { input: { client, id, draft: undefined, newKey } }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('open'));
  for (const event of events) editor.send(event);
  editor.getSnapshot().children.deletion?.send({ type: 'move.confirm' });
  await waitFor(editor, (snapshot) => snapshot.matches({ open: 'left' }));
  editor.stop();
  return sent.map(({ method, path, body }) => [method, path, body]);
}

test('a changed post is sent with the version that was read', async () => {
  const change = { title: 'Yeni başlık' };
  expect(await sentBy(5, { type: 'fields.change', change }, { type: 'form.submit' })).toEqual([
    ['GET', '/api/v1/blog/5', undefined],
    ['PATCH', '/api/v1/blog/5', { ...words, ...change, version: '3' }],
  ]);
});

test('a new post is sent with its image and without a version', async () => {
  const change = { ...words, file: image };
  expect(await sentBy(undefined, { type: 'fields.change', change }, { type: 'form.submit' })).toEqual([
    ['POST', '/api/v1/blog', { ...words, file: 'yeni.png' }],
  ]);
});

test.each([
  [undefined, 'POST /api/v1/blog'],
  [5, 'PATCH /api/v1/blog/5'],
])(
  'a post (%s) whose upload is stopped is sent again with the same key, or with another once changed',
  async (id, leavesOpen) => {
    const { client, sent } = fakeServer({ answers: { getPost: post }, leavesOpen });
    const editor = createActor(postEditorMachine, {
      input: { client, id, draft: undefined, newKey },
    }).start();
    await waitFor(editor, (snapshot) => snapshot.matches('open'));
    const saves = () => sent.filter(({ method, path }) => `${method} ${path}` === leavesOpen);
    for (const [round, change] of [words, undefined, { title: 'Yeni başlık' }].entries()) {
      if (change) editor.send({ type: 'fields.change', change });
      editor.send({ type: 'form.submit' });
      await vi.waitFor(() => expect(saves()).toHaveLength(round + 1));
      editor.send({ type: 'upload.cancel' });
    }
    const [first, again, changed] = saves().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(changed).toMatch(/^[0-9a-f-]{36}$/);
    expect(changed).not.toBe(first);
  },
);

test('a post is deleted by its id', async () => {
  expect(await sentBy(5, { type: 'deletion.ask' })).toEqual([
    ['GET', '/api/v1/blog/5', undefined],
    ['DELETE', '/api/v1/blog/5', undefined],
  ]);
});

test('a deletion succeeds only with the status of the contract', async () => {
  const { client } = fakeServer({ answers: { getPost: post }, undeclared: { deletePost: { status: 200 } } });
  const editor = createActor(postEditorMachine, {
    input: { client, id: 5, draft: undefined, newKey },
  }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('open'));
  editor.send({ type: 'deletion.ask' });
  const { deletion } = editor.getSnapshot().children;
  if (!deletion) throw new Error('No deletion was begun');
  deletion.send({ type: 'move.confirm' });
  await waitFor(deletion, (snapshot) => snapshot.matches('failed'));
});
