import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { landRequestSoundMachine } from '../../../../machines/land-requests/landRequestSound.ts';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';

interface SoundSwitchProps {
  snapshot: SnapshotFrom<typeof landRequestSoundMachine>;
  send: ActorRefFrom<typeof landRequestSoundMachine>['send'];
}

/** Mutes the sound on this device. A toggle button keeps its name; `aria-pressed` is the state. */
export function SoundSwitch({ snapshot, send }: SoundSwitchProps) {
  const muted = snapshot.matches('muted');
  return (
    <Tooltip title={text.mute}>
      <IconButton
        aria-label={text.mute}
        aria-pressed={muted}
        color={muted ? 'default' : 'primary'}
        onClick={() => send({ type: muted ? 'sound.unmute' : 'sound.mute' })}
      >
        {muted ? <NotificationsOffIcon /> : <NotificationsActiveIcon />}
      </IconButton>
    </Tooltip>
  );
}
