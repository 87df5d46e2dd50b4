import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, findProgram, installPackage } from './debian.mjs';

const programs = ['firefox-esr', 'firefox'];
/**
 * Firefox 140 lacks a command of the driver, and the page's Content-Security-Policy blocks the
 * driver's functions there. The versions in between are untried.
 */
const minVersion = 153;

/**
 * The path in `FIREFOX_PATH`, else of a new enough Firefox on the PATH; '' without one.
 */
export function findFirefox() {
  const { FIREFOX_PATH = '' } = process.env;
  if (existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
  const found = programs.map((name) => findProgram(name));
  return found.find((path) => path && versionOf(path) >= minVersion) ?? '';
}

function versionOf(program) {
  return Number(/\d+/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0]);
}

/** The path of a Firefox, which is installed if necessary; '' where none can be installed. */
export async function firefox() {
  const found = findFirefox();
  if (found || !canInstallPackages()) return found;
  console.log('Installing Firefox …');
  await installPackage(programs[0]);
  return findFirefox();
}
