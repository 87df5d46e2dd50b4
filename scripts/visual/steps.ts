import type { Page } from '@playwright/test';
import { type PageName, pageNames, paths } from '../../rules/site/paths.ts';
import { loginText } from '../../src/text/account/login.ts';
import { profileText } from '../../src/text/account/profile.ts';
import { landOfferText } from '../../src/text/land-requests/landOffer.ts';
import { dialogs, menus, notices, type Opening } from '../../tests/browser/fixtures/openings.ts';
import { exampleToken, roleOf } from '../../tests/browser/fixtures/roles.ts';
import { type Operation, operations } from '../../tests/contract/document/document.ts';
import { type Step, widths } from './drawPage.ts';

interface PageStep extends Step {
  page: PageName;
  /** At every width by default. */
  width?: number;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function fillInPlace(page: Page): Promise<void> {
  for (const name of ['il', 'ilce', 'mahalle'])
    await page.locator(`form select[name=${name}]:not([aria-busy=true])`).selectOption({ index: 1 });
  await page.locator('[name=ada]').fill('101');
  await page.locator('[name=parsel]').fill('7');
  await page.locator('form').getByText(landOfferText.kvkk).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('checkbox').check();
  await press(landOfferText.start)(page);
}

async function fillInLand(page: Page): Promise<void> {
  await fillInPlace(page);
  await page.locator('[name=metrekare]').fill('2.450');
  for (const select of await page.locator('form select').all()) await select.selectOption({ index: 1 });
  await press(landOfferText.next)(page);
}

const openings = Object.entries<Record<string, Opening>>({ dialog: dialogs, notice: notices, menu: menus });

/** What the mock answers to every call that reads something and has such an answer. */
function preferring(answerOf: (operation: Operation) => string | undefined): Record<string, string> {
  const wanted = operations.flatMap((operation) => {
    const answer = operation.method === 'GET' ? answerOf(operation) : undefined;
    const path = operation.path.replace('{token}', exampleToken).replace(/\{\w+\}/, '7');
    return answer === undefined ? [] : [[`GET ${path}`, answer]];
  });
  return Object.fromEntries(wanted);
}
const empty = preferring(({ responses }) =>
  Object.keys(responses.get(200)?.content?.['application/json']?.examples ?? {}).find((name) =>
    ['none', 'nothing'].includes(name),
  ),
);
const missing = preferring(({ responses }) => (responses.has(404) ? 'code=404' : undefined));
const openOnly = async () => undefined;

/**
 * States that a page reaches by clicks and input, such as every dialog, notice and menu and the
 * states of forms. Empty lists and missing records are steps too. A step looks for the button texts
 * of this tree; where the release had another text, the step is drawn for this tree only.
 */
export const steps: readonly PageStep[] = [
  { page: 'home', name: 'step 2', take: fillInPlace },
  { page: 'home', name: 'step 3', take: fillInLand },
  { page: 'login', name: 'password link without email', take: press(loginText.forgot) },
  { page: 'profile', name: 'editing', take: press(profileText.edit) },
  ...pageNames
    .filter((page) => page === 'blog' || roleOf(page) !== 'visitor')
    .map((page) => ({ page, name: 'empty', take: openOnly, prefer: empty })),
  ...pageNames
    .filter((page) => paths[page].pattern.includes(':'))
    .map((page) => ({ page, name: 'missing', take: openOnly, prefer: missing })),
  ...openings.flatMap(([kind, some]) =>
    Object.entries(some).map(([name, { on, open, prefer, as, onPhone }]) => ({
      page: on,
      name: `${kind} ${name}`,
      take: open,
      prefer,
      as,
      ...(onPhone && { width: widths.phone }),
    })),
  ),
];
