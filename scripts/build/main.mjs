/**
 * `npm run build`: builds the pages into `dist`, changed or not. `npm start`, the size budgets,
 * the benchmarks and `npm run visual` use this build until a source changes, and so do the browser
 * tests in Firefox. The others have a build of their own in `dist/recorded`.
 */
import { buildAnew } from './build.mjs';

const { code, output } = await buildAnew();
if (output) console.error(output);
process.exit(code);
