import { expect, test } from 'vitest';
import { paths } from '../../rules/site/paths.ts';
import { withoutToken } from './withoutToken.ts';

const site = 'https://arazi.example';
const token = 'aB3-_x';

test.each([
  ['approved', `${paths.resetPassword.to()}?token=`],
  ['resetLink', `${paths.resetPassword.to()}?token=`],
  ['offerMade', paths.ownerOffer.to('')],
  ['savedSearch', paths.searchLink.to('')],
] as const)('the token in the link of a message %s is masked', (kind, link) => {
  const url = site + link;
  expect(withoutToken(kind, `Bağlantı: ${url}${token} (iki gün)`)).toBe(`Bağlantı: ${url}••• (iki gün)`);
});

test('a link in the text of another message is left to its author', () => {
  const text = `${site}${paths.ownerOffer.to(token)}`;
  expect(withoutToken('contactMessage', text)).toBe(text);
});
