import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The smallest files first: the run of a mutant ends at the first failure, and they are fast. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((one, other) => size(one) - size(other));
  }
}

/**
 * The tests of the rules and the machines. Each machine's own test compares it with its diagram, so
 * the tests that draw all of them are left out.
 */
export default defineConfig({
  test: {
    include: ['{rules,machines}/**/*.test.ts', 'tests/machines/**/*.test.ts'],
    exclude: ['tests/machines/flows.test.ts', 'tests/machines/all.test.ts'],
    globalSetup: 'tests/contract/document/parsedContract.ts',
    // Stryker starts a process for each mutant: its files share what they import
    isolate: false,
    sequence: { sequencer: SmallestFirst },
    // shorter than Stryker's timeout, so that a test fails before its process is given up
    testTimeout: 4000,
  },
});
