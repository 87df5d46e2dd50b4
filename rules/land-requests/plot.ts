/**
 * The words of a plot in the searched text. A parsel may be a fraction: its slash stands without
 * blanks there, however the owner typed it.
 */
export function plotWords({ ada, parsel }: { ada: string; parsel: string }): string {
  return `${ada} ${parsel}`
    .split('/')
    .map((part) => part.trim())
    .join('/');
}
