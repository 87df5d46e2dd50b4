import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type WorkFilter, workFilters } from '../../../../rules/land-requests/work.ts';
import { workText } from '../../../text/land-requests/work.ts';

const text = workText.filters;

interface WorkFiltersProps {
  /** Undefined shows all. */
  chosen: WorkFilter | undefined;
  onChoose: (filter: WorkFilter | undefined) => void;
}

/** Which of the open land requests the list shows. */
export function WorkFilters({ chosen, onChoose }: WorkFiltersProps) {
  return (
    <Box role="group" aria-label={text.label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {[undefined, ...workFilters].map((filter) => (
        <Button
          key={filter ?? 'all'}
          size="small"
          variant={filter === chosen ? 'contained' : 'outlined'}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          // all four stand in one line on a phone
          sx={{ px: { xs: 1.25, sm: 2 } }}
        >
          {text[filter ?? 'all']}
        </Button>
      ))}
    </Box>
  );
}
