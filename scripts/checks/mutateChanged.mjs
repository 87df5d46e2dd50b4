/**
 * Mutates the machines, rules and rooms of the server that have changed since a commit, and fails
 * when the tests notice too few of the mutants. Without an argument the commit is where this branch
 * left its upstream, or else the last release.
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import machines from '../../stryker.config.mjs';
import rules from '../../stryker.rules.config.mjs';
import server from '../../stryker.server.config.mjs';
import { root, run } from '../install/install.mjs';

const git = (...parameters) =>
  execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function upstreamOrRelease() {
  try {
    const base = git('merge-base', 'HEAD', '@{upstream}');
    if (base !== git('rev-parse', 'HEAD')) return base;
  } catch {
    // this branch has no upstream
  }
  // every release replaces it
  return git('log', '-1', '--format=%H', '--', 'releases/openapi.yaml');
}

const since = process.argv[2] ?? upstreamOrRelease();
const changed = git('diff', '--name-only', '--diff-filter=d', since).split('\n');
const failures = [];
for (const [script, { mutate }] of Object.entries({
  mutate: machines,
  'mutate:rules': rules,
  'mutate:server': server,
})) {
  const [excluded, included] = [
    mutate.filter((one) => one.startsWith('!')),
    mutate.filter((one) => !one.startsWith('!')),
  ];
  const files = globSync(included, { cwd: root, exclude: excluded.map((one) => one.slice(1)) }).filter(
    (file) => changed.includes(file),
  );
  console.log(`${script}: ${files.length} files changed since ${since}`);
  if (files.length === 0) continue;
  const { code } = await run(`npm run --silent ${script} -- --mutate ${files.join(',')}`);
  if (code !== 0) failures.push(script);
}
if (failures.length > 0) {
  console.error(`Too few mutants are noticed: npm run ${failures.join(', npm run ')}`);
  process.exit(1);
}
