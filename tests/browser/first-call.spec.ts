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
