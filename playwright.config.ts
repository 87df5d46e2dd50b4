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

const elsewhere = { locale: 'en-US', timeZone: 'America/New_York' };
const desktop = { width: 1440, height: 900 };
const development = 'development/**/*.spec.ts';
const firefox = 'firefox/**/*.spec.ts';

/** Set by `npm test`, which leaves these out; `npm run test:all` and a run by hand do not. */
const judgesChange = process.env.TEST_LEVEL === 'change';
const long = [
  'site/{layout-shift,missing-files,missing-styles}.spec.ts',
  // every filter, setting and row height of every list
  'lists/{filters,list-settings,rows,capped-lists}.spec.ts',
];

// texts and days are Turkish wherever the browser and the server are
process.env.TZ = elsewhere.timeZone;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/fixtures/projects/prepare.ts',
  // more than the two cores of a small machine: pages wait for frames, timers and their server
  workers: 3,
  // a machine that shares its cores can stand still for seconds; the run names what it repeated
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: {
    timeout: 10_000,
  },
  use: {
    locale: elsewhere.locale,
    timezoneId: elsewhere.timeZone,
    screenshot: 'only-on-failure',
    launchOptions,
    // axe measures contrast, and would measure colours in the middle of a transition
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The first three have one worker each: it starts a server, which few tests share.
    ...(judgesChange
      ? []
      : [
          {
            name: 'development',
            testMatch: development,
            workers: 1,
            use: { viewport: desktop },
            // its server compiles each module when a page first asks for it
            expect: { timeout: 30_000 },
          },
          { name: 'firefox', testMatch: firefox, workers: 1 },
        ]),
    // `expectAccessibleLayout` checks both widths on the desktop; a phone needs other steps here
    { name: 'phone', grep: /@phone/, workers: 1, use: { viewport: phone, hasTouch: true } },
    {
      name: 'desktop',
      testIgnore: [development, firefox, ...(judgesChange ? long : [])],
      use: { viewport: desktop },
    },
  ],
});
