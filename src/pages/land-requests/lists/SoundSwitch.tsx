import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { soundSwitchMachine } from '../../../../machines/land-requests/soundSwitch.ts';
import { silence } from '../../../browser/sound.ts';
import { saveSoundMuted, soundMuted } from '../../../browser/storage.ts';
import { MutedIcon, SoundIcon } from '../../../components/images/icons.tsx';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';

const machine = soundSwitchMachine.provide({
  actions: { keepChoice: (_, { muted }) => saveSoundMuted(muted), silence },
});

/**
 * Mutes the sound of new requests on this device. Its name stays, its pressed state tells: so it
 * reads right to those who hear it.
 */
export function SoundSwitch() {
  // read once: a cookie is slow to read, and this is drawn often
  const [input] = useState(() => ({ muted: soundMuted() }));
  const [snapshot, send] = useMachine(machine, { input });
  const muted = snapshot.matches('muted');
  return (
    <Button
      variant={muted ? 'contained' : 'outlined'}
      aria-pressed={muted}
      startIcon={muted ? <MutedIcon /> : <SoundIcon />}
      onClick={() => send({ type: muted ? 'sound.unmute' : 'sound.mute' })}
    >
      {text.mute}
    </Button>
  );
}
