import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from './calls/scene.ts';
import { linkNames, startModel, steps, type Walker } from './calls/walk.ts';

/**
 * The same seed walks the same steps again. A failure names the steps of its record; it is not
 * shrunk, because the records of the shorter walks would pile up in the lists.
 */
const options = { seed: 61, numRuns: 40, endOnFailure: true };

test('walks along the links of the contract find what was made, and nothing that was deleted', async ({
  scene,
}) => {
  const walker: Walker = { scene, followed: new Set() };
  const walks = fc.commands(steps(), { maxCommands: 40, size: 'max' });
  const property = fc.asyncProperty(walks, async (walk) => {
    const model = await startModel(walker);
    await fc.asyncModelRun(() => ({ model, real: walker }), walk);
  });
  await fc.assert(property, options);
  expect([...linkNames].filter((name) => !walker.followed.has(name))).toEqual([]);
  // hundreds of calls, some of them slow by design
}, 600_000);
