import { expect, test } from 'vitest';
import { readOfferToken } from './offerToken.ts';

test.each(['', '.', ')', '>', ' ', '%20', '%3E', ').', '”', ',', '…'])(
  'a link that ends in %j has its token',
  (end) => {
    expect(readOfferToken(`Ab-3_x9${end}`)).toBe('Ab-3_x9');
  },
);
