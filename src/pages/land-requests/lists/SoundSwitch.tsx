import Button from '@mui/material/Button';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { landRequestSoundMachine } from '../../../../machines/land-requests/landRequestSound.ts';
import { MutedIcon, SoundIcon } from '../../../components/images/icons.tsx';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';

interface SoundSwitchProps {
  snapshot: SnapshotFrom<typeof landRequestSoundMachine>;
  send: ActorRefFrom<typeof landRequestSoundMachine>['send'];
}

/** Mutes the sound on this device. A toggle button keeps its name; `aria-pressed` is the state. */
export function SoundSwitch({ snapshot, send }: SoundSwitchProps) {
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
