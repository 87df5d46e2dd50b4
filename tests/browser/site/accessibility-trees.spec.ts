/**
 * What a screen reader finds on each page, on the contract's examples: a name or heading that is
 * lost shows in the difference to `trees/`. `playwright test site/accessibility-trees.spec.ts
 * --project=desktop --update-snapshots` writes the trees anew.
 */
import type { Page } from '@playwright/test';
import { adminId } from '../../../rules/account/admin.ts';
import { type PageName, pageNames, paths } from '../../../rules/site/paths.ts';
import { test } from '../fixtures/onMock.ts';
import { expect } from '../fixtures/test.ts';

const roles = { visitor: undefined, consultant: 12, admin: adminId } as const;
type Role = keyof typeof roles;

/** The role that a page is for. */
function roleOf(name: PageName): Role {
  if (name.startsWith('admin')) return 'admin';
  return ['ads', 'ad', 'profile'].includes(name) ? 'consultant' : 'visitor';
}

const addressOf = (name: PageName) =>
  name === 'resetPassword'
    ? `${paths[name].pattern}?token=t`
    : paths[name].pattern.replace(':id', '7').replace(':slug?', 'arsa');

async function openAs(page: Page, role: Role): Promise<void> {
  const id = roles[role];
  const person = { id, name: 'Zeynep', last_name: 'Kaya', email: '', phone: '', token: `${id}.t` };
  await page.addInitScript(
    (auth) => (auth ? localStorage.setItem('auth', auth) : localStorage.clear()),
    id === undefined ? null : JSON.stringify(person),
  );
  await page.goto(paths.about.to());
}

for (const role of ['visitor', 'consultant', 'admin'] as const) {
  test(`the pages of the role ${role} have the same accessibility trees`, async ({ page, useMock }) => {
    test.setTimeout(300_000);
    await page.clock.setFixedTime('2026-11-16T10:00:00+03:00');
    await useMock();
    await openAs(page, role);
    await expect.soft(page.getByRole('banner')).toMatchAriaSnapshot({ name: `header-${role}.aria.yml` });
    await expect.soft(page.getByRole('contentinfo')).toMatchAriaSnapshot({ name: 'footer.aria.yml' });
    for (const name of pageNames.filter((other) => roleOf(other) === role)) {
      await test.step(name, async () => {
        // inside the app, which is faster than a reload
        await page.evaluate((next) => history.pushState(null, '', next), addressOf(name));
        await expect(page).toHaveURL((url) => url.pathname === new URL(addressOf(name), url).pathname);
        await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
        await expect.soft(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      });
    }
  });
}
