import Button from '@mui/material/Button';
import { showsNameError } from '../../../../machines/land-requests/landOffer.ts';
import { FormGrid } from '../../../components/inputs/FormGrid.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { landOfferText as text } from '../../../text/land-requests/landOffer.ts';
import type { StepProps } from './stepProps.ts';

/** Step 3: name and phone (product, 5). */
export function PersonalStep({ snapshot, send }: StepProps) {
  const busy = snapshot.hasTag('busy');
  const { name, phone } = snapshot.context.text;
  const refused = snapshot.context.problem?.fields ?? {};
  return (
    <FormGrid busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
      <TextInput
        label={text.name}
        name="name"
        value={name}
        onChange={(value) => send({ type: 'field.change', field: 'name', value })}
        onBlur={() => send({ type: 'name.blur' })}
        error={showsNameError(snapshot) ? text.nameError : refused.name}
        autoComplete="name"
        maxLength={60}
        autoFocus
        disabled={busy}
      />
      <TextInput
        label={text.phone}
        name="phone"
        type="tel"
        value={phone}
        onChange={(value) => send({ type: 'field.change', field: 'phone', value })}
        error={refused.phone}
        placeholder={text.phoneHint}
        autoComplete="tel"
        maxLength={40}
        disabled={busy}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy}
        disabled={!snapshot.can({ type: 'form.submit' })}
        sx={{ gridColumn: '1 / -1' }}
      >
        {text.submit}
      </Button>
    </FormGrid>
  );
}
