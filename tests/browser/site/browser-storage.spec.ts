/**
 * What the browser stores, key by key: what each page adds to it when a person types into its
 * fields, and what is left after each end (product, 9).
 */
import type { Page } from '@playwright/test';
import { type PageName, pageNames, paths } from '../../../rules/site/paths.ts';
import { fillIn as fillInAd } from '../ads/adForm.ts';
import { test } from '../fixtures/onMock.ts';
import { change, dialogs } from '../fixtures/openings.ts';
import { exampleAddressOf } from '../fixtures/roles.ts';
import { expect } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedMessages: [/status of 40[14]/] });

const admin = {
  id: 61,
  token: '61.t',
  email: 'yonetici@example.com',
  name: 'Deniz',
  last_name: '',
  phone: '',
};
const openedAt = Date.parse('2026-11-16T00:30:00+03:00');

/** Every key that the browser stores, with the name of its place. */
async function readStored(page: Page): Promise<[place: string, key: string][]> {
  const found = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    history: Object.keys(history.state ?? {}),
  }));
  const cookie = (await page.context().cookies()).map(({ name }) => name);
  return Object.entries({ ...found, cookie }).flatMap(([place, keys]) =>
    keys.map((key): [string, string] => [place, key]),
  );
}

/** Types into every field for text, and ticks every box. */
async function typeEverywhere(page: Page): Promise<void> {
  const main = page.getByRole('main');
  // a page that is late has no fields yet, however quiet the network is
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.getByRole('progressbar', { name: 'Yükleniyor…' })).toHaveCount(0);
  const edit = main.getByRole('button', { name: 'Düzenle', exact: true });
  if (await edit.first().isVisible()) await edit.first().click();
  const fields = main.locator('input:is([type=text], [type=email], [type=tel], :not([type])), textarea');
  for (const field of [...(await fields.all()), ...(await main.locator('[contenteditable=true]').all())])
    if (await field.isEditable()) await field.fill('12');
  for (const box of await main.getByRole('checkbox').all()) if (await box.isEnabled()) await box.click();
}

test('typing on a page adds these keys to what the browser stores, and on other pages none', async ({
  page,
  useMock,
}) => {
  test.setTimeout(300_000);
  await page.clock.install({ time: openedAt });
  await useMock();
  await page.addInitScript((auth) => {
    localStorage.clear();
    sessionStorage.clear();
    // the sign-in page leads a signed-in person on
    if (location.pathname !== '/login') localStorage.setItem('auth', auth);
  }, JSON.stringify(admin));
  // leaves each page for good
  page.on('dialog', (dialog) => dialog.accept());
  const added: Record<string, string[]> = {};
  for (const name of pageNames) {
    await page.goto(exampleAddressOf(name), { waitUntil: 'networkidle' });
    await typeEverywhere(page);
    // drafts are stored after a pause in typing
    await page.clock.runFor(5_000);
    const keys = (await readStored(page)).map((one) => one.join(' ')).filter((key) => key !== 'local auth');
    if (keys.length > 0) added[name] = keys.toSorted();
  }
  expect(added).toEqual({
    home: ['history consent', 'history landOffer', 'session draft:landOffer'],
    adminLandRequest: ['session draft:note:7'],
    adminMessage: ['session draft:messageNote:7'],
    adminNewPost: ['session draft:post:new'],
    adminPost: ['session draft:post:7'],
    adminNewAd: ['session draft:ad:new'],
    adminAd: ['session draft:ad:7'],
  });
});

const drafts = ['ad:7', 'ad:new', 'landOffer', 'messageNote:7', 'note:7', 'post:7', 'post:new'].map(
  (name) => `draft:${name}`,
);
const remembered = {
  rememberedEmail: admin.email,
  rememberedPassword: btoa('Yonetici.2026'),
  rememberMe: 'true',
};
const receipt = {
  reference: 'T-1042',
  sentAtMs: openedAt,
  place: { il: '35', ilce: '1', mahalle: '1' },
  placeNames: ['İzmir', 'Urla', 'Bademler Mah.'],
  ada: '101',
  parsel: '7',
  phone: '(0532) 000 0000',
};
const signIns = { failedLoginCount: '0', forgotPasswordCooldownEnd: String(openedAt + 60_000) };

/** Opens a page of an admin who has written drafts in this tab, on every page that keeps one. */
async function openWithDrafts(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: openedAt });
  await page.goto(paths.about.to());
  await page.evaluate(
    ({ local, keys, draft }) => {
      for (const [key, value] of local) localStorage.setItem(key, value);
      for (const key of keys) sessionStorage.setItem(key, draft);
    },
    {
      local: Object.entries({
        auth: JSON.stringify(admin),
        ...remembered,
        ...signIns,
        landOfferReceipts: JSON.stringify([{ owner: admin.email, ...receipt }]),
      }),
      keys: drafts,
      draft: JSON.stringify({ owner: admin.email, savedAt: openedAt, draft: '{}' }),
    },
  );
  await page.goto(address, { waitUntil: 'networkidle' });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill('Yonetici.2026');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).not.toHaveURL(/login/);
}
const shows = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Sends a form as a dialog of the accessibility trees is opened. */
const show = (name: string) => async (page: Page) => {
  const opening = dialogs[name];
  if (!opening) throw new Error(`No dialog is called ${name}`);
  await opening.open(page);
};

interface End {
  on: PageName;
  act: (page: Page) => Promise<unknown>;
  prefer?: Record<string, string>;
  /** The keys that are gone afterwards. */
  removes: readonly string[];
}
const authKeys = Object.keys(remembered);
const ends: Record<string, End> = {
  'a sign-out': {
    on: 'adminTeam',
    act: async (page) => {
      await page.getByRole('button', { name: 'Çıkış Yap' }).click();
      await expect(page).toHaveURL(/login/);
    },
    removes: ['auth', 'landOfferReceipts', ...drafts],
  },
  'a sign-out in another tab': {
    on: 'adminTeam',
    act: async (page) => {
      const other = await page.context().newPage();
      await other.goto(new URL(paths.about.to(), page.url()).href);
      await other.evaluate(() => localStorage.removeItem('auth'));
      await expect(page).toHaveURL(/login/);
    },
    removes: ['auth', 'landOfferReceipts', ...drafts],
  },
  'a session that has ended': {
    on: 'adminTeam',
    prefer: { 'GET /api/v1/team': 'code=401' },
    act: (page) => expect(page).toHaveURL(/login/),
    removes: [],
  },
  'the same person after a session that has ended': {
    on: 'adminTeam',
    prefer: { 'GET /api/v1/team': 'code=401', 'POST /api/v1/users/login': 'admin' },
    act: (page) => signIn(page, admin.email),
    removes: [],
  },
  'another person after a session that has ended': {
    on: 'adminTeam',
    prefer: { 'GET /api/v1/team': 'code=401' },
    act: (page) => signIn(page, 'baska@example.com'),
    removes: ['landOfferReceipts', ...drafts],
  },
  'Beni Hatırla without its tick': {
    on: 'adminTeam',
    act: async (page) => {
      await page.getByRole('button', { name: 'Çıkış Yap' }).click();
      await page.getByRole('checkbox', { name: 'Beni Hatırla' }).uncheck();
    },
    removes: ['auth', 'landOfferReceipts', ...drafts, ...authKeys],
  },
  'a saved note': {
    on: 'adminLandRequest',
    act: async (page) => {
      await page.getByLabel('Yeni not').fill('Akşam aranacak');
      await page.getByRole('button', { name: 'Notu ekle' }).click();
      await shows(page, 'Not eklendi.');
    },
    removes: ['draft:note:7'],
  },
  'a new post': {
    on: 'adminNewPost',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'İçerik' }).fill('Metin');
      await change('Başlık', 'Yeni yazı', 'Kaydet')(page);
    },
    removes: ['draft:post:new'],
  },
  'a saved post': {
    on: 'adminPost',
    act: change('Başlık', 'Başka başlık', 'Güncelle'),
    removes: ['draft:post:7'],
  },
  'a new ad': {
    on: 'adminNewAd',
    act: async (page) => {
      await fillInAd(page, 'Yeni ilan');
      await page.getByRole('button', { name: 'İlanı Kaydet' }).click();
    },
    removes: ['draft:ad:new'],
  },
  'a saved ad': { on: 'adminAd', act: change('Ada', '999', 'Güncelle'), removes: ['draft:ad:7'] },
  'a day after a land offer was sent': {
    on: 'adminTeam',
    act: async (page) => {
      await page.clock.setSystemTime(openedAt + 24 * 60 * 60 * 1000);
      await page.reload();
    },
    removes: ['landOfferReceipts'],
  },
  'what was sent is to be forgotten': {
    on: 'home',
    act: async (page) => {
      await page.getByRole('button', { name: 'Bu cihazdan sil' }).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
    },
    // the page drops a draft that it cannot read
    removes: ['landOfferReceipts', 'draft:landOffer'],
  },
  'a sent land offer': {
    on: 'home',
    act: show('land-offer-sent'),
    removes: ['draft:landOffer'],
  },
};

for (const [name, { on, act, prefer, removes }] of Object.entries(ends)) {
  test(`the browser keeps what it stores after ${name}, but for ${removes.length} keys`, async ({
    page,
    useMock,
  }) => {
    await useMock(prefer);
    await openWithDrafts(page, exampleAddressOf(on));
    await act(page);
    const before = ['auth', 'landOfferReceipts', ...Object.keys({ ...remembered, ...signIns }), ...drafts];
    await expect
      .poll(async () =>
        (await readStored(page)).flatMap(([place, key]) => (place === 'history' ? [] : [key])).toSorted(),
      )
      .toEqual(before.filter((key) => !removes.includes(key)).toSorted());
  });
}
