import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { EventFromLogic } from 'xstate';
import type { TeamMove, teamMachine } from '../../../../machines/account/team.ts';
import { type Admin, maySwitchOff } from '../../../../rules/account/team.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { teamText as text } from '../../../text/account/team.ts';

/** Narrow buttons, whose text begins where that of the column does. */
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '@container (min-width: 900px)': { flexWrap: 'nowrap', columnGap: 0.5 },
  mx: -1,
  // outweighs the theme's own padding
  '&& > *': { px: 1 },
  '& > button': { py: 0, minHeight: '2rem', whiteSpace: 'nowrap' },
} as const;

type Send = (event: EventFromLogic<typeof teamMachine>) => void;

const colors = { invited: 'warning', active: 'success', off: 'error' } as const satisfies Record<
  Admin['state'],
  string
>;

export const columnsOf = (team: readonly Admin[], send: Send): Column<Admin>[] => [
  {
    field: 'name',
    label: text.columns.name,
    cell: ({ name, self }) => (self ? `${name} (${text.self})` : name),
    card: 'title',
    width: 150,
  },
  {
    field: 'email',
    label: text.columns.email,
    cell: ({ email }) => email,
    card: 'wide',
    width: 180,
    grows: true,
  },
  {
    field: 'state',
    label: text.columns.state,
    cell: ({ state }) => (
      <Chip component="span" size="small" color={colors[state]} label={text.states[state]} />
    ),
    card: 'state',
    width: 130,
  },
  {
    field: 'actions',
    label: text.columns.actions,
    cell: (admin) => <Actions admin={admin} team={team} send={send} />,
    card: 'wide',
    width: 270,
    grows: true,
  },
];

function Actions({ admin, team, send }: { admin: Admin; team: readonly Admin[]; send: Send }) {
  const ask = (move: TeamMove) => (
    <Button size="small" onClick={() => send({ type: 'move.ask', move, admin })}>
      {text.moves[move]}
    </Button>
  );
  const isOff = admin.state === 'off';
  const isLast = !isOff && !maySwitchOff(team, admin.id);
  return (
    <Box sx={actionsStyle}>
      <Button size="small" onClick={() => send({ type: 'form.open', admin })}>
        {text.rename}
      </Button>
      <Button size="small" onClick={() => send({ type: 'history.open', admin })}>
        {text.history}
      </Button>
      {!isOff && ask('sendLink')}
      {admin.second_factor && !admin.self && ask('resetFactor')}
      {/* one button for both, which keeps the focus */}
      {isLast ? (
        <Box sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>{text.last}</Box>
      ) : (
        ask(isOff ? 'switchOn' : 'switchOff')
      )}
    </Box>
  );
}
