import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createPagedListMachine } from '../../../../machines/lists/pagedList.ts';
import { type ContactMessage, loadContactMessages } from '../../../../machines/messages/loadMessages.ts';
import { telLink } from '../../../../rules/people/telLink.ts';
import { PagedList } from '../../../components/lists/PagedList.tsx';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';

const machine = createPagedListMachine(loadContactMessages);

/** The messages of the contact form in full, newest first. */
export default function MessagesPage() {
  return (
    <Box sx={{ maxWidth: 'md' }}>
      <PagedList words={messagesText.received} machine={machine}>
        {(messages, busy) => (
          <Box
            component="ul"
            aria-busy={busy}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
          >
            {messages.map((message) => (
              <li key={message.id}>
                <Message message={message} />
              </li>
            ))}
          </Box>
        )}
      </PagedList>
    </Box>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const { name, last_name, phone, subject, tarih } = message;
  return (
    <Paper component="article" variant="outlined" sx={{ p: 3, overflowWrap: 'anywhere' }}>
      <Typography variant="h6" component="h2">
        {subject}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {name} {last_name} · <Link href={telLink(phone)}>{phone}</Link> ·{' '}
        <time dateTime={tarih}>{dateText(tarih)}</time>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{message.message}</Typography>
    </Paper>
  );
}
