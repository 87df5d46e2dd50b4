import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { Link } from 'wouter';
import { setup } from 'xstate';

const open = setup({ types: { events: {} as { type: 'toggle' } } }).createMachine({
  initial: 'closed',
  states: { closed: { on: { toggle: 'open' } }, open: { on: { toggle: 'closed' } } },
});

/** The minimal page of this stack: the same libraries, without the product's code. */
function Bare() {
  const [snapshot, send] = useMachine(open);
  const toggle = () => send({ type: 'toggle' });
  return (
    <>
      <AppBar>
        <Link href="/">Home</Link>
      </AppBar>
      <TextField label="Name" />
      <Checkbox />
      <Button onClick={toggle}>Open</Button>
      <Dialog open={snapshot.matches('open')} onClose={toggle}>
        Text
      </Dialog>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
