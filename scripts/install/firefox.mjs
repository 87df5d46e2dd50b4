import { existsSync } from 'node:fs';
import { canInstallPackages, findProgram, installPackage } from './debian.mjs';

const programs = ['firefox-esr', 'firefox'];

/** The path in `FIREFOX_PATH`, or of a Firefox on the PATH; '' without one. */
export function findFirefox() {
  const { FIREFOX_PATH = '' } = process.env;
  return existsSync(FIREFOX_PATH) ? FIREFOX_PATH : findProgram(...programs);
}

/** The path of a Firefox, which is installed if necessary; '' where none can be installed. */
export async function firefox() {
  if (findFirefox() || !canInstallPackages()) return findFirefox();
  console.log('Installing Firefox …');
  await installPackage(programs[0]);
  return findFirefox();
}
