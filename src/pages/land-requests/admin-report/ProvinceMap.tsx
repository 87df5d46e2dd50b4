import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Report } from '../../../../machines/land-requests/report.ts';
import type { ReportRange } from '../../../../rules/land-requests/reportRange.ts';
import { mapBox, provinceOutlines } from '../../../components/images/provinceOutlines.ts';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { numberText } from '../../../text/formats.ts';
import { reportText } from '../../../text/land-requests/report.ts';
import { listOf, outcomes } from './listLinks.ts';

const text = reportText.map;

/** What a map can show. */
const shownFigures = ['received', ...outcomes] as const;
type ShownFigure = (typeof shownFigures)[number];

/** How much of the main colour each shade has, in percent; the first is that of no land request. */
const shades = [0, 16, 34, 55, 78, 100];
/** From here on a label is read on the main colour. */
const darkShade = 3;

/** The shade of a count: every land request is seen, and each shade has as many counts. */
function shadeOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.ceil((count * (shades.length - 1)) / most);
}

interface ProvinceMapProps {
  provinces: Report['provinces'];
  range: ReportRange;
}

/**
 * The provinces, coloured by a figure. A province with land requests is a link to its list. On a
 * phone, where most are too small to press, only the table has the links.
 */
export function ProvinceMap({ provinces, range }: ProvinceMapProps) {
  const id = useId();
  const [figure, setFigure] = useState<ShownFigure>('received');
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const byId = new Map(provinces.map((province) => [province.id, province]));
  const most = Math.max(0, ...provinces.map((province) => province[figure]));
  const drawn = Object.entries(provinceOutlines).map(([plate, outline]) => {
    const province = byId.get(Number(plate));
    return { ...outline, plate, province, count: province?.[figure] ?? 0 };
  });
  const first = provinces.toSorted((one, other) => other[figure] - one[figure])[0];
  return (
    <div>
      <Box sx={{ maxWidth: '18rem', mb: 1 }}>
        <SelectInput
          label={text.choose}
          name="harita"
          optional
          decided
          value={figure}
          choices={shownFigures.map((value) => ({ value, label: text.figures[value] }))}
          onChange={(chosen) => setFigure(shownFigures.find((one) => one === chosen) ?? 'received')}
        />
      </Box>
      <Box
        component="svg"
        viewBox={mapBox}
        role={isSmall ? 'img' : 'group'}
        aria-label={text.name(text.figures[figure])}
        aria-describedby={id}
        sx={mapStyles}
      >
        {drawn.map(({ plate, outline, x, y, province, count }) => {
          const shade = shadeOf(count, most);
          const shape = (
            <>
              <path d={outline} fill={shadeColor(shade)} />
              {!isSmall && (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a text of SVG takes no focus
                <text x={x} y={y} className={shade >= darkShade ? 'isDark' : ''} aria-hidden="true">
                  {plate}
                </text>
              )}
            </>
          );
          if (isSmall || !province || count === 0) return <g key={plate}>{shape}</g>;
          const label = text.province(province.il_adi, text.figures[figure], count);
          return (
            <Link
              key={plate}
              href={listOf(range, { il: province.id, ...(figure !== 'received' && { outcome: figure }) })}
              // begins with what is seen: the plate code
              aria-label={`${plate} ${label}`}
            >
              {shape}
              <title>{` ${label}`}</title>
            </Link>
          );
        })}
      </Box>
      <Legend most={most} />
      <Box component="p" id={id} sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}>
        {first && most > 0 ? text.summary(first.il_adi, text.figures[figure], first[figure]) : text.nothing}{' '}
        {isSmall ? text.small : text.lead}
      </Box>
    </div>
  );
}

/** The counts of each shade. */
function Legend({ most }: { most: number }) {
  const steps = shades.length - 1;
  const bounds = shades.map((_, shade) => Math.floor((most * shade) / steps));
  return (
    <Box
      component="ul"
      aria-label={text.legend}
      sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, p: 0, mt: 0, mb: 1 }}
    >
      {bounds.map((last, shade) => {
        const above = shade === 0 ? 0 : (bounds[shade - 1] ?? 0) + 1;
        if (above > last) return null;
        return (
          <Box component="li" key={last} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              sx={{
                width: 14,
                height: 14,
                border: 1,
                borderColor: 'text.secondary',
                bgcolor: shadeColor(shade),
                printColorAdjust: 'exact',
              }}
            />
            {above === last ? numberText(last) : `${numberText(above)}–${numberText(last)}`}
          </Box>
        );
      })}
    </Box>
  );
}

const shadeColor = (shade: number) =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${shades[shade] ?? 0}%, var(--mui-palette-background-paper))`;

const mapStyles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  printColorAdjust: 'exact',
  '& path': { stroke: 'var(--mui-palette-text-secondary)', strokeWidth: 0.8, strokeLinejoin: 'round' },
  '& text': {
    fontSize: 13,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fill: 'var(--mui-palette-text-primary)',
    pointerEvents: 'none',
  },
  '& text.isDark': { fill: 'var(--mui-palette-primary-contrastText)' },
  '& a': { cursor: 'pointer', outline: 'none' },
  '& a:is(:hover, :focus-visible) path': {
    stroke: 'var(--mui-palette-secondary-main)',
    strokeWidth: 3.5,
  },
} as const;
