import type { Page } from '@playwright/test';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import { forgotPasswordMachine } from '../../../machines/account/forgotPassword.ts';
import { type Auth, signedOutAuth } from '../../../machines/account/session.ts';
import { signInMachine } from '../../../machines/account/signIn.ts';
import { cooldownMs, timeLeft } from '../../../rules/account/cooldown.ts';
import { loginText as text } from '../../../src/text/account/login.ts';
import { fieldText } from '../../../src/text/fields.ts';
import { refusal } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../../machines/calls.ts';
import { undeclaredOutput } from '../../machines/checkedOutputs.ts';
import { walk } from '../../machines/paths.ts';
import { savedWalksOf } from '../../machines/savedWalks.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import {
  expectMatchesMachine,
  expectReplays,
  fewestWalks,
  type PageModel,
  unknownEvent,
} from '../fixtures/model.ts';
import { test } from '../fixtures/test.ts';

// every state and text is reached on a page that a browser translates
test.use({ translates: true });

const user: Auth = { id: 74, name: 'Zeynep', last_name: 'Kaya', email: 'z@b.tr', phone: '0533', token: 't' };
const start = Date.UTC(2026, 0, 5, 9);

/** Opens the login page at a time, with what the browser has stored, and holds its calls. */
async function loginPage(page: Page) {
  const calls = await holdCalls(page);
  const open = async (stored: Record<string, string>, at = start) => {
    await page.clock.setFixedTime(at);
    await page.addInitScript((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    await calls.open('/login');
  };
  return { calls, open, button: (name: string) => page.getByRole('button', { name }) };
}

const signIn = signInMachine.provide({ actors: { authenticate: pendingCall() } });
const signInInput = {
  client: noClient,
  remembered: { email: '', password: '', remember: false },
  failures: 0,
  digest: (password: string) => password,
};
const incomplete = refusal('login', 400);
const credentials: AnyEventObject[] = [
  { type: 'field.change', field: 'email', value: 'z@b.tr' },
  { type: 'field.change', field: 'password', value: 'gizli' },
  { type: 'password.toggle' },
  { type: 'remember.change', remember: true },
  { type: 'remember.change', remember: false },
  { type: 'form.submit' },
  { type: 'link.request' },
  { type: 'xstate.done.actor.authenticate', output: user },
  { type: 'xstate.done.actor.authenticate', output: undeclaredOutput({ ...user, id: 0 }) },
  { type: 'xstate.error.actor.authenticate', error: refusal('login', 401) },
  { type: 'xstate.error.actor.authenticate', error: incomplete },
  { type: 'xstate.error.actor.authenticate', error: refusal('login', 401, 'codeNeeded') },
  { type: 'field.change', field: 'code', value: '287082' },
];
const signInWalks = walk({
  events: (snapshot) =>
    credentials.filter(
      ({ type, field }) =>
        !snapshot.matches('signedIn') &&
        // with an address, the button would stay disabled during its own call
        !(type === 'link.request' && snapshot.context.email !== '') &&
        // a field that the server has not asked for is not there
        !(field === 'code' && !snapshot.context.codeNeeded),
    ),
  position: ({ context }) => [
    context.email !== '',
    context.remember,
    context.codeNeeded,
    Math.min(context.failures, 2),
    Object.keys(context.problem?.fields ?? {}),
  ],
  create: (inspect) => createActor(signIn, { input: signInInput, inspect }),
});

/** The server's reason beside a marked field. */
const refusedField = (field: 'email' | 'password') => ({
  css: `:has(> * > input[name=${field}][aria-invalid=true]) > p`,
  text: incomplete.fields[field] ?? '',
  when: ({ context }: SnapshotFrom<typeof signIn>) => context.problem?.fields[field] !== undefined,
});
const refusedFields = ['the email is refused', 'the password is refused', 'a code is asked for'];

async function signInModel(page: Page): Promise<PageModel<SnapshotFrom<typeof signIn>>> {
  const { calls, open, button } = await loginPage(page);
  let storage: Record<string, string> = {};
  return {
    page,
    machine: signIn,
    open: async (walk) => {
      storage = storedFor(walk?.input);
      await open(storage);
    },
    act: async (event, { context }) => {
      switch (event.type) {
        case 'field.change':
          return page.locator(`input[name=${event.field}]`).fill(event.value);
        case 'password.toggle':
          return button(context.passwordShown ? text.hideLabel : text.showLabel).click();
        case 'remember.change':
          return page.getByLabel(text.remember).setChecked(event.remember);
        case 'form.submit':
          return button(text.submit).click();
        case 'link.request':
          return button(text.forgot).click();
        case 'xstate.done.actor.authenticate':
          // the contract has no id 0
          return event.output.id > 0
            ? calls.succeed('POST users/login', { data: event.output })
            : calls.succeedUndeclared('POST users/login', { data: event.output });
        case 'xstate.error.actor.authenticate':
          return calls.fail('POST users/login', event.error);
        default:
          return unknownEvent(event);
      }
    },
    onActions: (actions) => {
      for (const { type, params } of actions) storage = stored(storage, type, Object(params));
    },
    marks: {
      'the form is open': { css: 'form[aria-busy=false]' },
      'the form is busy': { css: 'form[aria-busy=true]' },
      'signing in is possible': { css: 'button[type=submit]:enabled', text: text.submit },
      'signing in is under way': { css: 'button[type=submit]:disabled', text: text.submit },
      'signing in failed': { css: '[role=alert]', text: text.failed },
      'the email is refused': refusedField('email'),
      'the password is refused': refusedField('password'),
      'a code is asked for': { css: 'input[name=code]', when: ({ context }) => context.codeNeeded },
      'not authorised': { css: '[role=alert]', text: text.unauthorised },
      'the product is open': { css: 'header' },
    },
    states: {
      'entering.fresh': ['the form is open', 'signing in is possible', ...refusedFields],
      'entering.failed': [
        'the form is open',
        'signing in is possible',
        'signing in failed',
        ...refusedFields,
      ],
      'entering.unauthorised': [
        'the form is open',
        'signing in is possible',
        'not authorised',
        'a code is asked for',
      ],
      'entering.codeAsked': ['the form is open', 'signing in is possible', ...refusedFields],
      authenticating: ['the form is busy', 'signing in is under way', 'a code is asked for'],
      signedIn: ['the product is open'],
    },
    left: ['signedIn'],
    screen: (snapshot) => {
      if (snapshot.matches('signedIn')) return { path: '/ilanlar', storage };
      const { email, password, remember, code, codeNeeded } = snapshot.context;
      const fields = { email, password, ...(codeNeeded && { code }), remember };
      return {
        path: '/login',
        storage,
        fields,
        writable: snapshot.matches('entering') ? Object.keys(fields) : [],
      };
    },
  };
}

/** The content of storage after an action of the machine (product, 9). */
function stored(storage: Record<string, string>, action: string, params: Record<string, unknown>) {
  const after = { ...storage };
  if (action === 'saveFailures') after.failedLoginCount = String(params.failures);
  if (action === 'enter') after.auth = JSON.stringify({ ...signedOutAuth, ...Object(params.auth) });
  if (action === 'saveRemembered') {
    for (const key of ['rememberMe', 'rememberedEmail', 'rememberedPassword']) delete after[key];
    if (params.remember)
      Object.assign(after, {
        rememberMe: 'true',
        rememberedEmail: params.email,
        rememberedPassword: Buffer.from(String(params.password)).toString('base64'),
      });
  }
  return after;
}

/** What the browser has stored when a recorded sign-in begins. */
function storedFor({ remembered, failures }: Record<string, unknown> = {}): Record<string, string> {
  const counted = Number(failures) > 0 ? { failedLoginCount: String(failures) } : {};
  return stored(counted, 'saveRemembered', Object(remembered));
}

const wallClock = { time: start };
const forgotPassword = forgotPasswordMachine.provide({ actors: { requestLink: pendingCall() } });
const forgotPasswordInput = { client: noClient, storedCooldownEnd: undefined, now: () => wallClock.time };
const ticked = 'xstate.after.second.forgotPassword.coolingDown.clock.ticking';
const link: AnyEventObject[] = [
  { type: 'email.change' },
  { type: 'link.request', email: '' },
  { type: 'link.request', email: 'z,a@b.tr' },
  { type: 'link.request', email: 'z@b.tr' },
  { type: 'cooldown.start', end: start - 1 },
  { type: 'cooldown.start', end: start + 60_000 },
  { type: 'xstate.done.actor.requestLink', output: undefined },
  { type: 'xstate.error.actor.requestLink', error: refusal('forgotPassword', 500) },
  { type: ticked, elapsedMs: 1000 },
  { type: ticked, elapsedMs: cooldownMs },
];
const forgotPasswordWalks = walk({
  // the page's clock runs on, so a cooldown in the past ends before another tab could report it
  events: (snapshot) => link.filter(({ end }) => !snapshot.matches('coolingDown') || end !== start - 1),
  position: ({ context }) => context.cooldownEnd > context.time,
  before: ({ context }, event) => {
    wallClock.time = context.time + (event.elapsedMs ?? 0);
  },
  create: (inspect) => {
    wallClock.time = start;
    return createActor(forgotPassword, { input: forgotPasswordInput, inspect });
  },
});

async function forgotPasswordModel(page: Page): Promise<PageModel<SnapshotFrom<typeof forgotPassword>>> {
  const { calls, open, button } = await loginPage(page);
  let storage: Record<string, string> = {};
  /** When the events of a recorded walk came. */
  let moments: number[] = [];
  return {
    page,
    machine: forgotPassword,
    open: async (walk) => {
      const end: unknown = walk?.input.storedCooldownEnd;
      storage = end === undefined ? {} : { forgotPasswordCooldownEnd: String(end) };
      const startedAt = walk && Date.parse(walk.startedAt);
      moments = walk?.steps.map(({ afterMs }) => Date.parse(walk.startedAt) + afterMs) ?? [];
      await open(storage, startedAt);
    },
    act: async (event, { context }) => {
      await page.clock.setFixedTime(moments.shift() ?? context.time + (event.elapsedMs ?? 0));
      switch (event.type) {
        case 'email.change':
          return page.getByLabel(text.email).pressSequentially('z');
        case 'link.request':
          await page.getByLabel(text.email).fill(event.email);
          return button(text.forgot).click();
        case 'cooldown.start':
          // browsers send this event to the other tabs when one tab writes to storage
          storage.forgotPasswordCooldownEnd = String(event.end);
          return page.evaluate((newValue) => {
            const key = 'forgotPasswordCooldownEnd';
            localStorage.setItem(key, newValue);
            window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
          }, String(event.end));
        case 'xstate.done.actor.requestLink':
          return calls.succeed('POST users/forgot-password', { status: 'success' });
        case 'xstate.error.actor.requestLink':
          return calls.fail('POST users/forgot-password', event.error);
        case ticked:
          // the clock of the page is set already
          return;
        default:
          return unknownEvent(event);
      }
    },
    onActions: (actions) => {
      for (const { type, params } of actions) {
        if (type === 'saveCooldown') storage = { forgotPasswordCooldownEnd: String(Object(params).end) };
      }
    },
    marks: {
      'the address is missing': { css: 'form p', text: text.emailMissing },
      'the address is none': { css: 'form p', text: fieldText.notAnEmail },
      'a link can be requested': { css: 'button:enabled', text: text.forgot },
      'a link is being requested': { css: 'button:disabled', text: text.forgot },
      'the cooldown is counted down': {
        css: 'button:disabled',
        text: ({ context }) => text.wait(timeLeft(context.cooldownEnd, context.time)),
      },
      'the link was sent': { css: '[role=alert]', text: text.linkSent },
      'the link was not sent': { css: '[role=alert]', text: text.linkFailed },
    },
    states: {
      'ready.fresh': ['a link can be requested'],
      'ready.emailMissing': ['a link can be requested', 'the address is missing'],
      'ready.emailInvalid': ['a link can be requested', 'the address is none'],
      requesting: ['a link is being requested'],
      'coolingDown.outcome.earlier': [],
      'coolingDown.outcome.sent': ['the link was sent'],
      'coolingDown.outcome.failed': ['the link was not sent'],
      'coolingDown.clock.ticking': ['the cooldown is counted down'],
    },
    outOfReach: {
      [`forgotPassword.coolingDown.clock.ticking: ${ticked} [1]`]:
        'a clock that is set back, which sign-in.spec.ts sets',
    },
    screen: () => ({ path: '/login', storage }),
  };
}

test.use({ expectedMessages: [/status of (400|401|500)/] });

test('the login page shows every state of the sign-in machine', async ({ page }) => {
  await expectMatchesMachine(await signInModel(page), fewestWalks(signInWalks));
});

test('the login page shows every state of the machine that requests a reset link', async ({ page }) => {
  await expectMatchesMachine(await forgotPasswordModel(page), fewestWalks(forgotPasswordWalks));
});

for (const [file, saved] of savedWalksOf(signIn)) {
  test(`the login page follows ${file}`, async ({ page }) => {
    await expectReplays(await signInModel(page), saved);
  });
}

for (const [file, saved] of savedWalksOf(forgotPassword)) {
  test(`the login page follows ${file}`, async ({ page }) => {
    await expectReplays(await forgotPasswordModel(page), saved);
  });
}
