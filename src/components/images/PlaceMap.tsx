import Box from '@mui/material/Box';
import { parcelText as text } from '../../text/parcel.ts';
import { sheetSize } from './cadastre.ts';
import { placeView } from './placeView.ts';
import { mapBox, provinceOutlines } from './provinceOutlines.ts';

export interface PlaceMapProps {
  /** The chosen province's plate code; empty for none. */
  plate: string;
  /** Of province, district and neighbourhood, as far as they are chosen. */
  placeNames: readonly string[];
  /** The drawing of the parcel is seen: only the province's place in the country stands above it. */
  isParcelDrawn: boolean;
}

const country = Object.values(provinceOutlines)
  .map(({ outline }) => outline)
  .join('');

/**
 * Where the land is, as far as it is chosen: the country, the province among its neighbours, then
 * the province alone with the district's name, because districts have no outlines here. A small map
 * in the corner keeps the province's place in the country. Only decoration: the fields say the same.
 */
export default function PlaceMap({ plate, placeNames, isParcelDrawn }: PlaceMapProps) {
  const chosen = provinceOutlines[Number(plate)];
  const outline = chosen?.outline;
  const [province, district, neighbourhood] = placeNames;
  const { scale, x, y } = placeView(outline, district !== undefined);
  const { width, height } = sheetSize;
  const middle = chosen && { x: chosen.x * scale + x, y: chosen.y * scale + y };
  return (
    <>
      {!isParcelDrawn && (
        <Box component="svg" viewBox={`0 0 ${width} ${height}`} aria-hidden sx={mapStyles}>
          <g style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
            <path d={country} />
            {outline && (
              <path key={plate} className="isChosen" data-district={Boolean(district)} d={outline} />
            )}
          </g>
          {middle && province && (
            <g key={district ?? province} className="names" paintOrder="stroke">
              <text {...middle} className="first">
                {district ?? province}
              </text>
              {neighbourhood && (
                <text x={middle.x} y={middle.y + 24}>
                  {neighbourhood}
                </text>
              )}
            </g>
          )}
        </Box>
      )}
      {!isParcelDrawn && (
        <Box component="span" sx={legendStyles}>
          {text.schematic}
        </Box>
      )}
      {outline && (
        <Box component="svg" viewBox={mapBox} aria-hidden sx={insetStyles}>
          <path d={country} />
          <path className="isChosen" d={outline} />
        </Box>
      )}
    </>
  );
}

const paper = 'var(--mui-palette-background-paper)';
const main = 'var(--mui-palette-primary-main)';
const ground = `color-mix(in srgb, ${main} 6%, ${paper})`;
const line = `color-mix(in srgb, var(--mui-palette-text-secondary) 45%, ${paper})`;

const appear = { '@keyframes appear': { from: { opacity: 0 } }, animation: 'appear 0.5s' };

const mapStyles = {
  ...appear,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  bgcolor: ground,
  '& g': { transition: 'transform 0.9s ease-in-out' },
  '& path': { fill: paper, stroke: line, vectorEffect: 'non-scaling-stroke' },
  '& path.isChosen': {
    ...appear,
    fill: `color-mix(in srgb, var(--mui-land-wheat) 45%, ${paper})`,
    stroke: main,
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    transition: 'fill 0.9s',
  },
  '& path[data-district="true"]': { fill: `color-mix(in srgb, ${main} 14%, ${paper})` },
  '& text': {
    fill: 'var(--mui-palette-text-primary)',
    stroke: paper,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    textAnchor: 'middle',
    fontSize: '1rem',
  },
  '& .names': { ...appear },
  '& .first': { fontSize: '1.375rem', fontWeight: 800 },
} as const;

const legendStyles = {
  position: 'absolute',
  right: '0.5rem',
  bottom: '0.375rem',
  px: '0.25rem',
  typography: 'body2',
  bgcolor: `color-mix(in srgb, ${paper} 75%, transparent)`,
} as const;

const insetStyles = {
  ...appear,
  position: 'absolute',
  top: 0,
  left: 0,
  width: '24%',
  height: 'auto',
  p: '0.375rem',
  bgcolor: paper,
  borderRight: `1px solid ${line}`,
  borderBottom: `1px solid ${line}`,
  '& path': { fill: line, stroke: 'none' },
  '& path.isChosen': { fill: main, stroke: main, strokeWidth: 10, strokeLinejoin: 'round' },
} as const;
