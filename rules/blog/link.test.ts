import { expect, test } from 'vitest';
import { isWebAddress, linkTarget } from './link.ts';

test.each([
  ['https://urla.bel.tr/imar', 'https://urla.bel.tr/imar'],
  [' urla.bel.tr ', 'https://urla.bel.tr'],
  ['urla.bel.tr:8080/a', 'https://urla.bel.tr:8080/a'],
  ['//urla.bel.tr', 'https://urla.bel.tr'],
  ['mailto:bilgi@urla.bel.tr', 'mailto:bilgi@urla.bel.tr'],
  ['tel:+902321112233', 'tel:+902321112233'],
  ['HTTP://urla.bel.tr', 'HTTP://urla.bel.tr'],
  ['urla.bel.tr/imar:plan', 'https://urla.bel.tr/imar:plan'],
  ['urla.bel.tr/mailto:a', 'https://urla.bel.tr/mailto:a'],
  ['mailto:bilgi@urla.bel.tr konu', undefined],
  ['javascript:alert(1)', undefined],
  ['javascript:/document.title/', undefined],
  ['ftp://urla.bel.tr', undefined],
  ['skype:bilgi@urla.bel.tr', undefined],
  ['data:text/html,a.b', undefined],
  ['http://', undefined],
  ['https://[', undefined],
  ['[.', undefined],
  ['iki kelime.com', undefined],
  ['urla', undefined],
  ['', undefined],
])('%j leads to %s', (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
});

test.each([
  ['https://parselsorgu.tkgm.gov.tr/', true],
  ['http://a.b', true],
  ['HTTPS://a.b', true],
  ['parselsorgu.tkgm.gov.tr', false],
  ['ftp://a.b', false],
  ['https://a b', false],
  ['https://a.b/c d', false],
  ['javascript:https://a.b', false],
  ['https://[', false],
])('%j is a web address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});
