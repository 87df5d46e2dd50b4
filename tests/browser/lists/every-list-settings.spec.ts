/** Every list of the panel keeps what an admin has set up. */
import { untouchedSettings } from '../../../rules/lists/listSettings.ts';
import { paths } from '../../../rules/site/paths.ts';
import { listNames, panelListPages } from '../fixtures/panelListPages.ts';
import { expect, adminTest as test } from '../fixtures/test.ts';

for (const list of listNames) {
  test(`a hidden column and a view of the list ${list} are still there after a reload`, async ({
    page,
    otherAdmin,
  }) => {
    const { version } = await otherAdmin.readListSettings(list);
    await otherAdmin.saveListSettings(list, { ...untouchedSettings, version });
    await page.goto(`${paths[panelListPages[list]].pattern}?q=kalan`);
    const columns = page.getByRole('button', { name: 'Sütunlar', exact: true });
    const boxes = page.getByRole('dialog').getByRole('checkbox');
    await columns.click();
    await boxes.nth(1).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Görünümü kaydet' }).click();
    await page.getByLabel('Görünümün adı').fill('Kalanlar');
    // the column may be saved by a call of its own
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /Kalanlar/.test(answer.request().postData() ?? ''),
    );
    await page.keyboard.press('Enter');
    expect((await stored).ok()).toBe(true);
    await page.reload();
    await columns.click();
    await expect(boxes.nth(1)).not.toBeChecked();
    await page.keyboard.press('Escape');
    const view = page.getByRole('group', { name: 'Görünümler' }).getByRole('link', { name: /^Kalanlar/ });
    await expect(view).toHaveAttribute('aria-current', 'page');
    const { version: after } = await otherAdmin.readListSettings(list);
    await otherAdmin.saveListSettings(list, { ...untouchedSettings, version: after });
  });
}
