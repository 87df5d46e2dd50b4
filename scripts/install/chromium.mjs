import { existsSync } from 'node:fs';
import { run } from './install.mjs';

/** In order of preference: headless Chromium renders the same pages with a third less work. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

async function output(command) {
  const { code, output } = await run(command, { capture: true });
  return code === 0 ? output.trim() : '';
}

/** The path of the first of these programs on the PATH. */
const find = (...names) => output(`for name in ${names.join(' ')}; do command -v $name && break; done`);

/** The path of a Chromium, which is installed if necessary; '' where none can be installed. */
export async function chromium() {
  const { CHROMIUM_PATH = '' } = process.env;
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  const found = await find(...programs);
  if (found.includes(programs[0])) return found;
  if (process.getuid?.() === 0 && (await find('apt-get'))) {
    console.log('Installing Chromium …');
    const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${programs[0]}`;
    await run(`${install} || (apt-get update -qq && ${install})`, { capture: true });
    return (await find(programs[0])) || found;
  }
  if (found) return found;
  console.log('Installing Chromium …');
  await run('playwright install chromium', { capture: true });
  const path = await output(`node -e "console.log(require('@playwright/test').chromium.executablePath())"`);
  return existsSync(path) ? path : '';
}
