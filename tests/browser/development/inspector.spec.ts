import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { signInMachine } from '../../../machines/account/signIn.ts';
import type { SavedWalk } from '../../../src/dev/walk.ts';
import { replay } from '../../machines/savedWalks.ts';
import { fillInLogin, submitLogin, test } from '../fixtures/projects/development.ts';

test('without `inspect` a page has no inspector, and works although strict mode starts its machine twice', async ({
  page,
  url,
  inspector,
}) => {
  await page.goto(`${url}login`);
  await fillInLogin(page);
  await submitLogin(page);
  await expect(page.getByRole('article').getByText('m²').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(inspector).toHaveCount(0);
});

test('the inspector shows no password, digest or token, and needs no other server', async ({
  page,
  url,
  inspector,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto(`${url}login?inspect`);
  await fillInLogin(page);
  await inspector.getByRole('button', { name: 'signIn' }).click();
  await expect(inspector.getByText('field.change').first()).toBeVisible();
  await expect(inspector).toContainText('zeynep.kaya@example.com');
  await submitLogin(page);
  await expect(inspector.getByRole('button', { name: 'pagedList' })).toBeVisible();
  for (const button of await inspector.getByRole('navigation').getByRole('button').all()) {
    await button.click();
    await expect(inspector).not.toContainText(/Kuscular\.35|[0-9a-f]{32}|Qm9kcnVt/);
  }
  expect(elsewhere).toEqual([]);
});

test('actors are a tree, in which an actor that React never starts is not listed', async ({
  page,
  url,
  inspector,
}) => {
  await page.goto(`${url}?inspect`);
  const form = inspector
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'landOffer' }) });
  await expect(form).toHaveCount(1);
  await expect(form.getByRole('button', { name: 'locationCascade' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'loadList done' })).toBeVisible();
});

test('after sign-in the living actor takes the place of the one that has ended', async ({
  page,
  url,
  inspector,
}) => {
  await page.goto(`${url}login?inspect`);
  await inspector.getByRole('button', { name: 'signIn' }).click();
  await fillInLogin(page);
  await submitLogin(page);
  // the largest one of the page
  const living = inspector.getByRole('button', { name: 'savedSearches' });
  await expect(living).toHaveAttribute('aria-pressed', 'true');
  await expect(inspector.getByRole('button', { name: 'signIn stopped' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('an actor that was chosen stays while it lives, whatever page opens', async ({
  page,
  url,
  inspector,
}) => {
  await page.goto(`${url}login?inspect`);
  await inspector.getByRole('button', { name: 'session', exact: true }).click();
  await fillInLogin(page);
  await submitLogin(page);
  await expect(inspector.getByRole('button', { name: 'pagedList' })).toBeVisible();
  await expect(inspector.getByRole('region', { name: 'Timeline' })).toContainText('session.open');
});

test('the chart marks active states, the last transition, running actors and delays', async ({
  page,
  url,
  inspector,
}) => {
  await page.route('**/users/login', () => undefined);
  await page.goto(`${url}login?inspect`);
  await fillInLogin(page);
  await inspector.getByRole('button', { name: 'signIn' }).click();
  const chart = inspector.getByRole('region', { name: 'Chart' });
  await expect(chart.locator('.node.active')).toHaveText('fresh');
  await expect(chart.locator('mark.last')).toContainText('takes field.change');
  await inspector.getByRole('button', { name: 'forgotPassword' }).click();
  await page.getByRole('button', { name: 'Şifremi Unuttum' }).click();
  await expect(chart.locator('mark.running', { hasText: 'after second (1 s)' }).first()).toBeVisible();
  await inspector.getByRole('button', { name: 'signIn' }).click();
  await submitLogin(page);
  await expect(chart.locator('.node.active')).toContainText('authenticating');
  await expect(chart.locator('path.last')).toHaveCount(1);
  await expect(chart.locator('.edgeLabel mark.last')).toHaveText('form.submit');
  await expect(chart.locator('mark.running')).toHaveText('runs authenticate');
});

test('the timeline names states and changes, can be searched, and is copied as JSON', async ({
  page,
  url,
  inspector,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/users/login', (route) => route.abort());
  await page.goto(`${url}login?inspect`);
  await inspector.getByRole('button', { name: 'signIn' }).click();
  await fillInLogin(page);
  await submitLogin(page);
  const timeline = inspector.getByRole('region', { name: 'Timeline' });
  const entry = (event: string) => timeline.getByRole('listitem').filter({ hasText: event });
  await expect(entry('"email"')).toContainText('email "" → "zeynep.kaya@example.com"');
  await expect(entry('"password"')).toContainText('password "" → "•••"');
  await expect(entry('form.submit')).toContainText('entering.fresh → authenticating');
  await expect(entry('xstate.error.actor.authenticate')).toContainText('authenticating → entering.failed');
  await expect(entry('xstate.error.actor.authenticate')).toContainText('failures 0 → 1');
  await expect(entry('xstate.error.actor.authenticate')).toContainText('‹ApiError›');
  await inspector.getByRole('searchbox').fill('zeynep email');
  await expect(timeline.getByRole('listitem')).toHaveCount(1);
  await inspector.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(inspector.getByText('Copied')).toBeVisible();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({
    actor: 'signIn',
    events: [
      {
        event: { type: 'field.change', field: 'email', value: 'zeynep.kaya@example.com' },
        before: 'entering.fresh',
        after: 'entering.fresh',
        changes: { email: { before: '', after: 'zeynep.kaya@example.com' } },
      },
    ],
  });
});

test('stepping back shows an earlier moment, with a way back to now', async ({ page, url, inspector }) => {
  await page.route('**/users/login', (route) => route.abort());
  await page.goto(`${url}login?inspect`);
  await inspector.getByRole('button', { name: 'signIn' }).click();
  await fillInLogin(page);
  await submitLogin(page);
  const state = inspector.getByRole('region', { name: 'State' });
  await expect(state.getByRole('listitem')).toHaveText('entering.failed');
  const timeline = inspector.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('listitem').filter({ hasText: '"email"' }).getByRole('button').click();
  await expect(state.getByRole('listitem')).toHaveText('entering.fresh');
  await expect(state).toContainText('password: ""');
  await expect(inspector.locator('.node.active')).toHaveText('fresh');
  await expect(inspector.getByText('Read-only')).toBeVisible();
  await inspector.getByRole('button', { name: 'Step forward' }).click();
  await expect(state).toContainText('password: "•••"');
  await inspector.getByRole('button', { name: 'Back to now' }).click();
  await expect(state.getByRole('listitem')).toHaveText('entering.failed');
  await expect(inspector.getByText('Read-only')).toHaveCount(0);
});

test('the panel docks below or right, can be folded, and remembers both', async ({
  page,
  url,
  inspector,
}) => {
  await page.goto(`${url}login?inspect`);
  await inspector.getByRole('button', { name: 'Dock right' }).click();
  await expect(inspector.getByRole('button', { name: 'Dock below' })).toBeVisible();
  await page.reload();
  await expect(inspector.getByRole('button', { name: 'Dock below' })).toBeVisible();
  await inspector.getByRole('button', { name: 'Inspector' }).click();
  await expect(inspector.getByRole('navigation')).toHaveCount(0);
  await page.reload();
  await expect(inspector.getByRole('button', { name: 'Inspector' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a saved walk holds no secret, and its machine replays it', async ({ page, url, inspector }) => {
  await page.goto(`${url}login?inspect`);
  await fillInLogin(page);
  await submitLogin(page);
  await inspector.getByRole('button', { name: 'signIn stopped' }).click();
  const download = page.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Save this walk' }).click();
  const content = readFileSync(await (await download).path(), 'utf8');
  expect(content).not.toMatch(/Kuscular\.35|[0-9a-f]{32}|Qm9kcnVt/);
  const walk: SavedWalk = JSON.parse(content);
  const { steps } = replay(signInMachine, walk);
  expect(steps.map(({ event, after }) => [event.type, after.value])).toEqual([
    ['field.change', { entering: 'fresh' }],
    ['field.change', { entering: 'fresh' }],
    ['form.submit', 'authenticating'],
    ['xstate.done.actor.authenticate', 'signedIn'],
  ]);
  expect(steps.map(({ saved }) => saved.state)).toEqual(steps.map(({ after }) => after.value));
});

/** Stands for stately.ai: keeps the messages that its inspector would show. */
const statelyPage = `<script>
  window.messages = [];
  addEventListener('message', ({ data }) => window.messages.push(JSON.stringify(data)));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test("`?inspect=stately` opens Stately's inspector, which gets no secret", async ({ page, url, context }) => {
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: statelyPage }),
  );
  await page.goto(`${url}login?inspect=stately`);
  await fillInLogin(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open Stately’s inspector' }).click();
  const stately = await opened;
  await submitLogin(page);
  const messages = () => stately.evaluate(() => String(Reflect.get(window, 'messages')));
  await expect.poll(messages).toContain('"type":"session.open"');
  expect(await messages()).toContain('zeynep.kaya@example.com');
  expect(await messages()).toContain('"authenticating"');
  expect(await messages()).not.toMatch(/Kuscular\.35|[0-9a-f]{32}|Qm9kcnVt/);
});
