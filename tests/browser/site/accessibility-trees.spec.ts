/**
 * What a screen reader finds on each page, on the contract's examples: a name or heading that is
 * lost shows in the difference to `trees/`, which `--update-snapshots` writes again.
 */
import { pageNames, paths } from '../../../rules/site/paths.ts';
import { adminLayoutText } from '../../../src/text/site/adminLayout.ts';
import { titles } from '../../../src/text/site/titles.ts';
import { test } from '../fixtures/onMock.ts';
import { panelListPages } from '../fixtures/panelListPages.ts';
import { exampleAddressOf, exampleSessions, roleOf, storeSession } from '../fixtures/roles.ts';
import { expect, expectAccessibleLayout } from '../fixtures/test.ts';
import { expectTree } from '../fixtures/tree.ts';

for (const role of ['visitor', 'consultant', 'admin'] as const) {
  test(`the pages of the role ${role} have the same accessibility trees`, async ({ page, useMock }) => {
    test.setTimeout(300_000);
    await page.clock.setFixedTime('2026-11-16T00:30:00+03:00');
    await useMock();
    await storeSession(page, exampleSessions[role]);
    const settings = new Set<string>();
    page.on('request', (request) => {
      const [, list] = /\/list-settings\/(\w+)$/.exec(request.url()) ?? [];
      if (list) settings.add(`${list} ${new URL(page.url()).pathname}`);
    });
    await page.goto(paths.about.to());
    await expectTree(page.getByRole('banner'), `header-${role}.aria.yml`);
    await expectTree(page.getByRole('contentinfo'), 'footer.aria.yml');
    for (const name of pageNames.filter((other) => roleOf(other) === role)) {
      await test.step(name, async () => {
        // inside the app, which is faster than a reload
        await page.evaluate((next) => history.pushState(null, '', next), exampleAddressOf(name));
        await expect(page).toHaveURL((url) => url.pathname === new URL(exampleAddressOf(name), url).pathname);
        await expect(page.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
        await expectTree(page.getByRole('main'), `${name}.aria.yml`);
      });
    }
    if (role === 'visitor') {
      await page.evaluate(() => history.pushState(null, '', '/yok'));
      await expect(page).toHaveTitle(new RegExp(titles.notFound));
      await expectTree(page.getByRole('main'), 'notFound.aria.yml');
      await expectAccessibleLayout(page);
    }
    if (role !== 'admin') return;
    const lists = Object.entries(panelListPages).map(([list, name]) => `${list} ${paths[name].pattern}`);
    expect([...settings].toSorted(), 'each list reads its own settings').toEqual(lists.toSorted());
    await expectTree(page.getByRole('banner'), 'panel-header.aria.yml');
    const menu = page.getByRole('navigation', { name: adminLayoutText.nav });
    await expectTree(menu, 'panel-menu.aria.yml');
  });
}
