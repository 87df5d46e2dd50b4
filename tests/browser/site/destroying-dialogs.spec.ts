/**
 * Red destroys (product, 10): every dialog that asks before something is lost, on the contract's
 * examples.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../../rules/site/paths.ts';
import { test } from '../fixtures/onMock.ts';
import { dialogs, openedAt, topDialog } from '../fixtures/openings.ts';
import { exampleAddressOf, exampleSessions, roleOf, storeSession } from '../fixtures/roles.ts';
import { expect } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedMessages: [/status of (409|500)/] });

for (const [name, { on, open, prefer, destroys, as = roleOf(on) }] of Object.entries(dialogs)) {
  if (!destroys) continue;
  test(`the dialog ${name} destroys by a red button, names what, and is refused by Enter`, async ({
    page,
    useMock,
  }) => {
    await page.clock.install({ time: openedAt });
    await useMock(prefer);
    await storeSession(page, exampleSessions[as]);
    await page.goto(paths.contact.to());
    await page.locator('form [type=submit]:enabled').waitFor();
    await page.evaluate((next) => history.pushState(null, '', next), exampleAddressOf(on));
    await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
    await open(page);
    const dialog = topDialog(page);
    await expect(dialog).toContainText(destroys);
    const buttons = dialog.getByRole('button');
    await expect(buttons.filter({ hasText: /^(Vazgeç|Kapat)$/ })).toBeFocused();
    const red = await dialog.evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.color = 'var(--mui-palette-error-main)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    // a button below the pointer is darker
    await page.mouse.move(0, 0);
    await expect(buttons.last()).toHaveCSS('background-color', red);
  });
}

test('every dialog whose last button removes, cancels or erases is among them', () => {
  const lastButton = (name: string) => {
    const tree = readFileSync(join(import.meta.dirname, `trees/dialog-${name}.aria.yml`), 'utf8');
    return [...tree.matchAll(/button "(.+?)"/g)].at(-1)?.[1] ?? '';
  };
  const undeclared = Object.entries(dialogs)
    .filter(([, { destroys }]) => !destroys)
    .map(([name]) => lastButton(name))
    .filter((label) => /\bsil\b|Sil$|İptal Et$|temizle$|girişini kapat$|yarıda bırak/.test(label));
  expect(undeclared).toEqual([]);
});
