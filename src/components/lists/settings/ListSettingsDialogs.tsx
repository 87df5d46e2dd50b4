import { typedNameFault } from '../../../../machines/lists/listSettingsDialogs.ts';
import { maxViewName } from '../../../../rules/lists/listSettings.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../dialogs/FormDialog.tsx';
import { MessageDialog } from '../../dialogs/MessageDialog.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import type { ListSettingsInUse } from './useListSettings.ts';

const text = listSettingsText.views;

/** The dialogs of a list's settings. */
export function ListSettingsDialogs({ settings }: { settings: ListSettingsInUse }) {
  const { dialogs, sendToDialogs: send } = settings;
  const { view, typedName } = dialogs.context;
  const close = () => send({ type: 'dialog.close' });
  if (dialogs.matches('viewsFull')) return <MessageDialog {...text.full} onClose={close} />;
  if (dialogs.matches('queryTooLong')) return <MessageDialog {...text.tooLong} onClose={close} />;
  if (view && dialogs.matches('updatingView')) {
    return (
      <ConfirmDialog
        title={text.confirmUpdate.title}
        confirmLabel={text.confirmUpdate.confirm}
        onConfirm={() => send({ type: 'action.confirm' })}
        onCancel={close}
      >
        {text.confirmUpdate.text(view.name)}
      </ConfirmDialog>
    );
  }
  if (view && dialogs.matches('removingView')) {
    return (
      <ConfirmDialog
        title={text.confirmRemoval.title}
        confirmLabel={text.confirmRemoval.confirm}
        destroys
        onConfirm={() => send({ type: 'action.confirm' })}
        onCancel={close}
      >
        {text.confirmRemoval.text(view.name)}
      </ConfirmDialog>
    );
  }
  if (!dialogs.matches('namingView')) return null;
  const fault = dialogs.matches({ namingView: 'invalid' }) ? typedNameFault(dialogs.context) : undefined;
  return (
    <FormDialog
      title={view ? text.form.rename(view.name) : text.form.add}
      alert={undefined}
      submitLabel={text.form.save}
      busy={false}
      isTyped={typedName.trim() !== (view?.name ?? '')}
      onSubmit={() => send({ type: 'form.submit', query: settings.query, views: settings.current.views })}
      onClose={close}
      onDismiss={close}
    >
      <TextInput
        label={text.form.name}
        name="name"
        value={typedName}
        onChange={(name) => send({ type: 'name.change', name })}
        error={fault && text.form.faults[fault]}
        hint={text.form.hint}
        placeholder={text.form.example}
        autoComplete="off"
        maxLength={maxViewName}
        autoFocus
      />
    </FormDialog>
  );
}
