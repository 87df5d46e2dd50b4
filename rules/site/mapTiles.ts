/** Where the images of a map come from, and whom it names for them. */
export interface MapTiles {
  /** An address with `{z}`, `{x}` and `{y}`; `{s}` stands for a, b or c, `{r}` for a finer image. */
  url: string;
  /** Plain text; a web address at its end is what it links to. */
  attribution: string;
}

/** The three hosts that `{s}` stands for. */
export const tileSubdomains = ['a', 'b', 'c'] as const;

/** What the page may load the images from, as a Content-Security-Policy names it. */
export function tileSources({ url }: MapTiles): string[] {
  const hosts = url.includes('{s}') ? tileSubdomains.map((host) => url.replaceAll('{s}', host)) : [url];
  return hosts.map((host) => new URL(host).origin);
}

/** The words of an attribution, and the address that they link to. */
export function readAttribution({ attribution }: MapTiles): { words: string; href: string | undefined } {
  const end = attribution.lastIndexOf(' ');
  const last = attribution.slice(end + 1);
  if (end < 0 || !/^https?:\/\//.test(last) || !URL.canParse(last))
    return { words: attribution, href: undefined };
  return { words: attribution.slice(0, end).trim(), href: last };
}
