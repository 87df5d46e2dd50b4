/** What the readers of variables share. */
export interface Reader {
  read: (name: string) => string | undefined;
  readUrl: (name: string, ...protocols: string[]) => string | undefined;
  problems: string[];
}

/** Scheme and host that replace those of an outside service, and nothing else. */
export function readOrigin(
  name: string,
  { readUrl, problems }: Pick<Reader, 'readUrl' | 'problems'>,
): string | undefined {
  const url = readUrl(name, 'http:', 'https:');
  if (url !== undefined && URL.canParse(url) && !isOrigin(new URL(url)))
    problems.push(`${name} must be scheme and host alone, such as https://api.example`);
  return url;
}

const isOrigin = ({ href, origin }: URL) => href === `${origin}/`;
