import { showsNameError } from '../../../../machines/land-requests/landOffer.ts';
import { FormGrid, SubmitButton } from '../../../components/inputs/FormGrid.tsx';
import { personInputs } from '../../../components/inputs/personInputs.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { fieldText } from '../../../text/fields.ts';
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
        // longer than a name may be, so that the error shows instead of a cut name; see isPersonName
        maxLength={60}
        autoFocus
        disabled={busy}
      />
      <TextInput
        {...personInputs.phone}
        name="phone"
        value={phone}
        onChange={(value) => send({ type: 'field.change', field: 'phone', value })}
        error={refused.phone}
        placeholder={fieldText.phoneHint}
        disabled={busy}
      />
      <SubmitButton loading={busy} disabled={!snapshot.can({ type: 'form.submit' })}>
        {text.submit}
      </SubmitButton>
    </FormGrid>
  );
}
