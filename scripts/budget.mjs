/** What the built pages promise: a light first visit, and nothing of the development server. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

const firstVisitLimit = 140_000;
const problems = [];

const page = readFileSync(join(root, 'dist/web/index.html'), 'utf8');
const seen = new Set();
function follow(file) {
  if (seen.has(file)) return;
  seen.add(file);
  const code = readFileSync(join(root, 'dist/web/assets', file), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) follow(next);
}
for (const [, file] of page.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)) follow(file);
const bytes = [...seen].reduce(
  (sum, file) => sum + brotliCompressSync(readFileSync(join(root, 'dist/web/assets', file))).length,
  0,
);
console.log(
  `First visit: ${bytes} bytes of JavaScript (brotli) in ${seen.size} files, limit ${firstVisitLimit}`,
);
if (bytes > firstVisitLimit) problems.push('The first visit is over its budget.');

const inspector = readdirSync(join(root, 'dist/web'), { recursive: true })
  .filter((file) => /\.(js|html)$/.test(file))
  .filter((file) =>
    /data-inspector|dataset\.inspector|statelyai|stately\.ai/.test(
      readFileSync(join(root, 'dist/web', file), 'utf8'),
    ),
  );
for (const file of inspector) problems.push(`The inspector of the development server has got into ${file}.`);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
