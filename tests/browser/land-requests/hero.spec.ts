import { expect, test } from '../fixtures/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`hero, sheet and form are ${colorScheme} where the device is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    /** From 0 for black to 1 for white: what is painted behind an element. */
    const lightness = (element: Element): number => {
      const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      for (let behind: Element | null = element; brush && behind; behind = behind.parentElement) {
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = getComputedStyle(behind).backgroundColor;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
        if (alpha > 0) return (red + green + blue) / (3 * 255);
      }
      return Number.NaN;
    };
    const parts = [heading, page.locator('form'), page.locator('main svg').first()];
    for (const part of parts) {
      const found = await part.evaluate(lightness);
      if (colorScheme === 'dark') expect(found).toBeLessThan(0.25);
      else expect(found).toBeGreaterThan(0.75);
    }
  });
}
