import { expect, test } from 'vitest';
import { keepStyles, stripCspViolations } from './stripCspViolations.ts';

test.each([
  ['<p style="color:red" class="a">x</p>', '<p class="a">x</p>'],
  ["<img src='/a.jpg' onerror='alert(\">\")' alt='b'>", "<img src='/a.jpg' alt='b'>"],
  ['<a onclick=alert(1) href="/b">x</a>', '<a href="/b">x</a>'],
  ['a<script>alert("<p>")</script>b<style>p{}</style>c<script>d', 'abc'],
  ['<p style = "color: red; margin: 0" class="a">x</p>', '<p class="a">x</p>'],
  ['a<script>\n  let x = 1;\n</script>b', 'ab'],
  ['<p>style="x" onclick="y"</p>', '<p>style="x" onclick="y"</p>'],
  ['<a title="a > b" STYLE="x">y</a>', '<a title="a > b">y</a>'],
])('%j becomes %j', (html, quiet) => {
  expect(stripCspViolations(html)).toBe(quiet);
});

test.each([
  ['<p STYLE = "color:red" class="a">x</p>', '<p data-style = "color:red" class="a">x</p>'],
  [
    `<p class=a\nstyle='font:7pt "Arial"'>style="x"</p>`,
    `<p class=a data-style='font:7pt "Arial"'>style="x"</p>`,
  ],
  ['<p data-style="x">y</p>', '<p data-style="x">y</p>'],
])('%j keeps its style as %j', (html, kept) => {
  expect(keepStyles(html)).toBe(kept);
  expect(stripCspViolations(kept)).toBe(kept);
});
