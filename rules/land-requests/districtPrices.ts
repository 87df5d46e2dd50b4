import type { components } from '../../api/schema.ts';
import { pricePerSquareMetre } from '../records/amount.ts';
import { squareMetres } from './squareMetres.ts';

export type DistrictPrices = components['schemas']['DistrictPrices'];

/** A price this many times the median, or this part of it, is an outlier. */
const outlierFactor = 4;

/**
 * The median price of a square metre. Outliers are left out of it, such as a price with a digit too
 * many. A land request without a readable area is not counted.
 */
export function districtPrices(
  landRequests: readonly { teklif_tutar: number; metrekare: string }[],
): DistrictPrices {
  const prices = landRequests
    .map(({ teklif_tutar, metrekare }) => pricePerSquareMetre(teklif_tutar, squareMetres(metrekare)) ?? 0)
    .filter((price) => price > 0);
  const ofAll = median(prices);
  if (ofAll === undefined) return { count: 0, outliers: 0 };
  const kept = prices.filter((price) => price <= ofAll * outlierFactor && price * outlierFactor >= ofAll);
  const rest = median(kept);
  return {
    ...(rest !== undefined && { median: rest }),
    count: kept.length,
    outliers: prices.length - kept.length,
  };
}

function median(prices: readonly number[]): number | undefined {
  const sorted = prices.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) return undefined;
  return Math.round(((upper + lower) / 2) * 100) / 100;
}
