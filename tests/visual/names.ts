import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Prints names alone: with each error the console would hold hundreds of lines. */
export default class Names implements Reporter {
  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    process.stdout.write(status === 'passed' ? '.' : `\n${title} `);
  }

  onError({ message }: TestError): void {
    console.error(message);
  }

  onEnd(): void {
    console.info();
  }
}
