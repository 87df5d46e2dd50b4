import { defineConfig } from '@playwright/test';

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
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // a trace makes every step slower: `playwright test --trace on` records one where it is wanted
    screenshot: 'only-on-failure',
    launchOptions,
    // a colour is judged at rest, not on its way
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      // these look the same at any width
      testIgnore: [
        '**/admin-posts-failing.spec.ts',
        '**/application.spec.ts',
        '**/development.spec.ts',
        '**/interrupted.spec.ts',
        '**/lost-answers.spec.ts',
        '**/model-*.spec.ts',
        '**/on-prism.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
