export function buildInto(folder: string, command: string): Promise<{ code: number; output: string }>;
