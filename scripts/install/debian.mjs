import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './install.mjs';

/** The path of the first of these programs that is on the PATH; '' without one. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? '';
}

/** Whether this process may install Debian's packages. */
export const canInstallPackages = () => process.getuid?.() === 0 && Boolean(findProgram('apt-get'));

const aptGet = 'DEBIAN_FRONTEND=noninteractive apt-get';
let lastInstall;

/**
 * Installs the newest version of one of Debian's packages; a failure shows in what is missing
 * afterwards. One package at a time, because `apt-get` refuses a second process.
 * @param options of `apt-get install`.
 */
export function installPackage(name, options = '') {
  // a machine's list may be so old that its browsers lack what the tests need
  lastInstall ??= run(`${aptGet} update -qq`, { capture: true });
  lastInstall = lastInstall.then(() => run(`${aptGet} install -y -qq ${options} ${name}`, { capture: true }));
  return lastInstall;
}
