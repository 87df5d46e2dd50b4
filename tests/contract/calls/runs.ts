import fc, { type IAsyncProperty, type Parameters } from 'fast-check';

const isAll = process.env.TEST_LEVEL === 'all';

/** How often generated calls are made; `npm run test:all` makes many. */
export const runs = isAll
  ? { valid: 20, nearlyValid: 40, walks: 30 }
  : { valid: 3, nearlyValid: 6, walks: 16 };

/**
 * Checks a property; the same seed generates the same values again. A failure throws the error of
 * the smallest values that fail, instead of a report that names the generated values.
 */
export async function checkRuns<Values>(property: IAsyncProperty<Values>, options: Parameters<Values>) {
  const report = await fc.check(property, { seed: 61, ...options });
  const { failed, errorInstance, numShrinks, counterexamplePath: path } = report;
  if (!failed) return;
  const error = errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
  error.message = `The smallest input that fails (shrunk ${numShrinks} times, path ${path}):\n${error.message}`;
  throw error;
}
