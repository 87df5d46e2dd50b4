import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart, type BarItem, type BarLabelContext, barClasses } from '@mui/x-charts/BarChart';
import { ChartWidth } from '../../../components/charts/ChartWidth.tsx';
import { numberText } from '../../../text/formats.ts';
import { shortLiraText } from '../../../text/recordFormats.ts';
import type { ReportRow, ValueKind } from './ReportTable.tsx';

interface BarsProps {
  /** One is drawn in a colour; two are stacked, or stand side by side. */
  columns: readonly string[];
  rows: readonly ReportRow[];
  /** Whether the bars stand, as for a time, or lie, with the names beside them. */
  bars: 'standing' | 'lying';
  kind: ValueKind;
  grouped: boolean;
}

/** An amount has no room in full; the table has it. */
const shownText = (value: number | null, kind: ValueKind) =>
  value === null ? '' : kind === 'lira' ? shortLiraText(value) : numberText(value);

/** The height of a lying bar with its gap, of what is around lying bars, and of standing ones. */
const [barHeight, aroundHeight, standingHeight] = [40, 40, 260];
/** The size of the numbers at the bars, and the width in px of one of their digits. */
const [numberSize, digitWidth] = ['0.75rem', 7];
/** The room for a day such as `29 Haz` below its bar, and for the gap within it. */
const [dayWidth, dayGap] = [42, 2];
const totalId = 'total';

/** The bars of a chart. A sentence and a table beside them hold the same figures. */
export function Bars({ columns, rows, bars, kind, grouped }: BarsProps) {
  const number = (value: number | null) => shownText(value, kind);
  const { vars } = useTheme();
  const { primary, secondary } = vars.palette;
  // a phone at 200 %
  const isTight = useMediaQuery('(max-width: 17.5em)', { noSsr: true });
  const isLying = bars === 'lying';
  const isStacked = columns.length > 1 && !grouped;
  const valueAt = (row: number, column: number) => rows[row]?.values[column] ?? 0;
  const totals = rows.map((_, row) => columns.reduce((sum, _, column) => sum + valueAt(row, column), 0));
  const shortOf = new Map(rows.map(({ label, short }) => [label, short]));
  const names = {
    data: rows.map(({ label }) => label),
    scaleType: 'band' as const,
    valueFormatter: (label: string, { location }: { location: string }) =>
      (location === 'tick' ? shortOf.get(label) : undefined) ?? label,
  };
  /** Shows every day, or every second, third and so on, so that no two days touch. */
  const days = {
    ...names,
    height: 28,
    tickSpacing: dayWidth,
    tickLabelMinGap: dayGap,
    tickPlacement: 'middle' as const,
  };
  /** The axis is this much longer than the longest bar: a number outside the axes is cut off. */
  const besideBar = isTight ? 3 : kind === 'lira' ? 1.8 : 1.4;
  const room = isLying ? besideBar : 1.1;
  const numbers = {
    valueFormatter: number,
    tickMinStep: 1,
    domainLimit: (_: unknown, most: unknown) => ({ min: 0, max: Number(most) * room }),
  };
  const longest = number(Math.max(0, ...totals)).length * digitWidth;
  const totalLabel = ({ dataIndex, value }: BarItem, { bar }: BarLabelContext) => {
    const total = (grouped ? value : totals[dataIndex]) ?? 0;
    // standing bars show all their numbers or none; an empty bar never shows one
    return isLying || (total > 0 && bar.width >= longest) ? number(total) : null;
  };
  const withTotal = { barLabel: totalLabel, barLabelPlacement: 'outside' as const };
  /** A short part of a stack has no room for its number. */
  const partLabel = ({ value }: BarItem, { bar }: BarLabelContext) =>
    bar.width < 4 * digitWidth ? null : number(value);
  // the default would begin a part of nothing at 0, not where the stack ends
  const stacked = { stack: 'all', stackOffset: 'none' as const };
  const parts = columns.map((label, column) => ({
    data: rows.map(({ values }) => values[column] ?? 0),
    label,
    valueFormatter: number,
    color: (column === 0 ? primary : secondary).main,
    ...(isStacked ? { ...stacked, barLabel: partLabel } : withTotal),
  }));
  /** A part shows its own number. This empty last part shows the total of the stack. */
  const end = {
    id: totalId,
    data: rows.map(() => 0),
    ...stacked,
    valueFormatter: () => null,
    ...withTotal,
  };
  const height = isLying ? rows.length * barHeight * (grouped ? 1.5 : 1) + aroundHeight : standingHeight;
  const axisWidth = isLying ? (isTight ? 64 : 124) : kind === 'lira' ? 72 : 48;
  const right = isTight ? 8 : 20;
  return (
    <ChartWidth
      height={height}
      aroundWidth={axisWidth + right}
      chart={(width) => (
        <BarChart
          width={width}
          height={height}
          layout={isLying ? 'horizontal' : 'vertical'}
          hideLegend={columns.length < 2}
          disableKeyboardNavigation
          margin={{ left: 0, right, top: 16, bottom: 0 }}
          sx={{
            [`& .${barClasses.label}`]: { fontSize: numberSize },
            ...(isStacked && {
              [`& :not([data-series="${totalId}"]) > .${barClasses.label}`]: { fill: primary.contrastText },
            }),
          }}
          grid={isLying ? { vertical: true } : { horizontal: true }}
          xAxis={[isLying ? numbers : days]}
          yAxis={[{ ...(isLying ? names : numbers), width: axisWidth }]}
          series={isStacked ? [...parts, end] : parts}
        />
      )}
    />
  );
}
