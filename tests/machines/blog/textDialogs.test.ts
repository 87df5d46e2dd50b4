import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { textDialogsMachine } from '../../../machines/blog/textDialogs.ts';
import { testWalks } from '../coverage.ts';
import { namedFile } from '../namedFile.ts';
import { follow, walk } from '../paths.ts';

const range = { index: 3, length: 0 };
const image = namedFile('a.png');
const events: AnyEventObject[] = [
  { type: 'link.ask', range, current: '' },
  { type: 'link.ask', range, current: 'https://urla.bel.tr' },
  { type: 'image.ask', range },
  { type: 'field.change', change: { address: 'urla.bel.tr', words: ' Urla ' } },
  { type: 'field.change', change: { address: 'urla' } },
  { type: 'field.change', change: { file: image, alt: ' Tarla ' } },
  { type: 'field.change', change: { file: namedFile('a.pdf') } },
  { type: 'form.submit' },
  { type: 'link.remove' },
  { type: 'dialog.close' },
];
const plan = {
  machine: textDialogsMachine,
  input: undefined,
  events: () => events,
  position: ({ context }: { context: unknown }) => context,
  create: (inspect: Parameters<Parameters<typeof walk>[0]['create']>[0]) =>
    createActor(textDialogsMachine, { inspect }),
};
const walks = walk(plan);
const steps = testWalks(textDialogsMachine, walks);
/** The actions of the last of these events. */
const actionsOf = (...given: AnyEventObject[]) =>
  follow(plan, given)
    .steps.at(-1)
    ?.actions.map(({ type, params }) => [type, params]);

test('a dialog opens empty, except for the address of the link at the caret', () => {
  for (const { event, after, story } of steps) {
    if (!event.type.endsWith('.ask')) continue;
    const { current = '' } = event;
    expect(after.context, story).toEqual({
      range,
      current,
      address: current,
      words: '',
      file: undefined,
      alt: '',
    });
  }
});

const askLink = { type: 'link.ask', range, current: '' };
const askImage = { type: 'image.ask', range };
const type = (change: object) => ({ type: 'field.change', change });
const submit = { type: 'form.submit' } as const;

test('a link gets the typed text, or else its address', () => {
  const address = 'https://urla.bel.tr';
  expect(actionsOf(askLink, type({ address: 'urla.bel.tr', words: ' Urla ' }), submit)).toEqual([
    ['insertLink', { range, address, words: 'Urla' }],
  ]);
  expect(actionsOf(askLink, type({ address }), submit)).toContainEqual([
    'insertLink',
    { range, address, words: address },
  ]);
});

test('a link that is changed keeps its text', () => {
  const address = 'https://urla.bel.tr';
  expect(actionsOf({ ...askLink, current: 'https://a.b' }, type({ address }), submit)).toContainEqual([
    'insertLink',
    { range, address, words: '' },
  ]);
});

test('a link can be removed', () => {
  expect(actionsOf({ ...askLink, current: 'https://a.b' }, { type: 'link.remove' })).toEqual([
    ['removeLink', undefined],
  ]);
});

test('an address that leads nowhere is invalid until it is changed', () => {
  const { steps: invalid } = follow(plan, [
    askLink,
    type({ address: 'urla' }),
    submit,
    type({ address: 'u' }),
  ]);
  expect(invalid.map(({ after }) => after.value)).toEqual([
    { link: 'filling' },
    { link: 'filling' },
    { link: 'invalid' },
    { link: 'filling' },
  ]);
});

test('an image is inserted with its trimmed alternative text', () => {
  expect(actionsOf(askImage, type({ file: image, alt: ' Tarla ' }), submit)).toContainEqual([
    'insertImage',
    { range, file: image, alt: 'Tarla' },
  ]);
});

test.each([undefined, namedFile('a.pdf')])('the file %s cannot be inserted as an image', (file) => {
  expect(
    follow(plan, [askImage, type({ file })])
      .steps.at(-1)
      ?.after.can(submit),
  ).toBe(false);
});
