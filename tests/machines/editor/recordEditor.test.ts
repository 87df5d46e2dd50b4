import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import { toApiError } from '../../../api/error.ts';
import { adEditorMachine } from '../../../machines/ads/adEditor.ts';
import { postEditorMachine } from '../../../machines/blog/postEditor.ts';
import type { recordEditor } from '../../../machines/editor/recordEditor.ts';
import { locationCascadeMachine } from '../../../machines/places/locationCascade.ts';
import { adFaults, emptyAd, isSameAd, keepAd } from '../../../rules/ads/adFields.ts';
import { emptyPost, isSamePost, keepPost, postFaults } from '../../../rules/blog/postFields.ts';
import { storedMedia } from '../../../rules/documents/media.ts';
import { type Refusal, refusal } from '../../contract/refusal.ts';
import { noClient, silent } from '../calls.ts';
import { expectWalked } from '../coverage.ts';
import { follow, type Plan, stepsOf, walk } from '../paths.ts';
import { sampleAdFields } from './sampleAdFields.ts';

type Editor<Fields> = ReturnType<typeof recordEditor<Fields>>;

interface Kind<Fields> {
  machine: Editor<Fields>;
  /** As the server has it, and as another admin has saved it. */
  stored: Fields;
  theirs: Fields;
  /** A change after which the fields can be sent, and one after which they cannot. */
  complete: Partial<Fields>;
  incomplete: Partial<Fields>;
  /** The complete change merged into {@link theirs}. */
  rebased: Fields;
  keep: (fields: Fields) => unknown;
  isSame: (one: Fields, other: Fields) => boolean;
  isComplete: (fields: Fields) => boolean;
  refusals: Record<'loadRecord' | 'loadTheirs' | 'saveRecord' | 'deleteRecord', Refusal[]>;
}

const posts = { ...emptyPost, title: 'Tapu', content: '<p>Metin</p>', image: 'eski.jpg' };
const postOfOther = { ...posts, title: 'Başkasının başlığı', image: 'yeni.jpg' };
const postChange = { title: 'Yeni başlık', content: '<p>Yeni metin</p>' };
describeEditor('posts', {
  machine: postEditorMachine,
  stored: posts,
  theirs: postOfOther,
  complete: postChange,
  incomplete: { title: ' ' },
  rebased: { ...postOfOther, ...postChange },
  keep: keepPost,
  isSame: isSamePost,
  isComplete: (fields) => Object.keys(postFaults(fields)).length === 0,
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
});

const ads = { ...emptyAd, ...sampleAdFields };
const adOfOther = { ...ads, title: 'Başkasının başlığı', media: storedMedia(['a.jpg']) };
describeEditor('ads', {
  machine: adEditorMachine.provide({
    actors: { location: locationCascadeMachine.provide({ actors: { loadProvinces: silent() } }) },
  }),
  stored: ads,
  theirs: adOfOther,
  complete: { ...ads, title: 'Yeni başlık', media: storedMedia(['b.mp4', 'a.jpg']) },
  incomplete: { fiyat: '' },
  // the other admin has removed b.mp4 from the store
  rebased: { ...adOfOther, title: 'Yeni başlık' },
  keep: keepAd,
  isSame: isSameAd,
  isComplete: (fields) => Object.keys(adFaults(fields)).length === 0,
  refusals: {
    loadRecord: [refusal('getAdForEditing', 404), refusal('getAdForEditing', 500)],
    loadTheirs: [refusal('getAdForEditing', 404), refusal('getAdForEditing', 500)],
    saveRecord: [refusal('updateAd', 404), refusal('updateAd', 409), refusal('updateAd', 500)],
    deleteRecord: [refusal('deleteAd', 404), refusal('deleteAd', 500)],
  },
});

function describeEditor<Fields>(name: string, kind: Kind<Fields>) {
  const { stored, theirs, complete, incomplete, isSame } = kind;
  const machine = kind.machine.provide({
    actors: { loadRecord: silent(), saveRecord: silent(), deleteRecord: silent() },
  });
  const events: AnyEventObject[] = [
    { type: 'fields.change', change: complete },
    { type: 'fields.change', change: incomplete },
    { type: 'form.submit' },
    { type: 'upload.progress', progress: { sent: 1, total: 2 } },
    { type: 'upload.cancel' },
    { type: 'draft.discard' },
    { type: 'deletion.ask' },
    { type: 'deletion.confirm' },
    { type: 'mine.keep' },
    { type: 'saved.take' },
    { type: 'list.open' },
    { type: 'dialog.close' },
    { type: 'load.retry' },
    { type: 'xstate.done.actor.loadRecord', output: { fields: stored, version: 3 } },
    { type: 'xstate.done.actor.loadTheirs', output: { fields: theirs, version: 4 } },
    { type: 'xstate.done.actor.saveRecord' },
    { type: 'xstate.done.actor.deleteRecord' },
    ...Object.entries(kind.refusals).flatMap(([call, errors]) =>
      errors.map((error) => ({ type: `xstate.error.actor.${call}`, error })),
    ),
    ...['created', 'updated', 'deleted'].map((done) => ({
      type: `xstate.after.successPopup.${machine.id}.open.done.${done}`,
    })),
  ];
  let keys = 0;
  const planFor = (id: number | undefined, draft?: string): Plan<SnapshotFrom<Editor<Fields>>> => {
    const input = { id, draft, client: noClient, newKey: () => `key ${++keys}` };
    return {
      machine,
      input,
      events: () => events,
      position: ({ context }) => [
        context.fields,
        context.origin.version,
        context.restored,
        context.conflict?.theirs.version,
        context.progress,
        context.problem?.kind,
      ],
      create: (inspect) => createActor(machine, { input, inspect }),
    };
  };
  const draft = JSON.stringify({ version: 2, fields: kind.keep({ ...stored, ...complete }) });
  const walks = [...walk(planFor(undefined)), ...walk(planFor(12)), ...walk(planFor(12, draft))];
  walks.push(follow(planFor(Number.NaN), []));
  const steps = stepsOf(walks);
  const stepsBy = (type: string) => steps.filter(({ event }) => event.type === type);

  describe(`the editor of ${name}`, () => {
    test('reaches every state and transition, and leaves every state but an end', () => {
      expectWalked(machine, walks, [`${machine.id}.missing`, `${machine.id}.open.left`]);
    });

    test.each([Number.NaN, 0, -1, 1.5])('finds nothing at the id %d', (id) => {
      expect(follow(planFor(id), []).start.value).toBe('missing');
    });

    test('changes the fields only where they are typed in, loaded, restored, discarded or merged', () => {
      const replacing = ['draft.discard', 'saved.take', 'mine.keep', 'xstate.done.actor.loadRecord'];
      for (const { event, before, after, story } of steps) {
        const isRestored = !before.context.restored && after.context.restored;
        if (!isRestored && !replacing.includes(event.type))
          expect(after.context.fields, story).toEqual({ ...before.context.fields, ...event.change });
      }
      for (const { before, after, story } of stepsBy('draft.discard'))
        expect(after.context.fields, story).toEqual(before.context.stored.fields);
      for (const { after, story } of stepsBy('saved.take'))
        expect(after.context.fields, story).toEqual(theirs);
      for (const { before, after, story } of stepsBy('mine.keep'))
        expect(after.context.fields, story).toEqual(
          isSame(before.context.fields, before.context.origin.fields) ? theirs : kind.rebased,
        );
    });

    test('restores a draft over the loaded record, and keeps the version that it began from', () => {
      const restored = stepsBy('xstate.done.actor.loadRecord').filter(({ after }) => after.context.restored);
      expect(restored).not.toEqual([]);
      for (const { after, story } of restored) {
        expect(after.context.fields, story).toEqual({ ...stored, ...complete });
        expect([after.context.origin.version, after.context.stored.version], story).toEqual([2, 3]);
      }
    });

    test('sends an unchanged save again under its key, and a changed one under another', () => {
      const changing = ['fields.change', 'draft.discard', 'mine.keep', 'saved.take'];
      for (const { event, before, after, story } of steps) {
        const isRestored = !before.context.restored && after.context.restored;
        if (!isRestored)
          expect(after.context.key !== before.context.key, story).toBe(changing.includes(event.type));
      }
    });

    test('stores a draft exactly while something is unsaved', () => {
      for (const { event, after, actions, story } of steps) {
        const { fields, stored, origin } = after.context;
        const saved = actions.filter(({ type }) => type === 'saveDraft').map(({ params }) => params);
        if (saved.length > 0) {
          const text = isSame(fields, stored.fields) ? undefined : expect.any(String);
          expect(saved, story).toEqual([{ draft: text }]);
        }
        const isOver = after.matches({ open: 'done' }) && event.type.startsWith('xstate.');
        const storing = ['draft.discard', 'saved.take', 'mine.keep', 'list.open'].includes(event.type);
        const typing = event.type === 'fields.change' && after.matches({ open: 'editing' });
        expect(saved.length, story).toBe(isOver || storing || typing ? 1 : 0);
        if (event.type === 'mine.keep') expect(origin.version, story).toBe(4);
      }
    });

    test('lets an admin go on after every answer', () => {
      for (const { event, before, after, story } of steps) {
        const [, outcome, call] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? [];
        if (!call) continue;
        const { id, draft } = before.context;
        const leads: Record<string, unknown> = {
          'loadRecord done': { open: { editing: 'filling' } },
          'loadRecord missing': draft === undefined ? 'missing' : { open: { gone: 'kept' } },
          'loadRecord failed': 'loadFailed',
          'saveRecord done': { open: { done: id === undefined ? 'created' : 'updated' } },
          'saveRecord missing': { open: { gone: 'told' } },
          'saveRecord conflict': { open: { overtaken: 'loadingTheirs' } },
          'saveRecord refused': { open: { editing: 'refused' } },
          'saveRecord failed': { open: { editing: 'refused' } },
          'loadTheirs done': { open: { overtaken: 'comparing' } },
          'loadTheirs missing': { open: { gone: 'told' } },
          'loadTheirs failed': { open: { overtaken: 'theirsFailed' } },
          'deleteRecord done': { open: { done: 'deleted' } },
          'deleteRecord missing': { open: { done: 'alreadyDeleted' } },
          'deleteRecord failed': { open: { deleting: 'confirming' } },
        };
        const kindOf = outcome === 'done' ? 'done' : toApiError(event.error).kind;
        expect(after.value, story).toEqual(leads[`${call} ${kindOf}`]);
      }
    });

    test('has nothing unsaved once the record is saved, deleted or given up', () => {
      for (const { before, after, actions, story } of steps) {
        const isLeft = after.matches({ open: 'left' });
        if (isLeft || after.matches({ open: 'done' })) {
          expect(after.context.stored.fields, story).toEqual(after.context.fields);
          expect(after.context.restored, story).toBe(false);
        }
        const leaves = actions.filter(({ type }) => type === 'goToList').length;
        expect(leaves, story).toBe(isLeft && !before.matches({ open: 'left' }) ? 1 : 0);
      }
    });

    test('sends only complete fields, and deletes only a stored record', () => {
      for (const { before, after, story } of stepsBy('form.submit'))
        expect(after.value, story).toEqual({
          open: kind.isComplete(before.context.fields) ? 'saving' : { editing: 'incomplete' },
        });
      for (const { after, story } of steps)
        expect(after.can({ type: 'deletion.ask' }), story).toBe(
          after.matches({ open: 'editing' }) && after.context.id !== undefined,
        );
    });

    test('gives inputs a new generation whenever all fields are replaced', () => {
      for (const { event, before, after, story } of steps) {
        const isReplaced = ['draft.discard', 'saved.take', 'mine.keep'].includes(event.type);
        expect(after.context.generation - before.context.generation, story).toBe(isReplaced ? 1 : 0);
        if (isReplaced) expect(after.context.origin, story).toEqual(after.context.stored);
        if (isReplaced && event.type !== 'mine.keep') expect(after.context.restored, story).toBe(false);
      }
    });

    test('keeps a problem only where it is shown, and is busy exactly while it waits for a call', () => {
      const shown = ['loadFailed', { open: 'editing' }, { open: 'overtaken' }, { open: 'deleting' }] as const;
      const waiting = [
        'loading',
        { open: 'saving' },
        { open: { overtaken: 'loadingTheirs' } },
        { open: { deleting: 'sending' } },
      ] as const;
      for (const { event, after, story } of steps) {
        const { problem, progress } = after.context;
        expect(after.hasTag('busy'), story).toBe(waiting.some((state) => after.matches(state)));
        if (problem)
          expect(shown.some((state) => after.matches(state)) && !after.hasTag('busy'), story).toBe(true);
        if (event.type === 'deletion.ask') expect(problem, story).toBeUndefined();
        if (event.type === 'form.submit' && after.matches({ open: 'saving' }))
          expect(progress, story).toBeUndefined();
        if (event.type === 'upload.progress') expect(progress, story).toEqual(event.progress);
      }
    });
  });
}
