import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import {
  type bringLandRequestMachine,
  isTyped,
} from '../../../../machines/land-requests/bringLandRequest.ts';
import { type LandOfferAnswers, landInfoFields } from '../../../../rules/land-requests/landOfferForm.ts';
import { isPersonName } from '../../../../rules/people/personName.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { FormGrid, WholeRow } from '../../../components/inputs/FormGrid.tsx';
import { infoChoices } from '../../../components/inputs/infoChoices.ts';
import { PhoneInput } from '../../../components/inputs/PhoneInput.tsx';
import { PlaceSelects } from '../../../components/inputs/PlaceSelects.tsx';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { SendButton } from '../../../components/inputs/SendButton.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { KvkkNoticeLink } from '../../../components/notices/KvkkNoticeLink.tsx';
import { fieldText } from '../../../text/fields.ts';
import { broughtText as text } from '../../../text/land-requests/brought.ts';
import { landOfferText } from '../../../text/land-requests/landOffer.ts';
import { problemText } from '../../../text/problems.ts';

export interface BringProps {
  snapshot: SnapshotFrom<typeof bringLandRequestMachine>;
  send: (event: EventFromLogic<typeof bringLandRequestMachine>) => void;
}

/** Of somebody else's land the labels speak otherwise. */
const infoLabels = {
  ...landOfferText.info,
  sahip_zaman: text.sahipZaman,
  edinme_sekli: text.edinmeSekli,
};

/** The form of a land request that is brought for its owner; errors show after the first try. */
export function BringForm({ snapshot, send }: BringProps) {
  const { answers, problem, reference } = snapshot.context;
  const { location } = snapshot.children;
  const busy = snapshot.hasTag('busy');
  const isIncomplete = snapshot.matches({ form: { editing: 'incomplete' } });
  const bind = (field: keyof LandOfferAnswers) => ({
    name: field,
    value: answers[field],
    onChange: (value: string) => send({ type: 'field.change', field, value }),
    error: isIncomplete && answers[field].trim() === '' ? fieldText.required : problem?.fields[field],
    disabled: busy,
  });
  const isMisnamed = isIncomplete && answers.name.trim() !== '' && !isPersonName(answers.name);
  return (
    <FormGrid label={text.formLabel} busy={busy} onSubmit={() => send({ type: 'form.submit' })}>
      <Heading>{text.place}</Heading>
      {location && (
        <PlaceSelects
          actor={location}
          missing={isIncomplete ? fieldText.required : undefined}
          refused={problem?.fields}
        />
      )}
      <TextInput label={landOfferText.place.ada} {...bind('ada')} maxLength={20} autoComplete="off" />
      <TextInput label={landOfferText.place.parsel} {...bind('parsel')} maxLength={20} autoComplete="off" />
      <Heading>{text.details}</Heading>
      {landInfoFields.map((field) => {
        const choices = infoChoices[field];
        return choices ? (
          <SelectInput key={field} label={infoLabels[field]} {...bind(field)} choices={choices} />
        ) : (
          <TextInput
            key={field}
            label={infoLabels[field]}
            {...bind(field)}
            placeholder={landOfferText.metrekareHint}
            hint={landOfferText.metrekareHelp}
            autoComplete="off"
            inputMode="decimal"
            maxLength={50}
          />
        );
      })}
      <Heading>{text.owner}</Heading>
      <TextInput
        label={landOfferText.name}
        {...bind('name')}
        error={isMisnamed ? landOfferText.nameError : bind('name').error}
        maxLength={50}
        autoComplete="off"
      />
      <PhoneInput {...bind('phone')} onBlur={() => undefined} hint={text.phoneHint} />
      <WholeRow>
        <Consent snapshot={snapshot} send={send} isMissing={isIncomplete && !snapshot.context.consent} />
      </WholeRow>
      <WholeRow>
        <SendButton loading={busy} disabled={busy} sx={{ width: { xs: '100%', sm: 'auto' } }}>
          {text.submit}
        </SendButton>
      </WholeRow>
      <WholeRow>
        <FormOutcome>
          {snapshot.matches({ form: { editing: 'sent' } }) && reference && (
            <Alert severity="success">{text.sent(reference)}</Alert>
          )}
          {snapshot.matches({ form: { editing: 'failed' } }) && (
            <Alert severity="error">
              <div>{text.failed}</div>
              <div>{problemText(problem)}</div>
            </Alert>
          )}
        </FormOutcome>
      </WholeRow>
      {snapshot.matches({ form: 'asking' }) && (
        <ConfirmDialog
          title={text.again.title}
          confirmLabel={text.again.confirm}
          isUnusual
          onConfirm={() => send({ type: 'repeat.confirm' })}
          onCancel={() => send({ type: 'dialog.close' })}
        >
          {text.again.text}
        </ConfirmDialog>
      )}
      <LeavePrompt when={isTyped(snapshot.context)} />
    </FormGrid>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <WholeRow>
      <Typography variant="h6" component="h2">
        {children}
      </Typography>
    </WholeRow>
  );
}

/** The consultant's word, with the notice that the owner has read. */
function Consent({ snapshot, send, isMissing }: BringProps & { isMissing: boolean }) {
  const errorId = useId();
  return (
    <>
      <FormControlLabel
        sx={{ alignItems: 'start' }}
        label={text.consent}
        control={
          <Checkbox
            name="consent"
            sx={{ mt: -1 }}
            checked={snapshot.context.consent}
            disabled={snapshot.hasTag('busy')}
            onChange={(event) => send({ type: 'consent.change', given: event.target.checked })}
            slotProps={{
              input: {
                'aria-invalid': isMissing,
                ...(isMissing && { 'aria-describedby': errorId }),
              },
            }}
          />
        }
      />
      <Box sx={{ pl: 4 }}>
        <KvkkNoticeLink label={text.notice} />
        <FormHelperText id={errorId} role="status" error={isMissing} sx={{ mx: 0 }}>
          {isMissing ? text.consentMissing : ''}
        </FormHelperText>
      </Box>
    </>
  );
}
