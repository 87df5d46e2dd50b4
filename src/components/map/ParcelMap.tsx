import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Parcel } from '../../../machines/parcels/parcelRecord.ts';
import { useServices } from '../../site/services.tsx';
import { mapText as text } from '../../text/map.ts';
import { OutlineMap } from './OutlineMap.tsx';

/**
 * Below the drawing of a parcel: the parcel in its surroundings. Without the images of a map the
 * drawing alone says as much.
 */
export function ParcelMap({ outline, parcel }: { outline: Parcel; parcel: string }) {
  const { mapTiles } = useServices();
  const shapes = useMemo(() => [{ id: 0, outline }], [outline]);
  if (!mapTiles) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <OutlineMap label={text.surroundings(parcel)} shapes={shapes} height="min(20rem, 60vh)" />
    </Box>
  );
}
