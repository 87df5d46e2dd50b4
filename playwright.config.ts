import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/install/chromium.mjs';
import { phone } from './tests/browser/fixtures/test.ts';

const launchOptions = {
  // '' starts the browser that Playwright has installed
  executablePath: findChromium(),
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

const desktop = { width: 1440, height: 900 };
const development = 'development/**/*.spec.ts';
const firefox = 'firefox/**/*.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/fixtures/projects/prepare.ts',
  workers: 2,
  // a machine that shares its cores can stand still for seconds; the run names what it repeated
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    toMatchAriaSnapshot: {
      pathTemplate: '{testDir}/{testFileDir}/trees/{arg}{ext}',
      // a part that was added shows as well as one that was lost
      children: 'deep-equal',
    },
  },
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    launchOptions,
    // axe measures contrast, and would measure colours in the middle of a transition
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The first three have one worker each: it starts a server, which few tests share.
    {
      name: 'development',
      testMatch: development,
      workers: 1,
      use: { viewport: desktop },
      // its server compiles each module when a page first asks for it
      expect: { timeout: 30_000 },
    },
    { name: 'firefox', testMatch: firefox, workers: 1 },
    // `expectAccessibleLayout` checks both widths on the desktop; a phone needs other steps here
    { name: 'phone', grep: /@phone/, workers: 1, use: { viewport: phone, hasTouch: true } },
    { name: 'desktop', testIgnore: [development, firefox], use: { viewport: desktop } },
  ],
});
