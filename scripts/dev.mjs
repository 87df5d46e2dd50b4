/** `npm run dev` and `npm run dev:mock`: installs what is missing, then runs `dev/main.mjs`. */
import { install } from './install/install.mjs';

await install();
await import('./dev/main.mjs');
