import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { type ApiKey, apiKeysMachine } from '../../../../machines/account/apiKeys.ts';
import { passwordDigest } from '../../../browser/passwordDigest.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { ListHead } from '../../../components/lists/ListHead.tsx';
import { PanelGrid } from '../../../components/lists/PanelGrid.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { useClient } from '../../../site/services.tsx';
import { apiKeysText as text } from '../../../text/account/apiKeys.ts';
import { dateText } from '../../../text/formats.ts';
import { ApiKeyDialogs } from './ApiKeyDialogs.tsx';

/** The keys of programs: which are in use, making one, and revoking one. */
export default function ApiKeysPage() {
  const client = useClient();
  const toast = useToast();
  const [snapshot, send] = useMachine(
    apiKeysMachine.provide({
      actions: {
        showToast: (_, { name }) => toast({ type: 'toast.show', toast: { text: text.revoked(name) } }),
      },
    }),
    { input: { client, digest: passwordDigest } },
  );
  const { keys, problem } = snapshot.context;
  return (
    <>
      <ListHead
        title={text.title}
        lead={text.lead}
        action={
          <Button variant="contained" disabled={!keys} onClick={() => send({ type: 'form.open' })}>
            {text.add}
          </Button>
        }
      />
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {keys?.length === 0 && <Typography color="textSecondary">{text.empty}</Typography>}
      {!snapshot.matches('failed') && keys?.length !== 0 && (
        <PanelGrid
          label={text.title}
          rows={keys ?? []}
          columns={columnsOf((key) => send({ type: 'revoke.ask', key }))}
          rowOf={({ id }) => ({ id })}
          busy={snapshot.hasTag('busy')}
          rowsGrow
        />
      )}
      <MuiLink href="/api" sx={{ display: 'inline-block', mt: 2 }}>
        {text.documents}
      </MuiLink>
      <ApiKeyDialogs snapshot={snapshot} send={send} />
    </>
  );
}

const columnsOf = (onRevoke: (key: ApiKey) => void): Column<ApiKey>[] => [
  {
    field: 'name',
    label: text.columns.name,
    cell: ({ name }) => name,
    card: 'title',
    width: 160,
    grows: true,
  },
  { field: 'scope', label: text.columns.scope, cell: ({ scope }) => text.scopes[scope], width: 160 },
  { field: 'key', label: text.columns.key, cell: ({ key_end }) => text.ending(key_end), width: 90 },
  { field: 'made_by', label: text.columns.madeBy, cell: ({ made_by }) => made_by, width: 150 },
  { field: 'tarih', label: text.columns.made, cell: ({ tarih }) => dateText(tarih), width: 170 },
  {
    field: 'last_used_at',
    label: text.columns.lastUsed,
    cell: ({ last_used_at }) => (last_used_at ? dateText(last_used_at) : text.unused),
    width: 170,
  },
  {
    field: 'actions',
    label: text.columns.actions,
    cell: (key) => (
      <Button size="small" sx={{ mx: -1, px: 1, py: 0, minHeight: '2rem' }} onClick={() => onRevoke(key)}>
        {text.revoke}
      </Button>
    ),
    card: 'wide',
    width: 110,
  },
];
