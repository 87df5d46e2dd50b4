import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { coverage } from '../machines/coverage.ts';
import type { Step, Walk } from '../machines/paths.ts';
import { expect, test } from './test.ts';

/**
 * Something that can be seen: an element that matches, with these words in its text, its label or
 * its value.
 */
interface Mark<Snapshot> {
  css: string;
  text?: string | ((snapshot: Snapshot) => string);
  /** Only then does it belong to its states. */
  when?: (snapshot: Snapshot) => boolean;
}

/** What of a page is compared with its machine, besides the marks. */
interface Screen {
  path: string;
  /** The visible form controls by their name: what stands in them. */
  fields: Record<string, string | boolean>;
  /** Names of the controls that take typing. */
  writable: string[];
  /** The whole of `localStorage`. */
  storage: Record<string, string>;
}

/**
 * What a page owes its machine: how each event is brought about on it, and how each state is told
 * from the others.
 */
export interface Face<Snapshot extends AnyMachineSnapshot> {
  page: Page;
  machine: AnyStateMachine;
  /** Opens the page as a walk finds it at its start. */
  open: () => Promise<void>;
  /** Does what a person, the server or the clock does for this event. */
  act: (event: AnyEventObject, before: Snapshot) => Promise<unknown>;
  /** Hears which actions the machine has executed: what they store is seen later. */
  hear?: (actions: Step<Snapshot>['actions']) => void;
  /** The things that tell states apart, by name. */
  marks: Readonly<Record<string, Mark<Snapshot>>>;
  /**
   * The marks of every state that the machine can rest in. What is named for no state that it is in
   * must not be on the screen.
   */
  states: Readonly<Record<string, readonly string[]>>;
  /** States in which the page is left: nothing of the others is on the screen. */
  left?: readonly string[];
  /** What the machine's context says of the screen; what is left out is not compared. */
  told: (snapshot: Snapshot) => Partial<Screen>;
  /** The states and transitions that nobody can bring about on this page, each with its reason. */
  outOfReach?: Readonly<Record<string, string>>;
}

/**
 * Paths below the root of the states without states inside, such as `credentials.entering.failed`.
 */
function restingStates(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));
}

/** As few of the walks as take every transition, the longest first. */
export function fewest<Snapshot>(walks: readonly Walk<Snapshot>[]): Walk<Snapshot>[] {
  const taken = new Set<string>();
  return [...walks]
    .sort((one, other) => other.steps.length - one.steps.length)
    .filter((walk) => {
      const fresh = walk.taken.filter((name) => !taken.has(name));
      for (const name of fresh) taken.add(name);
      return fresh.length > 0;
    });
}

/** Goes every walk on the page, and compares screen and machine after each step. */
export async function expectFaithful<Snapshot extends AnyMachineSnapshot>(
  face: Face<Snapshot>,
  walks: readonly Walk<Snapshot>[],
): Promise<void> {
  // many short ways in one test: together they take longer than one story
  test.slow();
  expect(Object.keys(face.states).sort(), 'the states that the table maps to the screen').toEqual(
    restingStates(face.machine).sort(),
  );
  expect(coverage(face.machine, walks).unreached.sort(), 'what no walk on the page reaches').toEqual(
    Object.keys(face.outOfReach ?? {}).sort(),
  );
  for (const { start, steps } of walks) {
    const story: string[] = ['opened'];
    await face.open();
    await expectOnScreen(face, start, story);
    for (const { event, before, after, actions } of steps) {
      const { type, ...rest } = event;
      story.push(Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest)}` : type);
      await face.act(event, before).catch((error: Error) => {
        throw new Error(`The page does not let this happen: ${story.join(' → ')}\n${error.message}`);
      });
      face.hear?.(actions);
      await expectOnScreen(face, after, story);
    }
  }
}

async function expectOnScreen<Snapshot extends AnyMachineSnapshot>(
  face: Face<Snapshot>,
  snapshot: Snapshot,
  story: readonly string[],
): Promise<void> {
  const active = restingStates(face.machine).filter((path) => snapshot.matches(toValue(path)));
  const last = active.filter((path) => face.left?.includes(path));
  const marks = new Set(
    (last.length > 0 ? last : active)
      .flatMap((path) => face.states[path] ?? [])
      .filter((name) => face.marks[name]?.when?.(snapshot) ?? true),
  );
  const told = face.told(snapshot);
  const wanted = Object.entries(face.marks).map(([name, { css, text = '' }]) => {
    return { name, css, text: typeof text === 'string' ? text : text(snapshot) };
  });
  const look = async () => {
    const { marks, ...screen } = await face.page.evaluate(seen, wanted).catch(onItsWay);
    const compared = Object.entries(screen).filter(([name]) => name in told);
    return { marks, ...Object.fromEntries(compared) };
  };
  await expect
    .poll(look, { message: `${active.join(' + ')} after ${story.join(' → ')}`, intervals })
    .toEqual({ marks: [...marks].sort(), ...told });
}

const intervals = [20, 50, 100, 250];
/** Between two pages there is nothing to see. */
const onItsWay = () => ({ marks: ['on the way to another page'] });

/**
 * Runs in the page, at one go: a question for each thing would take the page's time, and see it in
 * several states.
 */
function seen(wanted: readonly { name: string; css: string; text: string }[]): Screen & { marks: string[] } {
  const visible = (css: string) =>
    [...document.querySelectorAll(css)].filter((node) => node.checkVisibility());
  const marks = wanted.filter(({ css, text }) =>
    visible(css).some((node) =>
      [node.textContent, node.getAttribute('aria-label')].some((own) => own?.includes(text)),
    ),
  );
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]'),
  ].filter(({ type }) => type !== 'file');
  const content = ({ name, type, checked, value }: HTMLInputElement) => [
    name,
    type === 'checkbox' ? checked : value,
  ];
  return {
    marks: marks.map(({ name }) => name).sort(),
    path: location.pathname,
    fields: Object.fromEntries(controls.map(content)),
    writable: controls.filter(({ disabled, readOnly }) => !disabled && !readOnly).map(({ name }) => name),
    storage: { ...localStorage },
  };
}

/** `a.b.c` as the value that `matches` takes. */
function toValue(path: string): StateValue {
  const [first = '', ...rest] = path.split('.');
  return rest.length === 0 ? first : { [first]: toValue(rest.join('.')) };
}
