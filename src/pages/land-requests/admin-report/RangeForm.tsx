import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReportRange, rangeFaults, weeksUntil } from '../../../../rules/land-requests/reportRange.ts';
import { istanbulToday } from '../../../browser/istanbulToday.ts';
import { DateInput } from '../../../components/inputs/DateInput.tsx';
import { reportText } from '../../../text/land-requests/report.ts';

const text = reportText.range;

interface RangeFormProps {
  range: ReportRange;
  onChoose: (range: ReportRange) => void;
  onType: (change: Partial<ReportRange>) => void;
}

/** The days of the report: a number of weeks, or any first and last day. */
export function RangeForm({ range, onChoose, onType }: RangeFormProps) {
  const faults = rangeFaults(range);
  const today = istanbulToday();
  return (
    <Box
      role="group"
      aria-label={text.form}
      sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}
    >
      {(['from', 'to'] as const).map((name) => (
        <Box key={name} sx={{ flex: '1 1 9rem', maxWidth: '14rem' }}>
          <DateInput
            label={text[name]}
            name={name}
            value={range[name]}
            error={faults[name] && text.faults[faults[name]]}
            onChange={(day) => onType({ [name]: day })}
          />
        </Box>
      ))}
      <Box
        role="group"
        aria-label={text.choices}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: { sm: '1.8rem' } }}
      >
        {text.weeksOf.map((weeks) => {
          const chosen = weeksUntil(today, weeks);
          const isChosen = chosen.from === range.from && chosen.to === range.to;
          return (
            <Button
              key={weeks}
              size="small"
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onChoose(chosen)}
            >
              {text.weeks(weeks)}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
