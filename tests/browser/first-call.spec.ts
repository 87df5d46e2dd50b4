import { paths } from '../../src/site/paths.ts';
import { answerOf, refusal } from '../contract/refusal.ts';
import { sendLandRequest } from './product.ts';
import { expect, test } from './test.ts';

/** Pages whose first rows are asked for while the page's files are still on their way. */
const lists = [
  paths.adminNewLand.to(),
  paths.adminPurchasedLand.to(),
  paths.adminCanceledLand.to(),
  paths.adminNewUser.to(),
  paths.adminUserList.to(),
  paths.adminCanceledUser.to(),
  paths.adminBlogList.to(),
  paths.adminLandList.to(),
];
const isCall = (url: string) => /\/api\/v1\/(lands|users|blog)/.test(url);
/** The files of the pages, without the first one of all. */
const pageFiles = '**/assets/*Page-*.js';

test('each list of the panel asks for its rows once, before the files of its page are there', async ({
  adminPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isCall(request.url())) asked.push(request.url());
  });
  for (const list of lists) {
    asked.length = 0;
    const call = page.waitForRequest((request) => isCall(request.url()));
    await page.route(pageFiles, async (route) => {
      await call;
      await route.continue();
    });
    await page.goto(list);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked, list).toHaveLength(1);
    await page.unroute(pageFiles);
  }
});

test('a list whose address is put right first asks for its rows once too', async ({ adminPage: page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (isCall(request.url())) asked += 1;
  });
  await page.goto(`${paths.adminBlogList.pattern}?page=0`);
  await expect(page).toHaveURL(/\?page=1$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

test('rows that are there before the page stand in its first drawing, and new ones in the next visit', async ({
  adminPage: page,
  product,
}, { project }) => {
  const name = `Erken ${project.name}`;
  await sendLandRequest(product, name);
  await page.addInitScript(() => {
    const watch = () => {
      if (document.querySelector('[role=progressbar]')) Reflect.set(window, 'wasBusy', true);
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  const answer = page.waitForResponse((response) => isCall(response.url()));
  await page.route(pageFiles, async (route) => {
    await (await answer).finished();
    await route.continue();
  });
  await page.goto(paths.adminNewLand.to());
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'wasBusy'))).toBeUndefined();
  await sendLandRequest(product, name);
  await row.getByRole('link', { name: 'Detay' }).click();
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(row).toHaveCount(2);
});

test('rows that take long come to a page that is drawn already, by the same call', async ({
  adminPage: page,
}) => {
  let asked = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/lands?page=0&size=25', async (route) => {
    asked += 1;
    await answered;
    await route.continue();
  });
  await page.goto(paths.adminNewLand.to());
  await expect(page.getByRole('progressbar')).toBeVisible();
  answer();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(asked).toBe(1);
});

test.describe('when the first call fails', () => {
  test.use({ expectedMessages: [/status of 500/] });

  test('rows that cannot be had at first are asked for again by the page, which tells what became of it', async ({
    adminPage: page,
  }) => {
    let asked = 0;
    await page.route('**/api/v1/lands?page=0&size=25', async (route) => {
      asked += 1;
      if (asked > 2) return route.continue();
      return route.fulfill(answerOf(refusal('listLandRequests', 500)));
    });
    await page.goto(paths.adminNewLand.to());
    const retry = page.getByRole('button', { name: 'Tekrar dene' });
    await retry.click();
    // on a slow machine the page is drawn before the first failure, and is told of both
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(page.getByRole('grid')).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(asked).toBe(3);
  });
});
