/**
 * Every address of the product for every role: where one lands, and that what is shown there is
 * sound (product, 2 and 6).
 */
import type { Page } from '@playwright/test';
import { type PageName, pageNames, paths } from '../../../rules/site/paths.ts';
import { titles } from '../../../src/text/site/titles.ts';
import { imageFile, type OtherAdmin } from '../fixtures/otherAdmin.ts';
import { type Product, signIn } from '../fixtures/product.ts';
import { expect, expectAccessibleLayout, expectNoOverflow, test } from '../fixtures/test.ts';

type Role = 'visitor' | 'consultant' | 'admin';

/** From (product, 6), not from the table of addresses. */
function accessOf(name: PageName): 'everyone' | 'user' | 'admin' {
  if (name.startsWith('admin')) return 'admin';
  return ['ads', 'ad', 'profile'].includes(name) ? 'user' : 'everyone';
}

interface Things {
  land: number;
  user: number;
  post: number;
  ad: number;
}

type DetailPage = {
  [Name in PageName]: (typeof paths)[Name]['pattern'] extends `${string}/:id${string}` ? Name : never;
}[PageName];

/** Which record a detail page is opened on. A new detail page does not compile without one. */
const recordOf: Record<DetailPage, keyof Things> = {
  post: 'post',
  ad: 'ad',
  adminLandRequest: 'land',
  adminConsultant: 'user',
  adminPost: 'post',
  adminAd: 'ad',
};
const isDetailPage = (name: PageName): name is DetailPage => name in recordOf;

/** Where a page is opened. */
function addressOf(name: PageName, things: Things): string {
  if (name === 'resetPassword') return `${paths.resetPassword.to()}?token=eski`;
  const { pattern } = paths[name];
  return isDetailPage(name)
    ? pattern.replace(':id', String(things[recordOf[name]])).replace(':slug?', 'arsa')
    : pattern;
}

const title = 'Deniz gören imarlı arsa';

/** One of each thing, and the consultant's session. */
async function furnish(otherAdmin: OtherAdmin, email: string): Promise<Things & { token: string }> {
  const user = await otherAdmin.applyAsConsultant('Zeynep', email);
  await otherAdmin.approveConsultant(user);
  await otherAdmin.sendLandRequest('Ayşe Yılmaz');
  const [request] = await otherAdmin.findLandRequests();
  if (!request) throw new Error('The land request is in no list');
  const { token } = await otherAdmin.signInAs(user, email);
  const images = await Promise.all(['#2e7d32', '#1565c0'].map((colour) => imageFile(colour)));
  return {
    land: request.id,
    user,
    post: await otherAdmin.addPost(title),
    ad: await otherAdmin.addAd(title, { images }),
    token,
  };
}

/** Where the role comes to that opens this page. */
function landing(name: PageName, role: Role): PageName {
  if (accessOf(name) === 'admin' && role !== 'admin') return 'login';
  if (accessOf(name) === 'user' && role === 'visitor') return 'apply';
  return name;
}

async function become(page: Page, role: Role, product: Product, consultant: string): Promise<void> {
  const admin = await signIn(product);
  const [id, token] = role === 'admin' ? [admin.id, admin.token] : consultant.split('.');
  const person = { id: Number(id), name: 'Zeynep', last_name: 'Kaya', email: '', phone: '', token };
  await page.addInitScript(
    (auth) => (auth ? localStorage.setItem('auth', auth) : localStorage.clear()),
    role === 'visitor' ? null : JSON.stringify(person),
  );
}

for (const role of ['visitor', 'consultant', 'admin'] as const) {
  test(`every address as ${role}`, async ({ page, product, otherAdmin }) => {
    // thirty pages one after another
    test.setTimeout(300_000);
    const things = await furnish(otherAdmin, `${role}@example.com`);
    const about = paths.about.to();
    await become(page, role, product, things.token);
    await page.goto(about);
    for (const name of pageNames) {
      const address = addressOf(name, things);
      await test.step(`${name} (${address})`, async () => {
        const there = landing(name, role);
        if (isOwn(name, role)) await page.goto(address);
        else await follow(page, about, address);
        await expect(page, `${name} as ${role}`).toHaveTitle(titleOf(there));
        const path = new URL(addressOf(there, things), product.url).pathname;
        await expect.poll(() => new URL(page.url()).pathname, { message: `${name} as ${role}` }).toBe(path);
        await expect(page.getByRole('main')).toBeVisible();
        if (isOwn(name, role)) await expectAccessibleLayout(page);
        else await expectNoOverflow(page);
      });
    }
  });
}

/** As by a link on another page: far quicker than a whole page for each. */
async function follow(page: Page, from: string, to: string): Promise<void> {
  const go = (address: string) => page.evaluate((next) => history.pushState(null, '', next), address);
  await go(from);
  await expect(page).toHaveTitle(titleOf('about'));
  await go(to);
}

/**
 * Accessibility is judged once a page, by the role that it is made for: it costs more than all the
 * rest. The stories judge it at both widths.
 */
const isOwn = (name: PageName, role: Role) =>
  name === 'home' || { everyone: 'visitor', user: 'consultant', admin: 'admin' }[accessOf(name)] === role;

/**
 * A post and an ad give the page a title of their own; the new requests put before theirs how many
 * wait.
 */
function titleOf(name: PageName): string | RegExp {
  if (name === 'post' || name === 'ad') return new RegExp(title);
  if (name === 'adminNewLandRequests') return new RegExp(`^(\\(\\d+\\) )?Arazi Teklif \\| ${titles[name]}$`);
  return `Arazi Teklif | ${titles[name]}`;
}
