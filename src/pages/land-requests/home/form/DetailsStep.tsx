import { lazy, Suspense } from 'react';
import { landInfoFields } from '../../../../../rules/land-requests/landOfferForm.ts';
import { photoRoom } from '../../../../../rules/land-requests/photoChoice.ts';
import { FormGrid, SubmitButton } from '../../../../components/inputs/FormGrid.tsx';
import { infoChoices } from '../../../../components/inputs/infoChoices.ts';
import { SelectInput } from '../../../../components/inputs/SelectInput.tsx';
import { TextInput } from '../../../../components/inputs/TextInput.tsx';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { missingText } from './missingText.ts';
import type { StepProps } from './stepProps.ts';

/** Their file comes with the step; where it does not, the step goes on without them. */
const ChosenPhotos = lazy(() =>
  import('../../../../components/images/ChosenPhotos.tsx').catch(() => ({ default: () => null })),
);

/** Step 2: the nine answers about the land, and photographs (product, 3 and 5). */
export function DetailsStep({ snapshot, send }: StepProps) {
  const { photos, refusedPhotos, hadPhotos } = snapshot.context;
  return (
    <FormGrid onSubmit={() => send({ type: 'step.next' })}>
      {landInfoFields.map((field) => {
        const common = {
          label: text.info[field],
          name: field,
          value: snapshot.context.answers[field],
          onChange: (value: string) => send({ type: 'field.change', field, value }),
        };
        const listed = infoChoices[field];
        return listed ? (
          <SelectInput
            key={field}
            {...common}
            choices={listed}
            hint={field === 'imar_durum' ? text.imarHelp : undefined}
          />
        ) : (
          <TextInput
            key={field}
            {...common}
            placeholder={text.metrekareHint}
            hint={text.metrekareHelp}
            autoComplete="off"
            inputMode="decimal"
            maxLength={50}
          />
        );
      })}
      <Suspense fallback={<div />}>
        <ChosenPhotos
          photos={photos}
          compact
          refused={refusedPhotos}
          areLost={hadPhotos && photos.length === 0}
          room={photoRoom({ stored: [], queue: photos })}
          onChoose={(choice) => send({ type: 'photos.choose', ...choice })}
          onRemove={(file) => send({ type: 'photo.remove', file })}
        />
      </Suspense>
      <SubmitButton disabled={!snapshot.can({ type: 'step.next' })} missing={missingText(snapshot)}>
        {text.next}
      </SubmitButton>
    </FormGrid>
  );
}
