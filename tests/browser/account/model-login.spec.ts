import type { Page } from '@playwright/test';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import { loginMachine } from '../../../machines/account/login.ts';
import type { Auth } from '../../../machines/account/session.ts';
import { cooldownLength, timeLeft } from '../../../rules/account/cooldown.ts';
import { loginText as text } from '../../../src/text/login.ts';
import { refusal } from '../../contract/refusal.ts';
import { noClient, silent } from '../../machines/calls.ts';
import { walk } from '../../machines/paths.ts';
import { holdCalls } from '../fixtures/heldCalls.ts';
import { expectFaithful, type Face, fewest } from '../fixtures/model.ts';
import { test } from '../fixtures/test.ts';

type Login = SnapshotFrom<typeof loginMachine>;

const zeynep: Auth = {
  id: 74,
  name: 'Zeynep',
  last_name: 'Kaya',
  email: 'z@b.tr',
  phone: '0533',
  token: 't',
};
const start = Date.UTC(2026, 0, 5, 9);
const clock = { time: start };

const machine = loginMachine.provide({ actors: { authenticate: silent(), requestLink: silent() } });
const input = {
  client: noClient,
  memory: { email: '', password: '', remember: false, failures: 0, cooldownEnd: undefined },
  digest: (password: string) => password,
  now: () => clock.time,
};

const form: AnyEventObject[] = [
  { type: 'email.change', value: 'z@b.tr' },
  { type: 'password.change', value: 'gizli' },
  { type: 'password.toggle' },
  { type: 'remember.change', remember: true },
  { type: 'remember.change', remember: false },
  { type: 'form.submit' },
  { type: 'xstate.done.actor.authenticate', output: zeynep },
  { type: 'xstate.done.actor.authenticate', output: { ...zeynep, id: 0 } },
  { type: 'xstate.error.actor.authenticate', error: refusal('login', 401) },
];
const link: AnyEventObject[] = [
  { type: 'email.change', value: 'z@b.tr' },
  { type: 'link.request' },
  { type: 'cooldown.see', end: start - 1 },
  { type: 'cooldown.see', end: start + 60_000 },
  { type: 'xstate.done.actor.requestLink', output: undefined },
  { type: 'xstate.error.actor.requestLink', error: refusal('forgotPassword', 500) },
  { type: 'xstate.after.second.login.forgotPassword.coolingDown.clock.ticking', waited: 1000 },
  { type: 'xstate.after.second.login.forgotPassword.coolingDown.clock.ticking', waited: cooldownLength },
];
const walkWith = (events: readonly AnyEventObject[]) =>
  walk({
    machine,
    input,
    events: (snapshot) => {
      if (snapshot.matches({ credentials: 'signedIn' })) return [];
      // the page's own clock goes on: a wait that is over ends by itself, so no other tab ends one
      // here
      const waiting = snapshot.matches({ forgotPassword: 'coolingDown' });
      return events.filter(({ end }) => !waiting || end !== start - 1);
    },
    position: ({ context }) => [
      context.email !== '',
      context.remember,
      Math.min(context.failures, 2),
      context.cooldownEnd > context.time,
    ],
    before: ({ context }, event) => {
      clock.time = context.time + (event.waited ?? 0);
    },
    create: (inspect) => {
      clock.time = start;
      return createActor(machine, { input, inspect });
    },
  });

async function faceOf(page: Page): Promise<Face<Login>> {
  await page.addInitScript(() => localStorage.clear());
  const calls = await holdCalls(page);
  const button = (name: string) => page.getByRole('button', { name });
  let storage: Record<string, string> = {};

  return {
    page,
    machine,
    open: async () => {
      storage = {};
      await page.clock.setFixedTime(start);
      await calls.open('/login');
    },
    act: async (event, { context }) => {
      await page.clock.setFixedTime(context.time + (event.waited ?? 0));
      switch (event.type) {
        case 'email.change':
          return page.getByLabel(text.email).fill(event.value);
        case 'password.change':
          return page.getByLabel(text.password, { exact: true }).fill(event.value);
        case 'password.toggle':
          return button(context.passwordShown ? text.hideLabel : text.showLabel).click();
        case 'remember.change':
          return page.getByLabel(text.remember).setChecked(event.remember);
        case 'form.submit':
          return button(text.submit).click();
        case 'link.request':
          return button(text.forgot).click();
        case 'cooldown.see':
          // what the browser tells a page when another tab has stored something
          storage.forgotPasswordCooldownEnd = String(event.end);
          return page.evaluate((newValue) => {
            const key = 'forgotPasswordCooldownEnd';
            localStorage.setItem(key, newValue);
            window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
          }, String(event.end));
        case 'xstate.done.actor.authenticate':
          return calls.succeed('POST users/login', { data: event.output });
        case 'xstate.error.actor.authenticate':
          return calls.fail('POST users/login', event.error);
        case 'xstate.done.actor.requestLink':
          return calls.succeed('POST users/forgot-password', { status: 'success' });
        case 'xstate.error.actor.requestLink':
          return calls.fail('POST users/forgot-password', event.error);
      }
    },
    hear: (actions) => {
      for (const { type, params } of actions) storage = stored(storage, type, Object(params));
    },
    marks: {
      'the form is open': { css: 'form[aria-busy=false]' },
      'the form is busy': { css: 'form[aria-busy=true]' },
      'signing in is possible': { css: 'button[type=submit]:enabled', text: text.submit },
      'signing in is under way': { css: 'button[type=submit]:disabled', text: text.submit },
      'signing in failed': { css: '[role=alert]', text: text.failed },
      'not authorised': { css: '[role=alert]', text: text.unauthorised },
      'the address is missing': { css: 'form p', text: text.emailMissing },
      'a link can be asked for': { css: 'button:enabled', text: text.forgot },
      'a link is asked for': { css: 'button:disabled', text: text.forgot },
      'the wait is counted down': {
        css: 'button:disabled',
        text: ({ context }) => text.wait(timeLeft(context.cooldownEnd, context.time)),
      },
      'the link was sent': { css: '[role=alert]', text: text.linkSent },
      'the link was not sent': { css: '[role=alert]', text: text.linkFailed },
      'the product is open': { css: 'header' },
    },
    states: {
      'credentials.entering.fresh': ['the form is open', 'signing in is possible'],
      'credentials.entering.failed': ['the form is open', 'signing in is possible', 'signing in failed'],
      'credentials.entering.unauthorised': ['the form is open', 'signing in is possible', 'not authorised'],
      'credentials.authenticating': ['the form is busy', 'signing in is under way'],
      'credentials.signedIn': ['the product is open'],
      'forgotPassword.deciding': [],
      'forgotPassword.ready.fresh': ['a link can be asked for'],
      'forgotPassword.ready.emailMissing': ['a link can be asked for', 'the address is missing'],
      'forgotPassword.requesting': ['a link is asked for'],
      'forgotPassword.coolingDown.outcome.earlier': [],
      'forgotPassword.coolingDown.outcome.sent': ['the link was sent'],
      'forgotPassword.coolingDown.outcome.failed': ['the link was not sent'],
      'forgotPassword.coolingDown.clock.ticking': ['the wait is counted down'],
    },
    left: ['credentials.signedIn'],
    told: (snapshot) => {
      if (snapshot.matches({ credentials: 'signedIn' })) return { path: '/ilanlar', storage };
      const { email, password, remember } = snapshot.context;
      const typing = snapshot.can({ type: 'email.change', value: '' });
      return {
        path: '/login',
        storage,
        fields: { email, password, remember },
        writable: typing ? ['email', 'password', 'remember'] : [],
      };
    },
  };
}

/** What storage holds after an action of the machine (product, 9). */
function stored(storage: Record<string, string>, action: string, params: Record<string, unknown>) {
  const after = { ...storage };
  if (action === 'saveFailures') after.failedLoginCount = String(params.failures);
  if (action === 'saveCooldown') after.forgotPasswordCooldownEnd = String(params.end);
  if (action === 'enter') after.auth = JSON.stringify(params.auth);
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

test.use({ expectedMessages: [/status of (401|500)/] });

test('the sign-in page shows every state of its machine, and does what the machine says', async ({
  page,
}) => {
  await expectFaithful(await faceOf(page), fewest([...walkWith(form), ...walkWith(link)]));
});
