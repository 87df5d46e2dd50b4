import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('src/**/*.{css,ts,tsx}', {
  cwd: root,
  exclude: [
    'src/**/*.test.ts',
    // the colours of the pages and of their drawings
    'src/site/theme.ts',
    // reads those of other programs
    'src/pages/blog/editor/readForeignHtml.ts',
    // the inspector and the mock's switch: no build has them
    'src/dev/**',
  ],
});
const comments = /\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs;
/** Also `%23`, the `#` of an image within a style sheet. */
const rawColour =
  /(?:#|%23)[\da-f]{3,8}\b|(?<![-\w])(?:(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?:white|black|gray|grey|silver|red|green|blue|yellow|orange|purple|brown|pink)(?![-\w]))/gi;

test('the theme alone names colours, and every page takes them from it', () => {
  const named = files.flatMap((path) =>
    Array.from(
      readFileSync(join(root, path), 'utf8').replaceAll(comments, '').matchAll(rawColour),
      ([colour]) => `${path}: ${colour}`,
    ),
  );
  expect(named).toEqual([]);
});
