/** Draws the pages of two built trees and compares them: `main.ts HERE RELEASED [PAGE …]`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { startMock } from '../../mock-server/prism.ts';
import { compare } from './compare.ts';
import { drawPage, type PageToDraw, type Screenshots, widths } from './drawPage.ts';
import { type Finding, summary, writeReport } from './report.ts';
import { serveBuild } from './serveBuild.ts';
import { steps } from './steps.ts';

type Route = Pick<PageToDraw, 'pattern' | 'access'>;

const [here = '', released = '', ...wanted] = process.argv.slice(2);
const { CHROMIUM_PATH, VISUAL_RELEASE = 'the release' } = process.env;
const result = join(here, 'test-results/visual');
const unknownPage = ['unknown page', { pattern: '/yok', access: 'everyone' }] as const;

/** The pages of a tree by their names, read from the tree's own `rules/site/paths.ts`. */
async function routesOf(tree: string): Promise<ReadonlyMap<string, Route>> {
  const { paths } = await import(pathToFileURL(join(tree, 'rules/site/paths.ts')).href);
  return new Map<string, Route>([...Object.entries<Route>(paths), unknownPage]);
}

async function compareAll(name: string, before: Screenshots, after: Screenshots): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const state of new Set([...after.keys(), ...before.keys()])) {
    const [old, now] = [before.get(state), after.get(state)];
    const full = `${name}, ${state}`;
    if (old && now) {
      const difference = await compare(old, now);
      if (!difference) continue;
      const { pixels, share, image } = difference;
      findings.push({ kind: 'differs', name: full, pixels, share, screenshots: [old, now, image] });
    } else if (now) findings.push({ kind: 'only here', name: full, screenshot: now });
    else if (old) findings.push({ kind: 'only in the release', name: full, screenshot: old });
  }
  return findings;
}

async function drawAndCompare(browser: Browser): Promise<void> {
  const mock = await startMock({ port: 0, host: '127.0.0.1' });
  const trees = await Promise.all(
    [released, here].map(async (tree) => ({
      routes: await routesOf(tree),
      server: await serveBuild(tree, mock.url),
    })),
  );
  const names = new Set(trees.toReversed().flatMap(({ routes }) => [...routes.keys()]));
  const unknown = wanted.filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Error(`rules/site/paths.ts names no page ${unknown.join(', ')}`);
  const chosen = [...names].filter((name) => wanted.length === 0 || wanted.includes(name));
  const jobs = chosen.flatMap((name) => Object.values(widths).map((width) => ({ name, width })));
  const findings: Finding[] = [];
  const undrawn: string[] = [];
  const all = jobs.length;
  let equal = 0;
  let done = 0;

  const drawOne = async ({ name, width }: (typeof jobs)[number]) => {
    const own = steps.filter((step) => step.page === name && (step.width ?? width) === width);
    const drawn: Screenshots[] = [];
    for (const { routes, server } of trees) {
      const route = routes.get(name);
      drawn.push(route ? await drawPage(browser, server.url, { ...route, width, steps: own }) : new Map());
    }
    const [before = new Map(), after = new Map()] = drawn;
    const found = await compareAll(name, before, after);
    for (const step of own) {
      if (
        !drawn.some((screenshots) =>
          [...screenshots.keys()].some((state) => state.startsWith(`${step.name}, `)),
        )
      )
        console.warn(`Nobody can take the step "${step.name}" of ${name} at ${width} pixels.`);
    }
    findings.push(...found);
    equal += new Set([...before.keys(), ...after.keys()]).size - found.length;
    done += 1;
    console.log(`${done}/${all} ${name}, ${width}${found.length > 0 ? `: ${found.length} differ` : ''}`);
  };
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { name, width } = job;
      // the report of the other pages is still of use
      await drawOne(job).catch((error: unknown) => {
        process.exitCode = 1;
        undrawn.push(`${name}, ${width}`);
        console.error(`${name}, ${width}, cannot be drawn: ${error}`);
      });
    }
  };
  await Promise.all([worker(), worker()]);

  const report = { release: VISUAL_RELEASE, equal, findings, undrawn };
  await writeReport(result, report);
  console.log(`\n${join(result, 'index.html')}\n${summary(report)}`);
  await mock.close();
  for (const { server } of trees) server.close();
}

const browser = await chromium.launch({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await drawAndCompare(browser);
} finally {
  await browser.close();
}
