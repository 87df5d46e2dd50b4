import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { secondFactorMachine } from '../../../machines/account/secondFactor.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const off = { state: 'off', required: true, recovery_codes: 0 } as const;
const on = { state: 'on', required: true, recovery_codes: 10 } as const;
const setUp = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Arazi%20Teklif' };
const codes = Array.from({ length: 10 }, (_, at) => `42445-19772-51750-8531${at}`);
const wrongCode = refusal('confirmSecondFactor', 400);
const changed = refusal('confirmSecondFactor', 409);
const beginProblem = toProblem(refusal('beginSecondFactor', 409));
const input = { client: noClient, digest: (password: string) => `digest of ${password}` };
const machine = secondFactorMachine.provide({
  actors: { loadFactor: pendingCall(), prove: pendingCall() },
});
const end = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'setUp.begin' },
  { type: 'move.ask', move: 'makeCodes' },
  { type: 'move.ask', move: 'turnOff' },
  { type: 'code.change', code: '' },
  { type: 'code.change', code: ' 287082 ' },
  { type: 'form.submit' },
  { type: 'form.cancel' },
  { type: 'codes.keep' },
  ...[off, on].flatMap((factor) => [end('loadFactor', factor), end('checkFactor', factor)]),
  end('prove', []),
  end('prove', codes),
  end('beginSetUp', { outcome: 'done', answer: setUp, problem: undefined }),
  end('beginSetUp', { outcome: 'dismissed', answer: undefined, problem: undefined }),
  end('beginSetUp', { outcome: 'failed', answer: undefined, problem: beginProblem }),
  { type: 'xstate.error.actor.loadFactor', error: unreachable },
  { type: 'xstate.error.actor.checkFactor', error: unreachable },
  ...[wrongCode, changed, unreachable].map((error) => ({ type: 'xstate.error.actor.prove', error })),
];
const walks = walk({
  events: () => events,
  position: ({ context: { factor, setUp: begun, move, code, doubtsCodes, problem } }) => [
    factor?.state,
    begun !== undefined,
    move,
    code !== '',
    doubtsCodes,
    problem?.kind,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);
const isEnd = ({ type }: AnyEventObject, of: string) => type === `xstate.done.actor.${of}`;

test('the part is busy exactly while a call is under way', () => {
  for (const { after, story } of steps) {
    const isUnderWay = ['loading', 'beginning', 'proving', 'checking'].includes(String(after.value));
    expect(after.hasTag('busy'), story).toBe(isUnderWay);
  }
});

test('recovery codes are shown until they are kept, and then nothing secret stays', () => {
  for (const { event, before, after, actions, story } of steps) {
    if (before.matches('proving') && isEnd(event, 'prove') && event.output === codes)
      expect([after.value, after.context.recoveryCodes], story).toEqual(['keepingCodes', codes]);
    const isKept = before.matches('keepingCodes') && event.type === 'codes.keep';
    expect(actions.filter(({ type }) => type === 'reportOn').length, story).toBe(Number(isKept));
    if (before.matches('keepingCodes') && !isKept) expect(after.value, story).toBe('keepingCodes');
    if (after.matches('loading') || after.matches('on'))
      expect(after.context, story).toMatchObject({ setUp: undefined, code: '', recoveryCodes: [] });
  }
});

test('only what was confirmed by a code is called on, and a set-up is kept while its code is typed', () => {
  for (const { event, before, after, story } of steps) {
    if (isEnd(event, 'beginSetUp') && before.matches('beginning')) {
      const { outcome, answer, problem } = event.output;
      expect(after.value, story).toEqual(
        outcome === 'done' ? { entering: 'fresh' } : { off: outcome === 'failed' ? 'failed' : 'resting' },
      );
      expect(after.context, story).toMatchObject({ setUp: answer, problem, code: '' });
    }
    if (before.matches('entering') && !['form.cancel'].includes(event.type))
      expect(after.context.setUp, story).toBe(before.context.setUp);
  }
});

test('a failure keeps what was typed, with its reason', () => {
  for (const { event, before, after, story } of steps) {
    if (!after.matches({ entering: 'failed' }) || before.matches('entering')) continue;
    expect(after.context, story).toMatchObject({ move: before.context.move, code: before.context.code });
    if (event.type === 'xstate.error.actor.prove')
      expect(after.context.problem, story).toEqual(toProblem(event.error));
    else expect(after.context.problem, story).toBe(before.context.problem);
  }
});

test('a change whose answer was lost is looked up, and a wrong code is not', () => {
  for (const { event, before, after, story } of steps) {
    const { move } = before.context;
    if (before.matches('proving') && event.type === 'xstate.error.actor.prove')
      expect(after.matches('checking'), story).toBe(event.error !== wrongCode && move !== 'makeCodes');
    if (!before.matches('checking') || !isEnd(event, 'checkFactor')) continue;
    const isMade = event.output === (move === 'confirm' ? on : off);
    const made = move === 'confirm' ? { on: 'codesUnseen' } : { off: 'resting' };
    expect(after.value, story).toEqual(isMade ? made : { entering: 'failed' });
  }
});

test('recovery codes are in doubt from a lost answer of new ones until some are shown', () => {
  for (const { event, before, after, story } of steps) {
    const isRefused = before.matches('proving') && event.type === 'xstate.error.actor.prove';
    const isLost = isRefused && before.context.move === 'makeCodes' && event.error === unreachable;
    const areShown = after.matches('keepingCodes');
    const expected = isLost || (before.context.doubtsCodes && !areShown);
    expect(after.context.doubtsCodes, story).toBe(expected);
  }
});

test.each([
  ['confirm', 'POST /api/v1/second-factor/confirm'],
  ['makeCodes', 'POST /api/v1/second-factor/recovery-codes'],
  ['turnOff', 'POST /api/v1/second-factor/turn-off'],
] as const)('%s sends the code without blanks, and leaving the page aborts it', async (move, call) => {
  const { client, sent, expectAbortedBy } = fakeServer({
    leavesOpen: call,
    answers: { getSecondFactor: move === 'confirm' ? off : on, beginSecondFactor: setUp },
  });
  const actor = createActor(secondFactorMachine, { input: { ...input, client } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('off') || snapshot.matches('on'));
  actor.send(move === 'confirm' ? { type: 'setUp.begin' } : { type: 'move.ask', move });
  await waitFor(actor, (snapshot) => snapshot.matches('entering'));
  actor.send({ type: 'code.change', code: ' 287082 ' });
  actor.send({ type: 'form.submit' });
  await expectAbortedBy(() => actor.stop());
  expect(sent.at(-1)?.body).toEqual({ code: '287082' });
});
