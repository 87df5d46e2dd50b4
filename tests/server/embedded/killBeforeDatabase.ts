/** Preloaded into a restore: kills it when the files are in place and the database is not. */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';

const { rename } = fs;
fs.rename = async (from, to) => {
  if (basename(String(to)) === 'db') process.kill(process.pid, 'SIGKILL');
  await rename(from, to);
};
syncBuiltinESMExports();
