import { FormGrid, SubmitButton, WholeRow } from '../../../../components/inputs/FormGrid.tsx';
import { PlaceSelects } from '../../../../components/inputs/PlaceSelects.tsx';
import { TextInput } from '../../../../components/inputs/TextInput.tsx';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { DeedDrawing } from './DeedDrawing.tsx';
import { KvkkConsent } from './KvkkConsent.tsx';
import { missingText } from './missingText.ts';
import type { StepProps } from './stepProps.ts';

/** Step 1: where the land is, and consent (product, 5). */
export function LocationStep({ snapshot, send }: StepProps) {
  const { location } = snapshot.children;
  const { answers } = snapshot.context;
  return (
    <FormGrid onSubmit={() => send({ type: 'step.next' })}>
      {location && <PlaceSelects actor={location} />}
      {(['ada', 'parsel'] as const).map((field) => (
        <TextInput
          key={field}
          label={text.place[field]}
          name={field}
          value={answers[field]}
          onChange={(value) => send({ type: 'field.change', field, value })}
          placeholder={text.placeHints[field]}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
        />
      ))}
      <WholeRow>
        <DeedDrawing ada={answers.ada} parsel={answers.parsel} />
      </WholeRow>
      <WholeRow>
        <KvkkConsent snapshot={snapshot} send={send} />
      </WholeRow>
      <SubmitButton disabled={!snapshot.can({ type: 'step.next' })} missing={missingText(snapshot)}>
        {text.start}
      </SubmitButton>
    </FormGrid>
  );
}
