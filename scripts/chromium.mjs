import { existsSync } from 'node:fs';
import { run } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function find() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    const { code, output } = await run(`command -v ${name}`, { capture: true });
    if (code === 0) return output.trim();
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : undefined;
}

/** The path of a Chromium, installed where the machine allows it; undefined where none can be had. */
export async function chromium() {
  const found = await find();
  if (found) return found;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && (await run('command -v apt-get', { capture: true })).code === 0) {
    await run('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium', {
      capture: true,
    });
    const installed = await find();
    if (installed) return installed;
  }
  const { code } = await run('playwright install chromium', { capture: true });
  if (code !== 0) return undefined;
  const path = await run(`node -e "console.log(require('@playwright/test').chromium.executablePath())"`, {
    capture: true,
  });
  return existsSync(path.output.trim()) ? path.output.trim() : undefined;
}
