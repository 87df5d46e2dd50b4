/**
 * Red destroys (product, 10): every dialog that asks before something is lost, on the contract's
 * examples.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../fixtures/onMock.ts';
import { dialogs, topDialog } from '../fixtures/openings.ts';
import { showOpening } from '../fixtures/showOpening.ts';
import { expect } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedMessages: [/status of (409|500)/] });

for (const [name, dialog] of Object.entries(dialogs)) {
  const { destroys } = dialog;
  if (!destroys) continue;
  test(`the dialog ${name} destroys by a red button, names what, and is refused by Enter`, async ({
    page,
    useMock,
  }) => {
    await showOpening(page, useMock, dialog);
    const opened = topDialog(page);
    await expect(opened).toContainText(destroys);
    const buttons = opened.getByRole('button');
    await expect(buttons.filter({ hasText: /^(Vazgeç|Kapat)$/ })).toBeFocused();
    const red = await opened.evaluate((element) => {
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
