import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Import } from '../../../../machines/imports/import.ts';
import {
  type ImportField,
  importFields,
  isRequired,
  unfilledFields,
} from '../../../../rules/imports/importFields.ts';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { importText as text } from '../../../text/imports/import.ts';
import { problemText } from '../../../text/problems.ts';
import type { ImportProps } from './importProps.ts';

/** The choice that asks for one value. */
const fixed = 'value';

/** Which column, or which one value, fills each field. */
export function ColumnChoice({ snapshot, send, found }: ImportProps & { found: Import }) {
  const { mapping, problem } = snapshot.context;
  const busy = snapshot.matches('checking');
  const missing = unfilledFields(found.kind, mapping);
  const choices = [
    ...found.columns.map(({ heading }, column) => ({
      value: String(column),
      label: heading || `${column + 1}`,
    })),
    { value: fixed, label: text.mapping.fixed },
  ];
  const fill = (field: ImportField, choice: string) => {
    const column = choice === '' || choice === fixed ? undefined : Number(choice);
    send({ type: 'field.fill', field, column, value: choice === fixed ? '' : undefined });
  };
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'mapping.check' });
      }}
      sx={{ width: '100%', alignItems: 'start' }}
    >
      <Typography variant="h6" component="h3">
        {text.mapping.title}
      </Typography>
      <Typography>{text.mapping.lead}</Typography>
      {missing.length > 0 && (
        <Typography color="textSecondary">
          {text.mapping.missing(missing.map((field) => text.fields[field]))}
        </Typography>
      )}
      <Box sx={gridStyles}>
        {importFields[found.kind].map((field) => {
          const chosen = mapping.find((one) => one.field === field);
          const column = chosen?.column;
          const hasValue = chosen !== undefined && column === undefined;
          return (
            <Stack key={field} spacing={1}>
              <SelectInput
                label={text.fields[field]}
                name={field}
                optional={!isRequired(field)}
                value={column === undefined ? (hasValue ? fixed : '') : String(column)}
                choices={choices}
                onChange={(choice) => fill(field, choice)}
                hint={
                  column === undefined ? undefined : text.mapping.sample(found.columns[column]?.samples ?? [])
                }
                error={problem?.fields[field]}
                disabled={busy}
              />
              {hasValue && (
                <TextInput
                  label={text.mapping.value(text.fields[field])}
                  name={`${field}_value`}
                  value={chosen.value ?? ''}
                  onChange={(value) => send({ type: 'field.fill', field, column: undefined, value })}
                  maxLength={200}
                  disabled={busy}
                />
              )}
            </Stack>
          );
        })}
      </Box>
      {problem && Object.keys(problem.fields).length === 0 && (
        <Alert severity="error">
          {text.mapping.failed} {problemText(problem)}
        </Alert>
      )}
      <Button type="submit" variant="contained" disabled={busy || missing.length > 0}>
        {text.mapping.check}
      </Button>
    </Stack>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 2,
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
} as const;
