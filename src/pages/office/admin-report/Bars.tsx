import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart, type BarItem, type BarLabelContext, barClasses } from '@mui/x-charts/BarChart';
import { numberText } from '../../../text/formats.ts';

export interface ReportRow {
  /** Unlike that of any other row. */
  label: string;
  /** Below the bar of a chart of columns. */
  short?: string;
  /** By column. */
  values: readonly number[];
}

interface BarsProps {
  /** One is drawn in a colour, two are stacked. */
  columns: readonly string[];
  rows: readonly ReportRow[];
  /** Whether the bars stand, as for a time, or lie, with the names beside them. */
  bars: 'standing' | 'lying';
}

const number = (value: number | null) => (value === null ? '' : numberText(value));

const plainLabel = ({ value }: BarItem) => number(value);
/** A short part of a stack has no room for its number. */
const stackedLabel = (item: BarItem, { bar }: BarLabelContext) => (bar.width < 28 ? null : plainLabel(item));

/** The height of a lying bar with its gap, of what is around lying bars, and of standing ones. */
const [barHeight, aroundHeight, standingHeight] = [40, 40, 260];

/** The bars of a chart. What they show is told and listed beside them. */
export function Bars({ columns, rows, bars }: BarsProps) {
  const { vars } = useTheme();
  const { primary, secondary } = vars.palette;
  // a phone at 200 %
  const isTight = useMediaQuery('(max-width: 17.5em)', { noSsr: true });
  const isLying = bars === 'lying';
  const isStacked = columns.length > 1;
  const shortOf = new Map(rows.map(({ label, short }) => [label, short]));
  const names = {
    data: rows.map(({ label }) => label),
    scaleType: 'band' as const,
    valueFormatter: (label: string, { location }: { location: string }) =>
      (location === 'tick' ? shortOf.get(label) : undefined) ?? label,
  };
  const numbers = { valueFormatter: number, tickMinStep: 1 };
  /** On a phone, too, there is room for the number beside the longest bar. */
  const wider = { domainLimit: (_: unknown, most: unknown) => ({ min: 0, max: Number(most) * 1.4 }) };
  return (
    <BarChart
      height={isLying ? rows.length * barHeight + aroundHeight : standingHeight}
      layout={isLying ? 'horizontal' : 'vertical'}
      hideLegend={!isStacked}
      disableKeyboardNavigation
      margin={{ left: 0, right: isTight ? 8 : 24, top: 16, bottom: 0 }}
      sx={isStacked ? { [`& .${barClasses.label}`]: { fill: primary.contrastText } } : {}}
      grid={isLying ? { vertical: true } : { horizontal: true }}
      xAxis={[isLying ? { ...numbers, ...(!isStacked && wider) } : { ...names, height: 28 }]}
      yAxis={[isLying ? { ...names, width: isTight ? 64 : 124 } : { ...numbers, width: 48 }]}
      series={columns.map((label, column) => ({
        data: rows.map(({ values }) => values[column] ?? 0),
        label,
        valueFormatter: number,
        color: (column === 0 ? primary : secondary).main,
        ...(isStacked && { stack: 'all' }),
        ...(isLying && { barLabel: isStacked ? stackedLabel : plainLabel }),
        ...(isLying && !isStacked && { barLabelPlacement: 'outside' as const }),
      }))}
    />
  );
}
