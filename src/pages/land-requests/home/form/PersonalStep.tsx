import { showsNameError, showsPhoneWarning } from '../../../../../machines/land-requests/landOffer.ts';
import { FormGrid, SubmitButton } from '../../../../components/inputs/FormGrid.tsx';
import { PhoneInput } from '../../../../components/inputs/PhoneInput.tsx';
import { TextInput } from '../../../../components/inputs/TextInput.tsx';
import { fieldText } from '../../../../text/fields.ts';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { missingText } from './missingText.ts';
import type { StepProps } from './stepProps.ts';

/** Step 3: name and phone (product, 5). */
export function PersonalStep({ snapshot, send }: StepProps) {
  const busy = snapshot.hasTag('busy');
  const { name, phone } = snapshot.context.answers;
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
        // longer than a name may be, so that the error shows instead of a cut name; see
        // isPersonName
        maxLength={60}
        disabled={busy}
      />
      <PhoneInput
        value={phone}
        onChange={(value) => send({ type: 'field.change', field: 'phone', value })}
        onBlur={() => send({ type: 'phone.blur' })}
        error={refused.phone}
        warning={showsPhoneWarning(snapshot) ? fieldText.phoneWarning : undefined}
        hint={text.phoneHelp}
        disabled={busy}
      />
      <SubmitButton
        loading={busy}
        disabled={!snapshot.can({ type: 'form.submit' })}
        missing={missingText(snapshot)}
      >
        {text.submit}
      </SubmitButton>
    </FormGrid>
  );
}
