/**
 * What a screen reader finds in each dialog, and in each notice and menu that opens, on the
 * contract's examples: a name, heading or figure that is lost shows in the difference to `trees/`,
 * which `--update-snapshots` writes again. A new one is a line in `../fixtures/openings.ts`. Red
 * destroys (product, 10): a dialog that asks before something is lost has a red last button, and
 * Enter refuses.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures/onMock.ts';
import { dialogs, menus, notices, type Opening, type PartOpening, topDialog } from '../fixtures/openings.ts';
import { showOpening } from '../fixtures/showOpening.ts';
import { expect, phone, zoomedPhone } from '../fixtures/test.ts';
import { expectTree, treeFolder } from '../fixtures/tree.ts';

// each opens on a page of its own
test.describe.configure({ mode: 'parallel' });
test.use({ expectedMessages: [/status of (400|401|404|409|500)/] });

/** What sticks out of the screen to the right. */
function wideParts(dialog: Element): string[] {
  const sticksOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
  return [...dialog.querySelectorAll('*')]
    .filter(sticksOut)
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

async function expectDestroying(page: Page, dialog: Locator): Promise<void> {
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
}

for (const [kind, openings] of Object.entries({ dialog: dialogs, notice: notices, menu: menus })) {
  for (const [name, opening] of Object.entries<Opening | PartOpening>(openings)) {
    test(`the ${kind} ${name} has the same accessibility tree`, async ({ page, useMock }) => {
      if (opening.onPhone) await page.setViewportSize(phone);
      await showOpening(page, useMock, opening);
      const opened = 'part' in opening ? opening.part(page) : topDialog(page);
      await expect(opened.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
      await expectTree(opened, `${kind}-${name}.aria.yml`);
      if (opening.destroys) await expectDestroying(page, opened);
      if (kind !== 'dialog') return;
      await page.setViewportSize(zoomedPhone);
      const wide = () => opened.evaluate(wideParts);
      await expect.poll(wide, { message: 'wider than a phone at 200 %' }).toEqual([]);
    });
  }
}

/** Titles that stand in no tree, by the path of their text, and why. */
const inNoTree: Readonly<Record<string, string>> = {
  contactText: 'the office has no registered title yet',
  'landOfferText.deed': 'drawn for the eye alone',
  'consultantsText.confirm.restore': 'the cancelled consultant of the contract was refused',
  'applicationText.failed': 'its dialog shows the reason of the server, which the mock always gives',
};

interface Titled {
  path: string;
  title: string;
  /** What distinguishes it from another with the same title. */
  text: string | undefined;
}

/** Objects whose `title` stands in no dialog: pages without a record, and orders by the title. */
const withoutTitle = ['missing', 'sorts'];

/** The objects of a text file with a title. */
function titledIn(texts: unknown, path: readonly string[] = []): Titled[] {
  if (typeof texts !== 'object' || texts === null || withoutTitle.includes(path.at(-1) ?? '')) return [];
  const { title, text = Reflect.get(texts, 'question') }: { title?: unknown; text?: unknown } = texts;
  const own = typeof title === 'string' ? [{ path: path.join('.'), title, text: plain(text) }] : [];
  const inner = Object.entries(texts).flatMap(([name, value]) => titledIn(value, [...path, name]));
  return [...own, ...inner];
}

/** A text without what a tree writes otherwise; undefined for a text that is put together. */
const plain = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/["\\]/g, '').replaceAll(/\s+/g, ' ') : undefined;

test('every title stands in a tree, so that no dialog is without one', async () => {
  const opened = Object.entries({ dialog: dialogs, notice: notices, menu: menus }).flatMap(
    ([kind, openings]) => Object.keys(openings).map((name) => `${kind}-${name}.aria.yml`),
  );
  // a tree whose entry is gone from this file is no longer compared with a page
  const names = globSync('*.yml', { cwd: treeFolder });
  const stale = names.filter((name) => /^(dialog|notice|menu)-/.test(name) && !opened.includes(name));
  expect(stale, 'trees that nothing opens').toEqual([]);
  // what opens a dialog often has its title
  const withoutControls = (tree: string) => tree.replaceAll(/^ *- '?(button|link|checkbox) .*$/gm, '');
  const trees = names.map(
    (name) => plain(withoutControls(readFileSync(join(treeFolder, name), 'utf8'))) ?? '',
  );
  const files = globSync('src/text/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
    join(process.cwd(), file),
  );
  const titled = (await Promise.all(files.map((file) => import(file)))).flatMap((texts) =>
    titledIn({ ...texts }),
  );
  const isShared = (title: string) => titled.filter((one) => one.title === title).length > 1;
  const unseen = titled.filter(({ title, text = '' }) => {
    const parts = [plain(title) ?? '', isShared(title) ? text : ''];
    return !trees.some((tree) => parts.every((part) => tree.includes(part)));
  });
  expect(unseen.map(({ path }) => path).toSorted(), 'titles without a tree').toEqual(
    Object.keys(inNoTree).toSorted(),
  );
});

test('every dialog whose last button removes, cancels or erases has a red one', () => {
  const lastButton = (name: string) => {
    const tree = readFileSync(join(treeFolder, `dialog-${name}.aria.yml`), 'utf8');
    return [...tree.matchAll(/button "(.+?)"/g)].at(-1)?.[1] ?? '';
  };
  const undeclared = Object.entries(dialogs)
    .filter(([, { destroys }]) => !destroys)
    .map(([name]) => lastButton(name))
    .filter((label) => /\bsil\b|Sil$|İptal Et$|temizle$|girişini kapat$|yarıda bırak/.test(label));
  expect(undeclared).toEqual([]);
});
