import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  erasableCount,
  keptReason,
  type PersonalData,
  type RecordKind,
  recordKinds,
} from '../../../../machines/privacy/privacy.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { ErrorNotice } from '../../../components/notices/ErrorNotice.tsx';
import { dateText } from '../../../text/formats.ts';
import { privacyText as text } from '../../../text/privacy/privacy.ts';
import { problemText } from '../../../text/problems.ts';
import type { PrivacyProps } from './privacyProps.ts';
import { privacyStyles as styles } from './privacyStyles.ts';

/** The records with a page of their own. */
const pageOf: Partial<Record<RecordKind, (id: number) => string>> = {
  landRequests: paths.adminLandRequest.to,
  consultants: paths.adminConsultant.to,
};

/** What was found about a person, what will happen to it, and what can be done. */
export function FoundData({ snapshot, send, found }: PrivacyProps & { found: PersonalData }) {
  const { contact, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const { names, kept } = found;
  const mayErase = snapshot.can({ type: 'erasure.ask' });
  const reasons = [...new Set(kept.map(({ reason }) => reason))];
  return (
    <Box component="section" sx={styles.found} aria-labelledby="found">
      <Box sx={styles.head}>
        <h2 id="found">{text.foundHeading(names, contact)}</h2>
        <Button
          variant="outlined"
          loading={snapshot.matches('exporting')}
          disabled={busy}
          onClick={() => send({ type: 'export.ask' })}
        >
          {text.export}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={busy || (!mayErase && !snapshot.hasTag('dialog'))}
          onClick={() => send({ type: 'erasure.ask' })}
        >
          {text.erase}
        </Button>
      </Box>
      {snapshot.matches({ ready: { found: 'exportFailed' } }) && (
        <ErrorNotice
          text={text.exportFailed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'export.ask' })}
        />
      )}
      {names.length > 1 && <Alert severity="warning">{text.severalNames(names)}</Alert>}
      {reasons.map((reason) => (
        <Alert key={reason} severity="info">
          {reason}
        </Alert>
      ))}
      {recordKinds
        .filter((kind) => found[kind].total > 0)
        .map((kind) => (
          <Group key={kind} kind={kind} found={found} />
        ))}
    </Box>
  );
}

function Group({ kind, found }: { kind: RecordKind; found: PersonalData }) {
  const { heading, outcome } = text.groups[kind];
  const { total, records } = found[kind];
  return (
    <div>
      <h3>{text.groupHeading(heading, total)}</h3>
      {erasableCount(found, kind) > 0 && (
        <Box component="p" sx={styles.outcome}>
          {outcome}
        </Box>
      )}
      <Box component="ul" sx={styles.records}>
        {records.map(({ id, tarih, name, about }) => (
          <li key={id}>
            <span>
              <RecordName href={pageOf[kind]?.(id)} name={name} /> · {about}
            </span>
            {keptReason(found, kind, id) !== undefined && (
              <Chip component="span" size="small" color="warning" label={text.kept} />
            )}
            <time dateTime={tarih}>{dateText(tarih)}</time>
          </li>
        ))}
      </Box>
      {total > records.length && (
        <Box component="p" sx={styles.outcome}>
          {text.more(total - records.length)}
        </Box>
      )}
    </div>
  );
}

function RecordName({ href, name }: { href: string | undefined; name: string }) {
  if (href === undefined) return name;
  return <PageLink href={href}>{name}</PageLink>;
}
