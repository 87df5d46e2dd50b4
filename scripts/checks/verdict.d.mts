export function isDecisive(environment: Readonly<Record<string, string | undefined>>): boolean;
export function verdict(
  counts: { passed: number; failed: number; skipped: number },
  decisive: boolean,
): { code: number; line: string };
