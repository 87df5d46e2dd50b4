import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { canReceiveSms } from '../../../../rules/people/phone.ts';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
import { Facts } from '../../../components/records/Facts.tsx';
import { NoEmailBadge } from '../../../components/records/NoEmailBadge.tsx';
import { applicationText } from '../../../text/consultants/application.ts';
import { consultantsText } from '../../../text/consultants/consultants.ts';
import { consultantName } from '../lists/columns.tsx';

const text = consultantsText.consultant;

interface ConsultantFactsProps {
  consultant: Consultant;
  /** Opens the correction of phone and office; an admin's own account has none. */
  onCorrect: (() => void) | undefined;
}

/** The answers of the application. */
export function ConsultantFacts({ consultant, onCorrect }: ConsultantFactsProps) {
  return (
    <Facts
      title={text.person}
      action={onCorrect && <Button onClick={onCorrect}>{consultantsText.correction.open}</Button>}
      facts={[
        [text.name, consultantName(consultant)],
        [
          text.phone,
          // The admin may have no phone.
          consultant.phone && <Phone key="phone" phone={consultant.phone} />,
        ],
        [
          text.email,
          consultant.email && (
            <Fragment key="email">
              <Link href={`mailto:${consultant.email}`}>{consultant.email}</Link>{' '}
              {consultant.email_unreachable && <NoEmailBadge />}
            </Fragment>
          ),
        ],
        [text.office, consultant.office_name],
        [text.position, applicationText.positions[consultant.office_position_id]],
      ]}
    />
  );
}

/** A phone to call, and whether it gets no text messages. */
function Phone({ phone }: { phone: string }) {
  return (
    <>
      <PhoneLink phone={phone} />
      {!canReceiveSms(phone) && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {consultantsText.noSms}
        </Typography>
      )}
    </>
  );
}
