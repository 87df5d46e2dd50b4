import common from './stryker.config.mjs';

/**
 * `npm run mutate:rules` changes the rules, as `stryker.config.mjs` changes the machines. They have
 * a result of their own: in an average with the machines, badly tested rules would not show.
 */
export default {
  ...common,
  mutate: ['rules/**/*.ts', '!**/*.test.ts'],
  vitest: { configFile: 'vitest.mutate.rules.config.ts' },
  incrementalFile: 'node_modules/.cache/stryker/incremental.rules.json',
  thresholds: { high: 95, low: 90, break: 90 },
};
