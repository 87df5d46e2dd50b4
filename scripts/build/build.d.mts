export function buildInto(folder: string, command: string): Promise<{ code: number; output: string }>;

export function build(): Promise<{ code: number; output: string }>;
