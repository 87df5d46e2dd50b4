import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { faultsOf, isStepTyped, storedStep } from '../../../../machines/land-requests/purchase.ts';
import {
  maxPlaceLength,
  maxReasonLength,
  type StepFaults,
  type StepFields,
  type StepState,
} from '../../../../rules/land-requests/purchaseStep.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { AmountInput } from '../../../components/inputs/AmountInput.tsx';
import { DateInput } from '../../../components/inputs/DateInput.tsx';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import type { PurchaseProps } from '../../../components/records/purchase/purchaseProps.ts';
import { purchaseText } from '../../../text/land-requests/purchase.ts';
import { problemText } from '../../../text/problems.ts';

const text = purchaseText.form;
const states: readonly StepState[] = ['waiting', 'done', 'skipped'];
type Typed = Exclude<keyof StepFields, 'state'>;

/** Narrow margins on a phone, so that an IBAN in groups of four fits into its field. */
const paperStyles = {
  '@media (min-width: 17.5em) and (max-width: 30em)': { width: 'calc(100% - 2rem)', mx: 2 },
} as const;

/** The form in which the office changes a step of a purchase. */
export function StepDialog({ snapshot, send }: PurchaseProps) {
  const { step, fields, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const faults: StepFaults = snapshot.matches({ editing: 'incomplete' })
    ? faultsOf(snapshot.context, new Date())
    : {};
  const change = (field: keyof StepFields, value: string) => send({ type: 'field.change', field, value });
  const bind = (field: Typed) => {
    const fault = faults[field];
    return {
      name: field,
      error: fault ? purchaseText.fault(field, fault) : problem?.fields[field],
      disabled: busy,
      optional: fields.state === 'waiting',
    };
  };
  const bindText = (field: Typed) => ({
    ...bind(field),
    value: fields[field],
    onChange: (value: string) => change(field, value),
  });
  const isSkipped = fields.state === 'skipped';
  const stored = storedStep(snapshot.context);
  const isAppointment = step === 'appointment' && !isSkipped;
  const isEmptied = fields.randevu_tarihi === '' && fields.randevu_yeri === '';
  return (
    <FormDialog
      title={purchaseText.steps[step]}
      alert={
        <>
          {snapshot.matches({ editing: 'outdated' }) && (
            <Alert severity="warning">
              {problem?.serverMessage} {text.outdated}
            </Alert>
          )}
          {snapshot.matches({ editing: 'failed' }) && (
            <Alert severity="error">
              {text.failed} {problemText(problem)}
            </Alert>
          )}
        </>
      }
      submitLabel={text.save}
      busy={busy}
      isTyped={isStepTyped(snapshot.context)}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => send({ type: 'dialog.close' })}
      onDismiss={() => send({ type: 'dialog.dismiss' })}
      slotProps={{ paper: { sx: paperStyles } }}
    >
      <SelectInput
        label={text.state}
        name="state"
        value={fields.state}
        choices={states.map((value) => ({ value, label: text.states[value] }))}
        onChange={(value) => change('state', value)}
        disabled={busy}
        decided
        autoFocus
      />
      {isSkipped && (
        <TextInput
          {...bindText('reason')}
          optional={false}
          label={text.reason}
          hint={text.reasonHint}
          maxLength={maxReasonLength}
          autoComplete="off"
        />
      )}
      {step === 'papers' && !isSkipped && <Typography variant="body2">{text.papers}</Typography>}
      {isAppointment && (
        <>
          <DateInput
            {...bindText('randevu_tarihi')}
            type="datetime-local"
            label={text.time}
            hint={text.timeHint}
          />
          <TextInput
            {...bindText('randevu_yeri')}
            label={text.place}
            hint={text.placeHint}
            maxLength={maxPlaceLength}
            autoComplete="off"
          />
          {stored.randevu_tarihi !== '' && fields.state === 'waiting' && !isEmptied && (
            <Button
              color="error"
              sx={{ alignSelf: 'start' }}
              disabled={busy}
              onClick={() => {
                change('randevu_tarihi', '');
                change('randevu_yeri', '');
              }}
            >
              {text.cancelAppointment}
            </Button>
          )}
          {stored.randevu_tarihi !== '' && isEmptied && (
            <Typography role="status">{text.willCancel}</Typography>
          )}
        </>
      )}
      {(step === 'visit' || step === 'payment' || step === 'deed') &&
        !isSkipped &&
        !(step === 'deed' && fields.state === 'waiting') && (
          <DateInput {...bindText('day')} label={text.day[step]} />
        )}
      {step === 'payment' && !isSkipped && (
        <AmountInput
          {...bind('amount')}
          label={text.amount}
          digits={fields.amount}
          onChange={(digits) => change('amount', digits)}
        />
      )}
      {step === 'iban' && !isSkipped && (
        <TextInput {...bindText('iban')} label={text.iban} hint={text.ibanHint} autoComplete="off" />
      )}
      <Typography variant="body2" color="textSecondary">
        {text.tells}
      </Typography>
    </FormDialog>
  );
}
