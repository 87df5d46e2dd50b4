import type { components } from '../../api/schema.ts';
import { squareMetres } from './squareMetres.ts';

type LandRequest = Pick<components['schemas']['LandRequest'], 'arsa_degeri' | 'metrekare'>;

/** An amount that is probably mistyped, by what it was compared with. */
export interface UnusualAmount {
  than: 'bracket' | 'median';
  is: 'high' | 'low';
}

/** The owner's estimates in TL, from and to; the last one has no end. */
const brackets: Readonly<Record<LandRequest['arsa_degeri'], readonly [from: number, to: number]>> = {
  1: [0, 100_000],
  2: [100_000, 200_000],
  3: [200_000, 300_000],
  4: [300_000, 400_000],
  5: [400_000, 500_000],
  6: [500_000, 750_000],
  7: [750_000, 1_000_000],
  8: [1_000_000, 2_000_000],
  9: [2_000_000, 3_000_000],
  10: [3_000_000, 4_000_000],
  11: [4_000_000, 5_000_000],
  12: [5_000_000, Number.POSITIVE_INFINITY],
};

/**
 * In what an offer is unusual: more than twice, or less than half, of the owner's estimate, and of
 * what the area would cost at the district's median. What is not known is not compared.
 * @param amount in TL.
 * @param median of the district, in TL for each m².
 */
export function unusualAmount(
  amount: number,
  { arsa_degeri, metrekare }: LandRequest,
  median: number | undefined,
): UnusualAmount[] {
  if (amount <= 0) return [];
  const area = squareMetres(metrekare);
  const usual = median !== undefined && area !== undefined ? median * area : undefined;
  return [
    ...compare('bracket', amount, brackets[arsa_degeri]),
    ...(usual === undefined ? [] : compare('median', amount, [usual, usual])),
  ];
}

function compare(
  than: UnusualAmount['than'],
  amount: number,
  [from, to]: readonly [number, number],
): UnusualAmount[] {
  if (amount > 2 * to) return [{ than, is: 'high' }];
  return amount < from / 2 ? [{ than, is: 'low' }] : [];
}
