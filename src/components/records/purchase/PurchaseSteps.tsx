import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  nextStep,
  type PurchasePlan,
  type PurchaseStep,
  type StepName,
} from '../../../../rules/land-requests/purchaseStep.ts';
import { ibanGroups } from '../../../../rules/people/iban.ts';
import { liraText, longDayText } from '../../../text/formats.ts';
import { purchaseText as text } from '../../../text/land-requests/purchase.ts';
import { CalendarLink } from './CalendarLink.tsx';

interface PurchaseStepsProps {
  plan: PurchasePlan;
  /** Changes a step; undefined where nobody may. */
  onEdit?: ((step: StepName) => void) | undefined;
  /** What stands in the calendar's event. */
  description: string;
  /** Below the IBAN. */
  ibanHint?: string;
}

/** The steps of a purchase in their order, with what is agreed of each. */
export function PurchaseSteps({ plan, onEdit, description, ibanHint }: PurchaseStepsProps) {
  const next = plan.status === 'open' ? nextStep(plan.steps) : undefined;
  return (
    <Box component="ol" sx={listStyles}>
      {plan.steps.map((step) => (
        <Box
          key={step.step}
          component="li"
          aria-current={step.step === next ? 'step' : undefined}
          sx={{ ...itemStyles, borderColor: step.step === next ? 'primary.main' : 'divider' }}
        >
          <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25, justifyItems: 'start' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Typography component="span" sx={{ fontWeight: 'bold' }}>
                {text.steps[step.step]}
              </Typography>
              <StateChip step={step} isNext={step.step === next} />
            </Box>
            <Details>
              {step.reason && <span>{text.reason(step.reason)}</span>}
              {step.day && <time dateTime={step.day}>{longDayText(step.day)}</time>}
              {step.amount !== undefined && <span>{liraText(step.amount)}</span>}
              {step.randevu_tarihi !== undefined && (
                <>
                  <Box component="span" sx={step.cancelled && { textDecoration: 'line-through' }}>
                    <time dateTime={`${step.randevu_tarihi}+03:00`}>
                      {text.appointment(step.randevu_tarihi)}
                    </time>
                  </Box>
                  <span>{step.randevu_yeri}</span>
                  {step.state !== 'done' && (
                    <CalendarLink plan={plan} step={step} description={description} />
                  )}
                </>
              )}
              {step.iban !== undefined && (
                <>
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {ibanGroups(step.iban)}
                  </Box>
                  {ibanHint && <span>{ibanHint}</span>}
                </>
              )}
            </Details>
          </Box>
          {onEdit && (
            <Button size="small" aria-label={text.editStep(step.step)} onClick={() => onEdit(step.step)}>
              {text.edit}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

const listStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
const itemStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 1,
  borderLeft: 3,
  pl: 1.5,
} as const;

function Details({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ display: 'grid', gap: 0.25, justifyItems: 'start', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

function StateChip({ step, isNext }: { step: PurchaseStep; isNext: boolean }) {
  const { state, day, randevu_tarihi, cancelled } = step;
  if (state !== 'waiting') {
    const color = state === 'done' ? 'success' : 'default';
    return <Chip component="span" size="small" color={color} label={text.states[state]} />;
  }
  const isPlanned = day !== undefined || (randevu_tarihi !== undefined && !cancelled);
  const label = cancelled
    ? text.cancelled
    : isPlanned
      ? text.planned
      : isNext
        ? text.next
        : text.states.waiting;
  const color = cancelled ? 'warning' : isPlanned || isNext ? 'info' : 'default';
  return <Chip component="span" size="small" variant="outlined" color={color} label={label} />;
}
