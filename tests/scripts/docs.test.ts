import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const code = globSync(
  ['*.{yaml,ts}', '{api,rules,machines,src,server,mock-server,scripts,tests}/**/*.{ts,tsx,mjs,css}'],
  { cwd: root },
);

test('every section of docs/product.md that a comment names exists', () => {
  const sections = new Set(
    Array.from(read('docs/product.md').matchAll(/^## (\d+)\./gm), ([, number]) => number),
  );
  const dead = code.flatMap((path) => {
    // a mention may be broken over two lines of a comment
    const text = read(path).replaceAll(/\n\s*(\*|\/\/)?\s*/g, ' ');
    const mentions = Array.from(text.matchAll(/\(product, (\d[\d ,andto]*)/g), ([, list = '']) => list);
    const numbers = mentions.flatMap((list) => list.match(/\d+/g) ?? []);
    return numbers.filter((number) => !sections.has(number)).map((number) => `${path}: ${number}`);
  });
  expect(dead).toEqual([]);
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (path: string) =>
  Array.from(read(path).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

test('every link leads somewhere', () => {
  const isDead = (path: string, link: string) => {
    const [file, anchor] = link.split('#');
    const target = file ? join(dirname(path), file) : path;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  };
  const dead = pages.flatMap((path) => {
    const links = Array.from(read(path).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
    const own = links.filter((link) => !/^https?:/.test(link) && isDead(path, link));
    return own.map((link) => `${path}: ${link}`);
  });
  expect(dead).toEqual([]);
});

test('every file and folder that a page names exists', () => {
  const name = /`((?:api|rules|machines|src|server|mock-server|scripts|tests|docs|deploy)\/[\w./-]*)`/g;
  const dead = pages.flatMap((path) => {
    const named = Array.from(read(path).matchAll(name), ([, file = '']) => file);
    return named.filter((file) => !existsSync(join(root, file))).map((file) => `${path}: ${file}`);
  });
  expect(dead).toEqual([]);
});
