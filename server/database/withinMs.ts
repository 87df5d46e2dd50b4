/**
 * Limits the wait for a query, or other work.
 * @throws Error when the promise has not settled in time; its work continues.
 */
export async function withinMs<Result>(promise: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
