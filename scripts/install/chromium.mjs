import { existsSync } from 'node:fs';
import { canInstallPackages, findProgram, installPackage } from './debian.mjs';
import { run } from './install.mjs';

/** In order of preference: headless Chromium renders the same pages with a third less work. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The path in `CHROMIUM_PATH`, or of the first of the programs on the PATH; '' without one. */
export function findChromium() {
  const { CHROMIUM_PATH = '' } = process.env;
  return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : findProgram(...programs);
}

/** The path of a Chromium, which is installed if necessary; '' where none can be installed. */
export async function chromium() {
  const found = findChromium();
  if (found && (found === process.env.CHROMIUM_PATH || found.endsWith(programs[0]))) return found;
  if (canInstallPackages()) {
    console.log('Installing Chromium …');
    await installPackage(programs[0]);
    return findChromium();
  }
  if (found) return found;
  console.log('Installing Chromium …');
  await run('playwright install chromium', { capture: true });
  const asked = `node -e "console.log(require('@playwright/test').chromium.executablePath())"`;
  const { code, output } = await run(asked, { capture: true });
  const path = code === 0 ? output.trim() : '';
  return existsSync(path) ? path : '';
}
