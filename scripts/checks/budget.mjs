/**
 * Checks the bytes of script (brotli) that pages load before they run. The budgets are alarms with
 * room: nobody is to bend code for the last bytes. No built page may contain src/dev.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { notFound, paths } from '../../rules/site/paths.ts';
import { readManifest, scriptsOf } from '../../server/pages/pageScripts.ts';
import { root } from '../install/install.mjs';

const budgets = {
  'first visit of a public page': { bytes: 185_000, holds: ({ access }) => access === 'everyone' },
  'list or other page of the panel': { bytes: 380_000, holds: ({ access }) => access === 'admin' },
};
/** The check fails beyond this part of a budget. */
const tolerance = 1.1;

const folder = join(root, 'dist/web');
const read = (file) => readFileSync(join(folder, file), 'utf8');
const manifest = await readManifest(folder);
const first = [...read('index.html').matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map(
  ([, file]) => file,
);

const compressed = new Map();
function bytesOf(file) {
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(read(file)).length);
  return compressed.get(file);
}

let fits = true;
for (const [name, { bytes, holds }] of Object.entries(budgets)) {
  const pages = Object.values({ ...paths, notFound }).filter(holds);
  const weighed = pages.map((path) => {
    const scripts = [...first, ...scriptsOf(manifest, path)];
    return { path, bytes: scripts.reduce((sum, file) => sum + bytesOf(file), 0), files: scripts.length };
  });
  for (const page of weighed) {
    if (page.bytes <= bytes) continue;
    console.log(`${page.path.pattern}: ${page.bytes} bytes, more than ${bytes}`);
    if (page.bytes > tolerance * bytes) fits = false;
  }
  const [largest] = weighed.toSorted((one, other) => other.bytes - one.bytes);
  const { pattern } = largest.path;
  console.log(
    `Largest ${name}: ${pattern}, ${largest.bytes} bytes in ${largest.files} files, budget ${bytes}`,
  );
}

const inspected = readdirSync(folder, { recursive: true })
  .filter((file) => /\.(js|html)$/.test(file))
  .filter((file) => /data-inspector|dataset\.inspector|@(inspection|mock)\/|stately\.ai/.test(read(file)));
if (inspected.length > 0) console.error(`These files contain the inspector: ${inspected.join(', ')}`);
process.exit(fits && inspected.length === 0 ? 0 : 1);
