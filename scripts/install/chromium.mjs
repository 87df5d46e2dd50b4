import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './install.mjs';

/** In order of preference: headless Chromium renders the same pages with a third less work. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

async function output(command) {
  const { code, output } = await run(command, { capture: true });
  return code === 0 ? output.trim() : '';
}

/** The path in `CHROMIUM_PATH`, or of the first of the programs on the PATH; '' without one. */
export function findChromium() {
  const { CHROMIUM_PATH = '', PATH = '' } = process.env;
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  const folders = PATH.split(delimiter);
  const paths = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? '';
}

/** The path of a Chromium, which is installed if necessary; '' where none can be installed. */
export async function chromium() {
  const found = findChromium();
  if (found && (found === process.env.CHROMIUM_PATH || found.endsWith(programs[0]))) return found;
  if (process.getuid?.() === 0 && (await output('command -v apt-get'))) {
    console.log('Installing Chromium …');
    const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${programs[0]}`;
    await run(`${install} || (apt-get update -qq && ${install})`, { capture: true });
    return findChromium();
  }
  if (found) return found;
  console.log('Installing Chromium …');
  await run('playwright install chromium', { capture: true });
  const path = await output(`node -e "console.log(require('@playwright/test').chromium.executablePath())"`);
  return existsSync(path) ? path : '';
}
