import { type LandInfoField, landInfoFields } from '../../../../rules/land-requests/landOfferForm.ts';
import { FormGrid, SubmitButton } from '../../../components/inputs/FormGrid.tsx';
import { choicesOf, SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import {
  arsaDeger,
  edinmeSekli,
  egim,
  imarDurum,
  manzara,
  resmiYol,
  sahipZamanOnForm,
  tapuDurum,
} from '../../../text/land-requests/landCodes.ts';
import { landOfferText as text } from '../../../text/land-requests/landOffer.ts';
import type { StepProps } from './stepProps.ts';

const choices: Record<LandInfoField, ReturnType<typeof choicesOf> | undefined> = {
  tapu_durum: choicesOf(tapuDurum),
  sahip_zaman: choicesOf(sahipZamanOnForm),
  resmi_yol: choicesOf(resmiYol),
  imar_durum: choicesOf(imarDurum),
  arsa_deger: choicesOf(arsaDeger),
  edinme_sekli: choicesOf(edinmeSekli),
  egim: choicesOf(egim),
  manzara: choicesOf(manzara),
  metrekare: undefined,
};

/** Step 2: the nine answers about the land (product, 3 and 5). */
export function DetailsStep({ snapshot, send }: StepProps) {
  return (
    <FormGrid onSubmit={() => send({ type: 'step.next' })}>
      {landInfoFields.map((field, index) => {
        const common = {
          label: text.info[field],
          name: field,
          value: snapshot.context.text[field],
          onChange: (value: string) => send({ type: 'field.change', field, value }),
          // The focused button of the previous step is gone.
          autoFocus: index === 0,
        };
        const listed = choices[field];
        return listed ? (
          <SelectInput key={field} {...common} choices={listed} />
        ) : (
          <TextInput
            key={field}
            {...common}
            placeholder={text.metrekareHint}
            autoComplete="off"
            inputMode="text"
            maxLength={50}
          />
        );
      })}
      <SubmitButton disabled={!snapshot.can({ type: 'step.next' })}>{text.next}</SubmitButton>
    </FormGrid>
  );
}
