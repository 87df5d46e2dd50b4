/** `npm run build`: builds the pages, and has `npm start` and the tests use this build. */
import { buildAnew } from './build.mjs';

const { code, output } = await buildAnew();
if (output) console.error(output);
process.exit(code);
