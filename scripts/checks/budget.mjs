/**
 * Checks the size of the first visit and of the list of open land requests. The pages that messages
 * link to may weigh no more than the first visit. No built page may contain src/dev.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../../rules/site/paths.ts';
import { readManifest, scriptsOf } from '../../server/pages/pageScripts.ts';
import { readPrerendered } from '../../server/pages/prerendered.ts';
import { root } from '../install/install.mjs';

// alarms with room: nobody is to bend code for the last bytes
const maxFirstVisitBytes = 180_000;
const maxOpenLandRequestsBytes = 380_000;
const folder = join(root, 'dist/web');
const read = (file) => readFileSync(join(folder, file), 'utf8');
const manifest = await readManifest(folder);
const prerendered = await readPrerendered(folder);

/** The bytes (brotli) of a page and of what it loads before it runs. */
function weigh(path) {
  const html = prerendered.withStatic(read('index.html'), path.pattern);
  const files = (pattern) => [...html.matchAll(pattern)].map(([, file]) => file);
  const sum = (some) => some.reduce((bytes, file) => bytes + brotliCompressSync(read(file)).length, 0);
  const linked = files(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g);
  const scripts = [...new Set([...linked, ...scriptsOf(manifest, path)])];
  const sheets = files(/rel="stylesheet"[^>]*href="\/(assets\/[\w.-]+\.css)"/g);
  const scriptBytes = sum(scripts);
  return {
    scripts,
    scriptBytes,
    bytes: brotliCompressSync(html).length + sum(sheets) + scriptBytes,
  };
}

const [home, offer, searchLink, openLandRequests] = [
  paths.home,
  paths.ownerOffer,
  paths.searchLink,
  paths.adminNewLandRequests,
].map(weigh);
console.log(
  `First visit: ${home.scriptBytes} bytes of JavaScript (brotli) in ${home.scripts.length} files, limit ${maxFirstVisitBytes}`,
);
for (const [name, { bytes }] of Object.entries({ offer, searchLink }))
  console.log(`The page ${name}: ${bytes} bytes (brotli) with style sheet and scripts, limit ${home.bytes}`);
console.log(
  `The list of open land requests: ${openLandRequests.scriptBytes} bytes of JavaScript (brotli) in ${openLandRequests.scripts.length} files, limit ${maxOpenLandRequestsBytes}`,
);

const inspected = readdirSync(folder, { recursive: true })
  .filter((file) => /\.(js|html)$/.test(file))
  .filter((file) => /data-inspector|dataset\.inspector|@(inspection|mock)\/|stately\.ai/.test(read(file)));
if (inspected.length > 0) console.error(`These files contain the inspector: ${inspected.join(', ')}`);
const fits =
  home.scriptBytes <= maxFirstVisitBytes &&
  offer.bytes <= home.bytes &&
  searchLink.bytes <= home.bytes &&
  openLandRequests.scriptBytes <= maxOpenLandRequestsBytes;
process.exit(fits && inspected.length === 0 ? 0 : 1);
