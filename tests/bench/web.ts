/**
 * Audits the public pages with Lighthouse's settings for a phone, and then uses each page. In each
 * round it also audits a page of plain HTML and a minimal page with the same libraries (`bare/`).
 * First paint is limited by its ratio to the minimal page of the same run, because it depends on the
 * machine. So does the score, which only a quiet machine is held to. `AUDITS` sets the number of
 * rounds.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { paths } from '../../rules/site/paths.ts';
import { findChromium } from '../../scripts/install/chromium.mjs';
import { encodeForm } from '../server/fixtures/forms.ts';
import { makeProductFolder } from '../server/fixtures/process.ts';
import { buildPage, root } from './bare/build.ts';
import { servePage } from './bare/servePage.ts';
import { median } from './sides/median.ts';
import { type Side, startSide, stopSides } from './sides/side.ts';

const limits = { performance: 95, firstPaint: 0.7, shift: 0.02 };
/** A machine counts as quiet when the minimal page is blocked for less than this in each round. */
const quietBlockingMs = 100;
const rounds = Number(process.env.AUDITS ?? 3);
const debuggingPort = 9_222;

interface Audit {
  /** Lighthouse's performance, 0 to 100. */
  score: number;
  firstPaintMs: number;
  blockingMs: number;
  shift: number;
  /** Bytes on the wire. */
  bytes: number;
}

async function audit(url: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  const { audits, categories } = result?.lhr ?? {};
  const value = (name: string) => audits?.[name]?.numericValue ?? Number.NaN;
  return {
    score: 100 * (categories?.performance?.score ?? Number.NaN),
    firstPaintMs: value('first-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

async function addPosts({ url, token }: Side): Promise<number> {
  let id = 0;
  for (let number = 1; number <= 9; number++) {
    const content = `<h2>Başlık</h2><p>${'Tapu devrinden önce bakılacaklar. '.repeat(40)}</p>`;
    const form = await encodeForm({ title: `Tapu rehberi ${number}`, content });
    const answer = await fetch(`${url}/api/v1/blog`, {
      method: 'POST',
      headers: { ...form.headers, token },
      body: form.payload,
    });
    id = (await answer.json()).id;
  }
  return id;
}

/** Of no link: the three pages that a message leads to then say so. */
const token = 'c2lmcmUtc2lmaXJsYW1hLWJhZ2xhbnRpc2ktb3JuZWdp';

/** Inputs and clicks on each page: a page whose script has failed would otherwise score well. */
const uses: Record<string, (page: Page) => Promise<unknown>> = {
  '/': async (page) => {
    await page.getByLabel('İl', { exact: true }).selectOption({ label: 'İzmir' });
    await page.getByLabel('İlçe', { exact: true }).selectOption({ label: 'Urla' });
  },
  '/hakkimizda': (page) => page.getByRole('main').getByRole('link').first().click(),
  '/iletisim': async (page) => {
    await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  },
  '/login': async (page) => {
    await page.getByLabel('E-posta').fill('yok@example.com');
    await page.getByLabel('Şifre', { exact: true }).fill('Yanlis.1');
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await page.getByRole('alert').waitFor();
  },
  '/danisman-ol': async (page) => {
    await page.getByRole('button', { name: 'Katıl' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  },
  '/blog': async (page) => {
    // until the page has corrected its address, a click has no effect
    await page.waitForURL(/\?page=1$/);
    await page.getByRole('article').first().getByRole('link').click();
    await page.waitForURL(/\/blog\/detay\//);
  },
  [`${paths.resetPassword.to()}?token=${token}`]: async (page) => {
    await page.getByLabel('Yeni şifre', { exact: true }).fill('Kuscular.35');
    await page.getByLabel('Yeni şifre (tekrar)').fill('Kuscular.35');
    await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
    await page.getByRole('link', { name: 'Giriş sayfasına git' }).waitFor();
  },
  [paths.ownerOffer.to(token)]: (page) => page.getByRole('main').locator('a[href^="tel:"]').waitFor(),
  [paths.searchLink.to(token)]: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
};

async function use(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const { pathname, search } = new URL(url);
    const act =
      uses[pathname + search] ?? ((one: Page) => one.getByRole('link', { name: 'Tüm yazılar' }).click());
    await act(page);
  } finally {
    await page.close();
  }
}

const folder = makeProductFolder();
const built = await buildPage(join(root, 'tests/bench/bare'));
const servers: { stop(): void }[] = [];
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
});
try {
  const product = await startSide('server/main.ts', {
    ...folder.environment,
    PAGES_DIR: join(root, 'dist/web'),
  });
  const post = paths.post.to({ id: await addPosts(product), title: 'Tapu rehberi 9' });
  const bare = await servePage(built.outDir);
  // the about page as the product writes it, without its scripts
  const about = await (await fetch(`${product.url}/hakkimizda`, { headers: { accept: 'text/html' } })).text();
  const plain = about.replace(/<script[^>]*>.*?<\/script>|<link[^>]*>/gs, '');
  writeFileSync(join(folder.path, 'index.html'), plain);
  writeFileSync(join(folder.path, 'index.html.br'), brotliCompressSync(plain));
  const html = await servePage(folder.path);
  servers.push(bare, html);
  const pages = [...Object.keys(uses), post];
  const targets: Record<string, string> = {
    'HTML alone': html.url,
    'bare page': bare.url,
    ...Object.fromEntries(pages.map((path) => [path, product.url + path])),
  };

  const audits = new Map<string, Audit[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(targets)) {
      audits.set(name, [...(audits.get(name) ?? []), await audit(url)]);
    }
  }
  for (const path of pages) await use(browser, product.url + path);

  const of = (name: string): Audit => {
    const all = audits.get(name) ?? [];
    const middle = (field: keyof Audit) => median(all.map((one) => one[field]));
    return {
      score: middle('score'),
      firstPaintMs: middle('firstPaintMs'),
      blockingMs: middle('blockingMs'),
      shift: Math.max(...all.map(({ shift }) => shift)),
      bytes: middle('bytes'),
    };
  };
  const base = of('bare page');
  // one disturbed round is enough to make the scores of the others a matter of luck
  const isQuiet = (audits.get('bare page') ?? []).every(({ blockingMs }) => blockingMs < quietBlockingMs);
  const missed: string[] = [];
  for (const name of Object.keys(targets)) {
    const { score, firstPaintMs, blockingMs, shift, bytes } = of(name);
    console.log(
      `  ${name.padEnd(34)} ${score.toFixed(0).padStart(3)}  first paint ${firstPaintMs.toFixed(0)} ms (${(firstPaintMs / base.firstPaintMs).toFixed(2)})` +
        `  blocked ${blockingMs.toFixed(0)} ms (${(blockingMs / base.blockingMs).toFixed(2)})  shift ${shift.toFixed(3)}  ${(bytes / 1000).toFixed(0)} kB`,
    );
    if (!pages.includes(name)) continue;
    const held = {
      performance: !isQuiet || score >= limits.performance,
      shift: shift <= limits.shift,
      'first paint': firstPaintMs <= limits.firstPaint * base.firstPaintMs,
    };
    // an audit that failed has no numbers, and holds nothing
    for (const [limit, isHeld] of Object.entries(held)) if (!isHeld) missed.push(`${name}: ${limit}`);
  }
  if (!isQuiet) console.log('  This machine is not quiet: the scores are not judged.');
  for (const miss of missed) console.log(`  over the limit: ${miss}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  for (const server of servers) server.stop();
  await stopSides();
  built.remove();
  folder.remove();
}
