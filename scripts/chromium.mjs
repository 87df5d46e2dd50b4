import { existsSync } from 'node:fs';
import { run } from './install.mjs';

/** Chromium without windows: the same pages with a third less work. */
const headless = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the first of these that the machine has. */
async function find(...names) {
  for (const name of names) {
    const { code, output } = await run(`command -v ${name}`, { capture: true });
    if (code === 0) return output.trim();
  }
  return undefined;
}

async function findOther() {
  const found = await find(...others);
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return found ?? (existsSync(mac) ? mac : undefined);
}

/** Where Debian's packages can be installed. */
async function fromPackages(name) {
  if (process.getuid?.() !== 0 || !(await find('apt-get'))) return undefined;
  console.log(`Installing ${name} …`);
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`;
  await run(`${install} || (apt-get update -qq && ${install})`, { capture: true });
  return find(name);
}

async function fromPlaywright() {
  console.log('Installing Chromium …');
  const { code } = await run('playwright install chromium', { capture: true });
  if (code !== 0) return undefined;
  const path = await run(`node -e "console.log(require('@playwright/test').chromium.executablePath())"`, {
    capture: true,
  });
  return existsSync(path.output.trim()) ? path.output.trim() : undefined;
}

/**
 * The path of a Chromium, installed where the machine allows it; undefined where none can be had.
 */
export async function chromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  return (
    (await find(headless)) ??
    (await fromPackages(headless)) ??
    (await findOther()) ??
    (await fromPackages('chromium')) ??
    (await fromPlaywright())
  );
}
