export function findChromium(): string;
export function chromium(): Promise<string>;
