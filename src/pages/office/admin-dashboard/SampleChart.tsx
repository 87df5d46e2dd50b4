import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartWidth } from '../../../components/charts/ChartWidth.tsx';
import { dashboardText as text } from '../../../text/site/dashboard.ts';

interface SampleChartProps {
  kind: keyof typeof text.charts;
}

/** In px. */
const [chartHeight, axisWidth, marginWidth] = [260, 48, 24];

/**
 * One chart of sample figures. Screen readers get a summary; the numbers are in the table below.
 */
export function SampleChart({ kind }: SampleChartProps) {
  const { heading, series, summary, values } = text.charts[kind];
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const shared = {
    height: chartHeight,
    hideLegend: true,
    disableKeyboardNavigation: true,
    margin: { left: 0, right: marginWidth, top: 16, bottom: 0 },
    grid: { horizontal: true },
    yAxis: [{ width: axisWidth, valueFormatter: text.number }],
  };
  const line = { data: values, label: series, valueFormatter: text.number };
  return (
    <Paper component="figure" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, m: 0, minWidth: 0 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {heading}
      </Typography>
      <Box role="img" aria-label={summary}>
        <ChartWidth
          height={chartHeight}
          aroundWidth={axisWidth + marginWidth}
          chart={(width) =>
            kind === 'sales' ? (
              <BarChart
                {...shared}
                width={width}
                xAxis={[{ data: text.months, scaleType: 'band' }]}
                series={[{ ...line, color: palette.primary.main }]}
              />
            ) : (
              <LineChart
                {...shared}
                width={width}
                xAxis={[{ data: text.months, scaleType: 'point' }]}
                series={[{ ...line, color: palette.secondary.main, area: false }]}
              />
            )
          }
        />
      </Box>
      <details>
        <Typography component="summary" color="textSecondary">
          {text.table}
        </Typography>
        <Table size="small" aria-label={heading}>
          <TableHead>
            <TableRow>
              <TableCell>{text.month}</TableCell>
              <TableCell align="right">{series}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {text.months.map((month, index) => (
              <TableRow key={month}>
                <TableCell component="th" scope="row">
                  {month}
                </TableCell>
                <TableCell align="right">{text.number(values[index] ?? null)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Paper>
  );
}
