import { expect, test } from 'vitest';
import { withUsedVariables } from '../../../server/pages/usedVariables.ts';

const sheet =
  ':root{--mui-a:var(--mui-b);--mui-b:1px;--mui-c:2px;--mui-d:3px;--mui-dd:4px}' +
  '@media (prefers-color-scheme:dark){:root{--mui-b:var(--mui-c, 5px);--mui-d:6px}}' +
  'p{margin:var(--mui-a)}';

test('a variable stays when a rule uses it, or the value of a used one in any colour scheme', () => {
  expect(withUsedVariables(sheet, '')).toBe(
    ':root{--mui-a:var(--mui-b);--mui-b:1px;--mui-c:2px;}' +
      '@media (prefers-color-scheme:dark){:root{--mui-b:var(--mui-c, 5px);}}' +
      'p{margin:var(--mui-a)}',
  );
});

test('what the build adds beside a colour scheme goes too, unless a rule uses it', () => {
  const scheme = ':root{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light}';
  expect(withUsedVariables(scheme, '')).toBe(':root{color-scheme:light}');
  const used = `${scheme}p{color:var(--lightningcss-light,red)}`;
  expect(withUsedVariables(used, '')).toContain('--lightningcss-light:initial');
});

test('a variable stays when the page uses it in its own rules or attributes', () => {
  expect(withUsedVariables(sheet, '<circle fill="var(--mui-dd)" />')).toContain('--mui-dd:4px');
  expect(withUsedVariables(sheet, '<style>.x{top:var(--mui-d, 0)}</style>')).toContain('--mui-d:6px');
});
