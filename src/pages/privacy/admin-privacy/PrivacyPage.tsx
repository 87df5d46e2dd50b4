import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMachine } from '@xstate/react';
import { use } from 'react';
import { privacyMachine, recordKinds } from '../../../../machines/privacy/privacy.ts';
import { saveFile } from '../../../browser/blobUrls.ts';
import { useBusyForm } from '../../../components/focus/useBusyForm.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { ErrorNotice } from '../../../components/notices/ErrorNotice.tsx';
import { useClient } from '../../../site/services.tsx';
import { WaitingContext } from '../../../site/waiting.ts';
import { fieldText } from '../../../text/fields.ts';
import { privacyText as text } from '../../../text/privacy/privacy.ts';
import { problemText } from '../../../text/problems.ts';
import { Destructions } from './Destructions.tsx';
import { ErasedNotice } from './ErasedNotice.tsx';
import { FoundData } from './FoundData.tsx';
import { PrivacyDialogs } from './PrivacyDialogs.tsx';
import { privacyStyles as styles } from './privacyStyles.ts';

/** What is stored about a person: finding it, handing it over and erasing it. */
export default function PrivacyPage() {
  const client = useClient();
  const { recount } = use(WaitingContext);
  const [snapshot, send] = useMachine(
    privacyMachine.provide({
      actions: {
        recount: () => recount?.(),
        saveFile: (_, { data }) => {
          const content = JSON.stringify(data, null, 2);
          saveFile(text.fileName(data.tarih.slice(0, 10)), new Blob([content], { type: 'application/json' }));
        },
      },
    }),
    { input: { client } },
  );
  const { found, erased, erasures, problem } = snapshot.context;
  const count = found?.people.reduce(
    (sum, person) => sum + recordKinds.reduce((ofPerson, kind) => ofPerson + person[kind].total, 0),
    0,
  );
  const busy = snapshot.hasTag('busy');
  const form = useBusyForm({
    // a dialog has its own
    busy: busy && !snapshot.hasTag('dialog'),
    label: text.title,
    onSubmit: () => send({ type: 'form.submit' }),
  });
  const isIncomplete = snapshot.matches({ ready: 'incomplete' });
  return (
    <Box sx={styles.page}>
      <div>
        <h1>{text.title}</h1>
        <Box component="p" sx={styles.lead}>
          {text.lead}
        </Box>
      </div>
      <form {...form}>
        <Box sx={styles.search}>
          <TextInput
            label={text.contact}
            name="contact"
            value={snapshot.context.text}
            onChange={(typed) => send({ type: 'contact.change', text: typed })}
            hint={text.contactHint}
            error={isIncomplete ? text.contactMissing : undefined}
            autoComplete="off"
            maxLength={200}
            disabled={busy}
          />
          <Button type="submit" variant="contained" disabled={busy}>
            {text.search}
          </Button>
        </Box>
        <Box sx={styles.busy}>{busy && <LinearProgress aria-label={fieldText.loading} />}</Box>
        <Box component="p" role="status" sx={styles.status}>
          {snapshot.matches({ ready: 'nobodyFound' })
            ? text.nobody
            : count !== undefined && text.found(count)}
        </Box>
        {snapshot.matches({ ready: 'searchFailed' }) && (
          <ErrorNotice
            text={text.searchFailed}
            detail={problemText(problem)}
            onRetry={() => send({ type: 'search.retry' })}
          />
        )}
        {erased && <ErasedNotice erased={erased} />}
        {found && <FoundData snapshot={snapshot} send={send} found={found} />}
      </form>
      {/* a new key loads it again */}
      <Destructions key={erasures} />
      <PrivacyDialogs snapshot={snapshot} send={send} />
    </Box>
  );
}
