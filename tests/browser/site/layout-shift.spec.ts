/** Nothing jumps while a page loads, nor when its calls fail (product, 10). */
import { type PageName, pageNames } from '../../../rules/site/paths.ts';
import { layoutShift } from '../fixtures/layoutShift.ts';
import { test } from '../fixtures/onMock.ts';
import { imageFile } from '../fixtures/otherAdmin.ts';
import { exampleAddressOf, exampleSessions, roleOf, storeSession } from '../fixtures/roles.ts';
import { adminTest, expect, phone, zoomedPhone } from '../fixtures/test.ts';

/** The server writes its own posts into these pages, not the mock's; see `prerendered.spec.ts`. */
const isFromServer = (name: PageName) => name === 'blog' || name === 'post';

const desktop = { width: 1440, height: 900 };

/** A badge that changes its word on a phone shifts 0.02; 0.1 is seen as a jump. */
const unseen = 0.03;

/** Long enough for the page to be drawn before the answer arrives. */
const answerAfterMs = 250;

for (const role of ['visitor', 'consultant', 'admin'] as const) {
  for (const outcome of ['answered', 'failed'] as const) {
    test.describe(`when the calls of a page are ${outcome}`, () => {
      test.use({ expectedMessages: [/ERR_FAILED|yüklenemedi/] });

      test(`nothing jumps for the ${role}`, async ({ page, useMock }) => {
        test.setTimeout(300_000);
        await useMock();
        await page.route('**/api/v1/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, answerAfterMs));
          await (outcome === 'failed' ? route.abort() : route.fallback());
        });
        await storeSession(page, exampleSessions[role]);
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          for (const name of pageNames.filter((other) => roleOf(other) === role && !isFromServer(other))) {
            await page.goto(exampleAddressOf(name));
            await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
            await page.waitForTimeout(2 * answerAfterMs);
            expect.soft(await layoutShift(page), `${name}, ${size.width}`).toBeLessThanOrEqual(unseen);
          }
        }
      });
    });
  }
}

for (const size of [phone, desktop]) {
  test(`a font that comes late moves nothing at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const hasCome = () => page.evaluate(() => document.fonts.check('1rem "Figtree Variable"'));
    for (const path of ['/', '/hakkimizda', '/login']) {
      const release = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (font) => {
        await release.promise;
        await font.continue();
      });
      // the page's load event waits for the font
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main form :enabled, main h1').first().waitFor();
      await page.waitForTimeout(answerAfterMs);
      expect.soft(await hasCome(), path).toBe(false);
      release.resolve();
      await expect.poll(hasCome, path).toBe(true);
      await page.waitForTimeout(answerAfterMs);
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(unseen);
      await page.unrouteAll();
    }
  });
}

for (const outcome of ['answered', 'failed'] as const) {
  test.describe(`on the way through the blog, when its calls are ${outcome} late`, () => {
    test.use({ expectedMessages: [/ERR_FAILED/] });

    for (const size of [phone, desktop]) {
      test(`nothing jumps at ${size.width} px`, async ({ page, otherAdmin }) => {
        const title = `Tapu harcı ${outcome} ${size.width}`;
        const image = await imageFile('#2e7d32');
        await otherAdmin.addPost(title, { content: '<p>Harcı kim öder?</p>'.repeat(40), file: image });
        await page.setViewportSize(size);
        await page.route('**/api/v1/blog**', async (route) => {
          // shifts within 500 ms of a click are not counted
          await new Promise((resolve) => setTimeout(resolve, 800));
          await (outcome === 'failed' ? route.abort() : route.continue());
        });
        const expectStill = async (where: string) => {
          await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          expect.soft(await layoutShift(page), where).toBeLessThanOrEqual(unseen);
        };
        await page.goto('/');
        await expect(page.locator('[name=il]')).toBeEnabled();
        await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
        const read = page.getByRole('article', { name: title }).getByRole('link');
        await expect(outcome === 'failed' ? page.getByRole('alert') : read).toBeVisible();
        await expectStill('the list, from the home page');
        // drawn by the server, which no failing call reaches
        await page.goto('/blog');
        await expectStill('the list');
        await read.click();
        await expect(page.getByRole(outcome === 'failed' ? 'alert' : 'article').first()).toBeVisible();
        await expectStill('a post, from the list');
        await page.goBack();
        await expect(outcome === 'failed' ? page.getByRole('alert') : read).toBeVisible();
        await expectStill('the list, on the way back');
        await page.goForward();
        await page.reload();
        await expect(page.getByRole('article')).toBeVisible();
        await expectStill('a post');
      });
    }
  });
}

adminTest(
  'nothing moves while the network is gone, and its notice covers no focused field',
  async ({ page, context }) => {
    const notice = page.getByText('İnternet bağlantınız yok.');
    for (const [path, size] of [
      ['/', phone],
      ['/', zoomedPhone],
      ['/iletisim', desktop],
      ['/admin/team', phone],
      ['/admin/team', desktop],
    ] as const) {
      const where = `${path}, ${size.width}`;
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.locator('select[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      // within the page, where a notice above it would be seen to push
      await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
      const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
      const [shiftBefore, topBefore] = [await layoutShift(page), await top()];
      await context.setOffline(true);
      await expect(notice).toBeInViewport({ ratio: 1 });
      expect.soft((await layoutShift(page)) - shiftBefore, where).toBe(0);
      expect.soft(await top(), where).toBe(topBefore);
      for (const field of await page.locator('main form :is(input, select, textarea):enabled').all()) {
        await field.focus();
        const [own, banner] = [await field.boundingBox(), await notice.boundingBox()];
        const covers = own && banner ? own.y + own.height - banner.y : Number.NaN;
        expect.soft(covers, where).toBeLessThanOrEqual(0);
      }
      await context.setOffline(false);
      await expect(notice).toBeHidden();
      expect.soft(await top(), where).toBeLessThanOrEqual(topBefore);
    }
  },
);

test.describe("when a form's call fails late", () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  for (const name of ['login', 'contact', 'resetPassword'] as const) {
    test(`the form of the page ${name} stays where it is, and the reason comes into view`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.route('**/api/v1/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, answerAfterMs));
        await route.abort();
      });
      await page.goto(`${exampleAddressOf(name)}?token=c2lmcmUtc2lmaXJsYW1hLWJhZ2xhbnRpc2ktb3JuZWdp`);
      const submit = page.locator('main form [type=submit]');
      await expect(submit).toBeEnabled();
      const fields = page.locator('main form :is(input:not([type=checkbox]), textarea)');
      for (const field of await fields.all()) {
        const isEmail = (await field.getAttribute('type')) === 'email' && name === 'contact';
        await field.fill(isEmail ? 'zeynep.kaya@example.com' : 'Kuscular.35');
      }
      const place = () => submit.evaluate((button) => button.getBoundingClientRect().top + scrollY);
      const before = await place();
      await submit.click();
      const reason = page.locator('main').getByRole('alert');
      await expect(reason).toBeInViewport({ ratio: 1 });
      // at the sign-in the reason stands above the fields, where people look first
      if (name !== 'login') expect(await place()).toBe(before);

      // a phone at 200 %
      await page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 });
      await submit.click();
      await expect(reason).toHaveCount(0);
      await expect(reason).toBeInViewport({ ratio: 0.5 });
    });
  }
});
