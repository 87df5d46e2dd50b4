import { paths } from '../../src/app/paths.ts';
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
  // no page: the first one
  `${paths.adminBlogList.pattern}?page=0`,
];

test('each list of the panel asks for its rows once, before its page is drawn', async ({
  adminPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/(lands|users|blog)/.test(request.url())) asked.push(request.url());
  });
  for (const list of lists) {
    asked.length = 0;
    await page.goto(list);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked, list).toHaveLength(1);
  }
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
  test.use({ expectedMessages: [/503/] });

  test('rows that cannot be had at first are asked for again by the page, which tells what became of it', async ({
    adminPage: page,
  }) => {
    let asked = 0;
    await page.route('**/api/v1/lands?page=0&size=25', async (route) => {
      asked += 1;
      if (asked > 2) return route.continue();
      return route.fulfill({ status: 503, json: { status: 503, message: 'unavailable' } });
    });
    await page.goto(paths.adminNewLand.to());
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(asked).toBe(3);
  });
});
