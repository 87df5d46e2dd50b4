import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints names alone: with each error the console would hold hundreds of lines. */
export default class Names implements Reporter {
  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    process.stdout.write(status === 'passed' ? '.' : `\n${title} `);
  }

  onEnd(): void {
    console.info();
  }
}
