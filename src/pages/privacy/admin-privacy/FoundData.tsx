import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  erasableCount,
  type FoundPerson,
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
  contactMessages: paths.adminMessage.to,
  landRequests: paths.adminLandRequest.to,
  consultants: paths.adminConsultant.to,
};

/** What was found, person by person, what will happen to it, and what can be done. */
export function FoundData({ snapshot, send, found }: PrivacyProps & { found: PersonalData }) {
  const { people } = found;
  const ofAdmins = found.kept.filter(({ records }) => records === 'team');
  return (
    <>
      {people.length > 1 && <Alert severity="warning">{text.severalPeople(people.map(nameOf))}</Alert>}
      {people.length !== 1 && <Reasons kept={ofAdmins} />}
      {people.map((person, index) => (
        <FoundPersonData
          key={person.person}
          snapshot={snapshot}
          send={send}
          person={person}
          id={`found-${index}`}
        />
      ))}
    </>
  );
}

const nameOf = ({ name }: FoundPerson) => name || text.nameless;

/** Why records are kept, each reason once. */
function Reasons({ kept }: Pick<FoundPerson, 'kept'>) {
  return [...new Set(kept.map(({ reason }) => reason))].map((reason) => (
    <Alert key={reason} severity="info">
      {reason}
    </Alert>
  ));
}

function FoundPersonData({ snapshot, send, person, id }: PrivacyProps & { person: FoundPerson; id: string }) {
  const { contact, problem, found, person: chosen } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const isChosen = chosen?.person === person.person;
  const mayErase = snapshot.can({ type: 'erasure.ask', person });
  const isAlone = found?.people.length === 1;
  return (
    <Box component="section" sx={styles.found} aria-labelledby={id}>
      <Box sx={styles.head}>
        <h2 id={id}>{person.name === '' && isAlone ? contact : nameOf(person)}</h2>
        <Button
          variant="outlined"
          loading={isChosen && snapshot.matches('exporting')}
          disabled={busy}
          onClick={() => send({ type: 'export.ask', person })}
        >
          {text.export}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={busy || (!mayErase && !snapshot.hasTag('dialog'))}
          onClick={() => send({ type: 'erasure.ask', person })}
        >
          {text.erase}
        </Button>
      </Box>
      {person.name === '' && !isAlone && (
        <Box component="p" sx={styles.outcome}>
          {text.namelessLead}
        </Box>
      )}
      {isChosen && snapshot.matches({ ready: { found: 'exportFailed' } }) && (
        <ErrorNotice
          text={text.exportFailed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'export.ask', person })}
        />
      )}
      <Reasons kept={person.kept} />
      {recordKinds
        .filter((kind) => person[kind].total > 0)
        .map((kind) => (
          <Group key={kind} kind={kind} person={person} />
        ))}
      {person.import_rows !== undefined && (
        <Box component="p" sx={styles.outcome}>
          {text.importRows(person.import_rows)}
        </Box>
      )}
    </Box>
  );
}

function Group({ kind, person }: { kind: RecordKind; person: FoundPerson }) {
  const { heading, outcome } = text.groups[kind];
  const { total, records } = person[kind];
  return (
    <div>
      <h3>{text.groupHeading(heading, total)}</h3>
      {erasableCount(person, kind) > 0 && (
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
            {keptReason(person, kind, id) !== undefined && (
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
