/** Checks the size of the first visit, and that no built page contains src/dev. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../install/install.mjs';

const maxFirstVisitBytes = 100_000;
const read = (file) => readFileSync(join(root, 'dist/web', file), 'utf8');

const seen = new Set();
let bytes = 0;
function follow(file) {
  if (seen.has(file)) return;
  seen.add(file);
  const code = read(`assets/${file}`);
  bytes += brotliCompressSync(code).length;
  for (const [, next] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) follow(next);
}
for (const [, file] of read('index.html').matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)) follow(file);
console.log(
  `First visit: ${bytes} bytes of JavaScript (brotli) in ${seen.size} files, limit ${maxFirstVisitBytes}`,
);

const inspected = readdirSync(join(root, 'dist/web'), { recursive: true })
  .filter((file) => /\.(js|html)$/.test(file))
  .filter((file) => /data-inspector|dataset\.inspector|@(inspection|mock)\/|stately\.ai/.test(read(file)));
if (inspected.length > 0) console.error(`These files contain the inspector: ${inspected.join(', ')}`);
process.exit(bytes > maxFirstVisitBytes || inspected.length > 0 ? 1 : 0);
