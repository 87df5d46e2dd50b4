interface Result {
  code: number;
  output: string;
}

export function buildInto(folder: string, command: string): Promise<Result>;

export function build(): Promise<Result & { pagesDir: string }>;

export function buildRecorded(): Promise<Result & { pagesDir: string }>;
