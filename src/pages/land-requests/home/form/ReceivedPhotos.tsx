import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { photoNames, photoRoom } from '../../../../../rules/land-requests/photoChoice.ts';
import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { UploadBar } from '../../../../components/files/UploadBar.tsx';
import { takeLostFocus } from '../../../../components/focus/takeLostFocus.ts';
import ChosenPhotos from '../../../../components/images/ChosenPhotos.tsx';
import { OwnerPhotoList } from '../../../../components/images/OwnerPhotoList.tsx';
import { ErrorNotice } from '../../../../components/notices/ErrorNotice.tsx';
import { OfficePhoneLink } from '../../../../components/records/OfficePhoneLink.tsx';
import { ownerPhotosText as text } from '../../../../text/land-requests/ownerPhotos.ts';
import { problemText } from '../../../../text/problems.ts';
import { useOwnerPhotos } from './useOwnerPhotos.ts';

interface ReceivedPhotosProps {
  /** The secret of the receipt. */
  token: string;
  heading: string;
}

/** Photographs of a land request that was sent: those that have arrived, and more (product, 4). */
export default function ReceivedPhotos({ token, ...props }: ReceivedPhotosProps) {
  const [snapshot, send] = useOwnerPhotos(token);
  const { stored, queue, refused, leaving, progress, problem } = snapshot.context;
  const isSending = snapshot.matches('uploading');
  const firstState = isSending ? text.current : snapshot.matches('failed') ? text.notSent : text.waiting;
  const isEnded = snapshot.matches('ended');
  const room = photoRoom(snapshot.context);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRemoving = snapshot.matches('removal');
  const canRemove = snapshot.can({ type: 'stored.remove', file: '' }) || isRemoving;
  const wasRemoving = useRef(isRemoving);
  useEffect(() => {
    // the button that asked is gone with its photograph
    if (wasRemoving.current && !isRemoving) takeLostFocus(heading.current);
    wasRemoving.current = isRemoving;
  }, [isRemoving]);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <h3 ref={heading} tabIndex={-1}>
        {props.heading}
      </h3>
      <p role="status">{stored.length > 0 ? text.arrived(stored.length) : !isEnded && text.invite}</p>
      {stored.length > 0 && (
        <OwnerPhotoList
          label={text.sent}
          files={stored.map(({ file }) => file)}
          token={token}
          onRemove={canRemove ? (file) => send({ type: 'stored.remove', file }) : undefined}
        />
      )}
      {snapshot.hasTag('dialog') && (
        <ConfirmDialog
          title={text.removal.title(stored.findIndex(({ file }) => file === leaving) + 1)}
          confirmLabel={text.removal.confirm}
          destroys
          busy={snapshot.matches({ removal: 'removing' })}
          error={snapshot.matches({ removal: 'failed' }) ? text.removal.failed : undefined}
          errorDetail={problemText(problem)}
          onConfirm={() => send({ type: 'remove.confirm' })}
          onCancel={() => send({ type: 'dialog.close' })}
        >
          {text.removal.question}
        </ConfirmDialog>
      )}
      {isEnded ? (
        <p>
          {/* whether a day has passed or the land request is closed */}
          <span>{problemText(problem)}</span> <OfficePhoneLink />
        </p>
      ) : (
        (room > 0 || queue.length > 0) && (
          <ChosenPhotos
            photos={queue}
            refused={refused}
            room={room}
            stateOf={(index) => (index === 0 ? firstState : text.waiting)}
            onChoose={(choice) => send({ type: 'photos.choose', ...choice })}
            onRemove={(file) => send({ type: 'photo.remove', file })}
          />
        )
      )}
      {isSending && (
        <>
          <UploadBar
            label={text.sending(photoNames(queue)[0] ?? '')}
            progress={progress}
            onStop={() => send({ type: 'upload.stop' })}
          />
          <p>{text.keepOpen}</p>
        </>
      )}
      {snapshot.matches('stopped') && (
        <p>
          {text.stopped}{' '}
          <Button type="button" onClick={() => send({ type: 'upload.retry' })}>
            {text.resume}
          </Button>
        </p>
      )}
      {snapshot.matches('failed') && (
        <ErrorNotice
          text={text.failed}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'upload.retry' })}
        />
      )}
      {snapshot.matches('unread') && (
        <ErrorNotice
          text={text.unread}
          detail={problemText(problem)}
          onRetry={() => send({ type: 'load.retry' })}
        />
      )}
    </Box>
  );
}
