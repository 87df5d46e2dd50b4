import { defineConfig } from '@playwright/test';
import { phone } from './tests/browser/fixtures/test.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/fixtures/prepare.ts',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    launchOptions,
    // axe measures the contrast of colours, which a transition would still be changing
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // `expectSound` measures every page at both widths; here run the tests whose steps differ
    { name: 'phone', grep: /@phone/, use: { viewport: phone, hasTouch: true } },
  ],
});
