import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom, waitFor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { postEditorMachine } from '../../../machines/blog/postEditor.ts';
import type { Loaded, Save } from '../../../machines/editor/editorParts.ts';
import { emptyPost, keepPost, type PostFields, postFaults } from '../../../rules/blog/postFields.ts';
import { refusal } from '../../contract/refusal.ts';
import { answered, noClient, wire } from '../calls.ts';
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

const stored = { ...emptyPost, title: 'Tapu', content: '<p>Metin</p>', image: 'eski.jpg' };
const complete = { title: 'Yeni başlık', content: '<p>Yeni metin</p>' };
const cases = {
  machine: postEditorMachine,
  stored,
  theirs: { ...stored, title: 'Başkasının başlığı', image: 'yeni.jpg' },
  complete,
  incomplete: { title: ' ' },
  draft: JSON.stringify({ version: 2, fields: keepPost({ ...stored, ...complete }) }),
  refusals: {
    loadRecord: [refusal('getPost', 404), refusal('getPost', 500)],
    loadTheirs: [refusal('getPost', 404), refusal('getPost', 500)],
    saveRecord: [
      refusal('updatePost', 400, 'missingImage'),
      refusal('updatePost', 404),
      refusal('updatePost', 409),
      refusal('updatePost', 500),
    ],
    deleteRecord: [refusal('deletePost', 404), refusal('deletePost', 500)],
  },
};
const { machine, walks, steps } = walkEditor(cases);

test('every state and every transition of the post editor is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('only a missing post and the way to the list end the flow', () => {
  expect(endStates(machine, walks)).toEqual(['postEditor.missing', 'postEditor.left']);
  expect(stuckCalls(machine)).toEqual([]);
});

test.each([Number.NaN, 0, -1, 1.5])('the address of post %d is missing at once', (id) => {
  const editor = createActor(machine, { input: { client: noClient, id, draft: undefined, newKey } }).start();
  expect(editor.getSnapshot().value).toBe('missing');
});

test('nothing that was written is lost', () => expectNothingLost(steps, cases));
test('a save that is repeated bears its key again, and a changed one another', () => expectKeys(steps));
test('a draft is kept while something is unsaved, and no longer', () => expectDrafts(steps, cases));
test('every answer leads where the person can go on', () => expectAnswers(steps));
test('only a complete post is sent, and only a stored one deleted', () =>
  expectRules(steps, (fields) => Object.keys(postFaults(fields)).length === 0));

test('a draft comes back over what was loaded, and keeps the version that it began from', () => {
  const restored = steps.filter(
    ({ event, after }) => event.type === 'xstate.done.actor.loadRecord' && after.context.restored,
  );
  expect(restored.length).toBeGreaterThan(0);
  for (const { after, story } of restored) {
    expect(after.context.fields, story).toEqual({ ...stored, ...complete });
    expect([after.context.began.version, after.context.base.version], story).toEqual([2, 3]);
  }
});

test('over the saved post my changes stay; what I left as it was, and the image, are as another admin has saved them', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'mine.keep') continue;
    const isChanged = before.context.fields.title === complete.title;
    expect(after.context.fields, story).toEqual({ ...cases.theirs, ...(isChanged && complete) });
    expect(after.context.base.fields, story).toEqual(cases.theirs);
  }
});

test('what a draft left as it found it is as another admin has saved it since', async () => {
  const kept: (string | undefined)[] = [];
  const start = async (draft: string | undefined, record: Loaded<PostFields>) => {
    const load = answered<Loaded<PostFields>, { client: ApiClient; id: number | undefined }>();
    const save = answered<void, Save<PostFields>>();
    const editor = createActor(
      postEditorMachine.provide({
        actors: { loadRecord: load.logic, saveRecord: save.logic },
        actions: { saveDraft: (_, { draft }) => kept.push(draft) },
      }),
      { input: { client: noClient, id: 5, draft, newKey } },
    ).start();
    await load.call(0).succeed(record);
    return { editor, load, save };
  };
  const first = await start(undefined, { fields: { ...stored, meta_desc: 'Önce' }, version: 2 });
  first.editor.send({ type: 'fields.change', change: { title: 'Benim' } });
  const theirs = { fields: { ...stored, meta_desc: 'Sonra' }, version: 3 };
  const { editor, load, save } = await start(kept.at(-1), theirs);
  editor.send({ type: 'form.submit' });
  await save.call(0).fail(refusal('updatePost', 409));
  await load.call(1).succeed(theirs);
  editor.send({ type: 'mine.keep' });
  expect(save.call(1).input).toMatchObject({ fields: { ...theirs.fields, title: 'Benim' }, version: 3 });
});

test('a draft that could not hold the chosen image says so, also when nothing else was changed', () => {
  const editor = createActor(postEditorMachine, {
    input: {
      client: noClient,
      id: undefined,
      draft: JSON.stringify({ fields: keepPost(emptyPost), lost: true }),
      newKey,
    },
  }).start();
  expect(editor.getSnapshot().context).toMatchObject({ restored: true, lost: true, fields: emptyPost });
});

test('the draft remembers that a file was chosen', () => {
  const kept: (string | undefined)[] = [];
  const editor = createActor(
    postEditorMachine.provide({ actions: { saveDraft: (_, { draft }) => kept.push(draft) } }),
    { input: { client: noClient, id: undefined, draft: undefined, newKey } },
  ).start();
  editor.send({ type: 'fields.change', change: { file: new File(['x'], 'a.png') } });
  editor.send({ type: 'fields.change', change: { file: undefined, title: 'Tapu' } });
  expect(kept.map((draft) => JSON.parse(draft ?? '{}').lost)).toEqual([true, false]);
});

test('a save that was sent is the same one after a reload, but not without the file that went with it', () => {
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

const post = { ...stored, id: 5, meta_desc: 'Kısaca', meta_title: 'Tapu', version: 3 };
const words = { title: 'Tapu', content: '<p>Metin</p>', meta_desc: 'Kısaca' };
const picture = new File(['x'], 'yeni.png');

/** What goes over the wire until the editor of a post is done with these events. */
async function sentBy(id: number | undefined, ...events: EventFrom<typeof postEditorMachine>[]) {
  const { client, sent } = wire({ body: post, status: 202 });
  const editor = createActor(postEditorMachine, { input: { client, id, draft: undefined, newKey } }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('editing'));
  for (const event of events) editor.send(event);
  await waitFor(editor, (snapshot) => snapshot.matches('done'));
  editor.stop();
  return sent.map(({ method, path, body }) => [method, path, body]);
}

test('a changed post goes where the contract says, with the version that was read', async () => {
  const change = { title: 'Yeni başlık' };
  expect(await sentBy(5, { type: 'fields.change', change }, { type: 'form.submit' })).toEqual([
    ['GET', '/api/v1/blog/5', undefined],
    ['PATCH', '/api/v1/blog/5', { ...words, ...change, version: '3' }],
  ]);
});

test('a new post goes out with its picture and without a version', async () => {
  const change = { ...words, file: picture };
  expect(await sentBy(undefined, { type: 'fields.change', change }, { type: 'form.submit' })).toEqual([
    ['POST', '/api/v1/blog', { ...words, file: 'yeni.png' }],
  ]);
});

test.each([
  [undefined, 'POST /api/v1/blog'],
  [5, 'PATCH /api/v1/blog/5'],
])(
  'a post (%s) whose upload is stopped goes out under one key until it is changed',
  async (id, leavesOpen) => {
    const { client, sent } = wire({ body: post, leavesOpen });
    const editor = createActor(postEditorMachine, {
      input: { client, id, draft: undefined, newKey },
    }).start();
    await waitFor(editor, (snapshot) => snapshot.matches('editing'));
    const saves = () => sent.filter(({ method, path }) => `${method} ${path}` === leavesOpen);
    for (const [round, change] of [words, undefined, { title: 'Yeni başlık' }].entries()) {
      if (change) editor.send({ type: 'fields.change', change });
      editor.send({ type: 'form.submit' });
      await vi.waitFor(() => expect(saves()).toHaveLength(round + 1));
      editor.send({ type: 'upload.cancel' });
    }
    const [first, again, changed] = saves().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^key \d+$/);
    expect(again).toBe(first);
    expect(changed).toMatch(/^key \d+$/);
    expect(changed).not.toBe(first);
  },
);

test('a deleted post goes by its id', async () => {
  expect(await sentBy(5, { type: 'deletion.ask' }, { type: 'deletion.confirm' })).toEqual([
    ['GET', '/api/v1/blog/5', undefined],
    ['DELETE', '/api/v1/blog/5', undefined],
  ]);
});

test('a deletion is done only with the status that was promised', async () => {
  const { client } = wire({ body: post, status: 200 });
  const editor = createActor(postEditorMachine, {
    input: { client, id: 5, draft: undefined, newKey },
  }).start();
  await waitFor(editor, (snapshot) => snapshot.matches('editing'));
  editor.send({ type: 'deletion.ask' });
  editor.send({ type: 'deletion.confirm' });
  await waitFor(editor, (snapshot) => snapshot.matches({ deleting: 'confirming' }));
  expect(editor.getSnapshot().context.problem?.kind).toBe('failed');
});
