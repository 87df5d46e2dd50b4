/** Nothing jumps while a page loads, nor when its calls fail (product, 10). */
import { type PageName, pageNames } from '../../../rules/site/paths.ts';
import { layoutShift } from '../fixtures/layoutShift.ts';
import { test } from '../fixtures/onMock.ts';
import { exampleAddressOf, exampleSessions, roleOf, storeSession } from '../fixtures/roles.ts';
import { expect, phone } from '../fixtures/test.ts';

/** The server writes other posts into these pages than the mock has: `prerendered.spec.ts` has them. */
const isFromServer = (name: PageName) => name === 'blog' || name === 'post';

/** Long enough for the page to be drawn before the answer arrives. */
const answerAfterMs = 250;

for (const role of ['visitor', 'consultant', 'admin'] as const) {
  for (const outcome of ['answered', 'failed'] as const) {
    test.describe(`when the calls of a page are ${outcome}`, () => {
      test.use({ expectedMessages: [/ERR_FAILED|yüklenemedi/] });

      test(`nothing jumps for the ${role}`, async ({ page, useMock }) => {
        test.setTimeout(300_000);
        await page.setViewportSize(phone);
        await useMock();
        await page.route('**/api/v1/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, answerAfterMs));
          await (outcome === 'failed' ? route.abort() : route.fallback());
        });
        await storeSession(page, exampleSessions[role]);
        for (const name of pageNames.filter((other) => roleOf(other) === role && !isFromServer(other))) {
          await page.goto(exampleAddressOf(name));
          await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
          await page.waitForTimeout(2 * answerAfterMs);
          expect.soft(await layoutShift(page), name).toBeLessThanOrEqual(0.02);
        }
      });
    });
  }
}
