import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test.for([
  [{ PARCEL_PROVIDER: 'google' }, 'PARCEL_PROVIDER must be tkgm'],
  [{ PARCEL_PROVIDER: 'tkgm', PARCEL_API_URL: 'https://api.example/v2' }, 'PARCEL_API_URL'],
  [{ PARCEL_API_URL: 'https://api.example' }, 'PARCEL_PROVIDER must be set'],
] as const)('%j ends the start', ([environment, line]) => {
  expect(() => parseConfig(environment)).toThrow(line);
});

test('parcels are fetched only where that is configured', () => {
  expect(parseConfig({}).parcelService).toBeUndefined();
  expect(parseConfig({ PARCEL_PROVIDER: 'tkgm' }).parcelService).toEqual({
    provider: 'tkgm',
    apiUrl: undefined,
  });
});
