/**
 * Every address of the product for every role: where one lands, and that what is shown there is
 * sound (product, 2 and 6).
 */
import type { Page } from '@playwright/test';
import { paths } from '../../../rules/site/paths.ts';
import { titles } from '../../../src/text/titles.ts';
import { apply, signInAs } from '../fixtures/consultants.ts';
import { otherAdmin } from '../fixtures/otherAdmin.ts';
import { type Product, sendLandRequest, signIn } from '../fixtures/product.ts';
import { expect, expectNoOverflow, expectSound, test } from '../fixtures/test.ts';

type Name = keyof typeof paths;
type Role = 'visitor' | 'consultant' | 'admin';

/** Total on purpose: an address that nobody has thought about here does not compile. */
const access: Record<Name, 'everyone' | 'user' | 'admin'> = {
  home: 'everyone',
  about: 'everyone',
  blog: 'everyone',
  post: 'everyone',
  ads: 'user',
  ad: 'user',
  apply: 'everyone',
  contact: 'everyone',
  login: 'everyone',
  profile: 'user',
  resetPassword: 'everyone',
  admin: 'admin',
  adminDashboard: 'admin',
  adminNewLand: 'admin',
  adminPurchasedLand: 'admin',
  adminCanceledLand: 'admin',
  adminLandDetail: 'admin',
  adminNewUser: 'admin',
  adminUserList: 'admin',
  adminCanceledUser: 'admin',
  adminUserDetail: 'admin',
  adminNewBlog: 'admin',
  adminBlogList: 'admin',
  adminBlogDetail: 'admin',
  adminAddLand: 'admin',
  adminLandList: 'admin',
  adminTlandDetail: 'admin',
  adminOutbox: 'admin',
  adminMessages: 'admin',
};
const names = Object.keys(access).filter((name): name is Name => name in access);

interface Things {
  land: number;
  user: number;
  post: number;
  ad: number;
}

/** Where each page is opened, on things that exist. */
const addresses = ({ land, user, post, ad }: Things): Record<Name, string> => ({
  home: paths.home.to(),
  about: paths.about.to(),
  blog: paths.blog.to(),
  post: paths.post.to({ id: post, title }),
  ads: paths.ads.to(),
  ad: paths.ad.to({ Id: ad, title }),
  apply: paths.apply.to(),
  contact: paths.contact.to(),
  login: paths.login.to(),
  profile: paths.profile.to(),
  resetPassword: `${paths.resetPassword.to()}?token=eski`,
  admin: paths.admin.to(),
  adminDashboard: paths.adminDashboard.to(),
  adminNewLand: paths.adminNewLand.to(),
  adminPurchasedLand: paths.adminPurchasedLand.to(),
  adminCanceledLand: paths.adminCanceledLand.to(),
  adminLandDetail: paths.adminLandDetail.to(land),
  adminNewUser: paths.adminNewUser.to(),
  adminUserList: paths.adminUserList.to(),
  adminCanceledUser: paths.adminCanceledUser.to(),
  adminUserDetail: paths.adminUserDetail.to(user),
  adminNewBlog: paths.adminNewBlog.to(),
  adminBlogList: paths.adminBlogList.to(),
  adminBlogDetail: paths.adminBlogDetail.to(post),
  adminAddLand: paths.adminAddLand.to(),
  adminLandList: paths.adminLandList.to(),
  adminTlandDetail: paths.adminTlandDetail.to(ad),
  adminOutbox: paths.adminOutbox.to(),
  adminMessages: paths.adminMessages.to(),
});
const title = 'Deniz gören imarlı arsa';

/** One of each thing, and the consultant's session. */
async function furnish(product: Product, email: string): Promise<Things & { token: string }> {
  const office = await otherAdmin(product);
  const user = await apply(product, 'Zeynep', email);
  const { id, token } = await signIn(product);
  const headers = { token: `${id}.${token}` };
  await fetch(`${product.url}/api/v1/users/status-ok/${user}`, { method: 'PATCH', headers });
  await sendLandRequest(product, 'Ayşe Yılmaz');
  const list = await fetch(`${product.url}/api/v1/lands`, { headers });
  const [request]: { id: number }[] = await list.json();
  if (!request) throw new Error('The land request is in no list');
  const session = await signInAs(product, user, email);
  return {
    land: request.id,
    user,
    post: await office.addPost(title),
    ad: await office.addAd(title, ['#2e7d32', '#1565c0']),
    token: session.token,
  };
}

/** Where the role comes to that opens this page. */
function landing(name: Name, role: Role): Name {
  if (access[name] === 'admin' && role !== 'admin') return 'login';
  if (access[name] === 'user' && role === 'visitor') return 'apply';
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
  test(`every address as ${role}`, async ({ page, product }, { project }) => {
    // thirty pages one after another
    test.setTimeout(300_000);
    const things = await furnish(product, `${role}-${project.name}@example.com`);
    const address = addresses(things);
    await become(page, role, product, things.token);
    await page.goto(address.about);
    for (const name of names) {
      await test.step(`${name} (${address[name]})`, async () => {
        const there = landing(name, role);
        if (isOwn(name, role)) await page.goto(address[name]);
        else await follow(page, address.about, address[name]);
        await expect(page, `${name} as ${role}`).toHaveTitle(titleOf(there));
        const path = new URL(address[there], product.url).pathname;
        await expect.poll(() => new URL(page.url()).pathname, { message: `${name} as ${role}` }).toBe(path);
        await expect(page.getByRole('main')).toBeVisible();
        if (isOwn(name, role) && project.name === 'desktop') await expectSound(page);
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
const isOwn = (name: Name, role: Role) =>
  name === 'home' || { everyone: 'visitor', user: 'consultant', admin: 'admin' }[access[name]] === role;

/**
 * A post and an ad give the page a title of their own; the new requests put before theirs how many
 * wait.
 */
function titleOf(name: Name): string | RegExp {
  if (name === 'post' || name === 'ad') return new RegExp(title);
  if (name === 'adminNewLand') return new RegExp(`^(\\(\\d+\\) )?Arazi Teklif \\| ${titles[name]}$`);
  return `Arazi Teklif | ${titles[name]}`;
}
