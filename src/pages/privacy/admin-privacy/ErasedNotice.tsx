import Alert from '@mui/material/Alert';
import type { Erased } from '../../../../machines/privacy/privacy.ts';
import { privacyText as text } from '../../../text/privacy/privacy.ts';

/** What was erased, and what was kept and why. */
export function ErasedNotice({ erased: { erased, kept } }: { erased: Erased }) {
  const reasons = [...new Set(kept.map(({ reason }) => reason))];
  const isNothing = Object.values(erased).every((count) => count === 0);
  return (
    <Alert severity={isNothing ? 'info' : 'success'}>
      <div>{isNothing ? text.nothingErased : text.erased(erased)}</div>
      {reasons.length > 0 && (
        <div>
          {text.keptInPart} {reasons.join(' ')}
        </div>
      )}
    </Alert>
  );
}
