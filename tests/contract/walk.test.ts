import fc from 'fast-check';
import { expect } from 'vitest';
import { checkRuns, runs } from './calls/runs.ts';
import { test } from './calls/scene.ts';
import { linkNames, take, type Walker, walks } from './calls/walk.ts';

test('walks along the links of the contract find what was made, and nothing that was deleted', async ({
  scene,
}) => {
  const walker: Walker = { scene, followed: new Set() };
  const property = fc.asyncProperty(walks(), (walk) => take(walk, walker));
  // not shrunk: the records of shorter walks would pile up in the lists
  await checkRuns(property, { numRuns: runs.walks, endOnFailure: true });
  const missed = [...linkNames].filter((name) => !walker.followed.has(name));
  expect(missed, 'links that no walk has followed; more walks: calls/runs.ts').toEqual([]);
  // hundreds of calls, some of them slow by design
}, 600_000);
