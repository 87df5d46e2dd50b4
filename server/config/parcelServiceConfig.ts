import { type Reader, readOrigin } from './readOrigin.ts';

const providers = ['tkgm'] as const;

export interface ParcelServiceConfig {
  provider: (typeof providers)[number];
  /** Scheme and host that replace the service's own. */
  apiUrl: string | undefined;
}

/**
 * Reads the variables `PARCEL_…`.
 * @returns undefined where outlines come from files alone.
 */
export function readParcelService({ read, readUrl, problems }: Reader): ParcelServiceConfig | undefined {
  const named = read('PARCEL_PROVIDER');
  const apiUrl = readOrigin('PARCEL_API_URL', { readUrl, problems });
  if (named === undefined) {
    if (apiUrl !== undefined) problems.push('PARCEL_PROVIDER must be set when PARCEL_API_URL is');
    return undefined;
  }
  const provider = providers.find((known) => known === named);
  if (provider === undefined) {
    problems.push(`PARCEL_PROVIDER must be ${providers.join(' or ')}, not "${named}"`);
    return undefined;
  }
  return { provider, apiUrl };
}
