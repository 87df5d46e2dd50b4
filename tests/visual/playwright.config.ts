import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/install/chromium.mjs';

/** Holds the pictures of the other commit; `npm run visual` sets it. */
const folder = process.env.VISUAL_FOLDER;

export default defineConfig({
  testDir: '.',
  globalSetup: './serve.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: `${folder}/output`,
  snapshotPathTemplate: `${folder}/pictures/{arg}{ext}`,
  reporter: [['./names.ts'], ['html', { outputFolder: '../../test-results/visual', open: 'never' }]],
  expect: {
    timeout: 10_000,
    // the usual 0.2 misses a colour that has become a shade lighter
    toHaveScreenshot: { threshold: 0.02, animations: 'allow' },
  },
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
    actionTimeout: 10_000,
  },
});
