import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { readAttribution } from '../../../rules/site/mapTiles.ts';
import { useServices } from '../../site/services.tsx';
import { mapText as text } from '../../text/map.ts';
import type { MapShape } from './LeafletMap.tsx';

/** Only who sees a map loads its library. */
const LeafletMap = lazy(() => import('./LeafletMap.tsx'));

interface OutlineMapProps {
  /** What screen readers call the map. */
  label: string;
  shapes: readonly MapShape[];
  /** Of a CSS length. */
  height: string;
}

/**
 * Outlines where they lie, on the images of the configured map or, without it, on an empty sheet.
 * The map repeats what stands beside it.
 */
export function OutlineMap({ label, shapes, height }: OutlineMapProps) {
  const { mapTiles } = useServices();
  const [tilesFailed, setTilesFailed] = useState(false);
  const { words, href } = mapTiles ? readAttribution(mapTiles) : {};
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Box sx={{ height, border: 1, borderColor: 'divider', bgcolor: 'action.hover', overflow: 'hidden' }}>
        <MapFailure>
          <Suspense fallback={<Typography sx={{ p: 2 }}>{text.loading}</Typography>}>
            <LeafletMap
              label={label}
              shapes={shapes}
              tilesUrl={mapTiles?.url}
              onTilesFailed={() => setTilesFailed(true)}
            />
          </Suspense>
        </MapFailure>
      </Box>
      {words && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'end', mt: 0.5 }}>
          {href ? (
            <Link href={href} target="_blank" rel="noopener noreferrer" color="inherit">
              {words}
            </Link>
          ) : (
            words
          )}
        </Typography>
      )}
      <div role="status">
        {tilesFailed && (
          <Alert severity="info" role="presentation" sx={{ mt: 1 }}>
            {text.tilesFailed}
          </Alert>
        )}
      </div>
    </Box>
  );
}

/** Says so where the map's files do not load; what stands beside it stays. */
class MapFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Typography role="alert" sx={{ p: 2 }}>
        {text.failed}
      </Typography>
    );
  }
}
