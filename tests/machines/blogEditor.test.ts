import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { blogEditorMachine } from '../../machines/blogEditor.ts';
import { emptyPost, keepPost, postFaults } from '../../machines/rules/postFields.ts';
import { noClient } from './calls.ts';
import { coverage, endStates, stuckCalls } from './coverage.ts';
import { expectAnswers, expectDrafts, expectNothingLost, expectRules, walkEditor } from './editorWalks.ts';

const stored = { ...emptyPost, title: 'Tapu', content: '<p>Metin</p>', image: 'eski.jpg' };
const complete = { title: 'Yeni başlık', content: '<p>Yeni metin</p>' };
const cases = {
  machine: blogEditorMachine,
  stored,
  theirs: { ...stored, title: 'Başkasının başlığı', image: 'yeni.jpg' },
  complete,
  incomplete: { title: ' ' },
  draft: JSON.stringify({ version: 2, fields: keepPost({ ...stored, ...complete }) }),
};
const { machine, walks, steps } = walkEditor(cases);

test('every state and every transition of the post editor is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('only a missing post and the way to the list end the flow', () => {
  expect(endStates(machine, walks)).toEqual(['blogEditor.missing', 'blogEditor.left']);
  expect(stuckCalls(machine)).toEqual([]);
});

test.each([Number.NaN, 0, -1, 1.5])('the address of post %d is missing at once', (id) => {
  const editor = createActor(machine, { input: { client: noClient, id, draft: undefined } }).start();
  expect(editor.getSnapshot().value).toBe('missing');
});

test('nothing that was written is lost', () => expectNothingLost(steps, cases));
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
    expect([after.context.version, after.context.base.version], story).toEqual([2, 3]);
  }
});

test('my text over the saved one keeps the image that another admin has put there', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'mine.keep') continue;
    expect(after.context.fields, story).toEqual({ ...before.context.fields, image: 'yeni.jpg' });
    expect(after.context.base.fields, story).toEqual(cases.theirs);
  }
});

test('a draft that could not hold the chosen image says so, also when nothing else was changed', () => {
  const editor = createActor(blogEditorMachine, {
    input: {
      client: noClient,
      id: undefined,
      draft: JSON.stringify({ fields: keepPost(emptyPost), lost: true }),
    },
  }).start();
  expect(editor.getSnapshot().context).toMatchObject({ restored: true, lost: true, fields: emptyPost });
});

test('the draft remembers that a file was chosen', () => {
  const kept: (string | undefined)[] = [];
  const editor = createActor(
    blogEditorMachine.provide({ actions: { saveDraft: (_, { draft }) => kept.push(draft) } }),
    { input: { client: noClient, id: undefined, draft: undefined } },
  ).start();
  editor.send({ type: 'fields.change', change: { file: new File(['x'], 'a.png') } });
  editor.send({ type: 'fields.change', change: { file: undefined, title: 'Tapu' } });
  expect(kept.map((draft) => JSON.parse(draft ?? '{}').lost)).toEqual([true, false]);
});
