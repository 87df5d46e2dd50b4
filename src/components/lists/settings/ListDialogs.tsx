import { typedNameFault } from '../../../../machines/lists/listTools.ts';
import { maxViewName } from '../../../../rules/lists/listSettings.ts';
import { listSettingsText } from '../../../text/lists/listSettings.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../dialogs/FormDialog.tsx';
import { MessageDialog } from '../../dialogs/MessageDialog.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import type { ListSettingsInUse } from './useListSettings.ts';

const text = listSettingsText.views;

interface ListDialogsProps {
  settings: ListSettingsInUse;
  /** The labels of the columns by field. */
  labels: ReadonlyMap<string, string>;
}

/** The dialogs of a list's settings. */
export function ListDialogs({ settings, labels }: ListDialogsProps) {
  const { tools, sendToTools: send } = settings;
  const { view, name } = tools.context;
  const close = () => send({ type: 'dialog.close' });
  if (tools.matches('choosingColumns'))
    return <ColumnsDialog settings={settings} labels={labels} onClose={close} />;
  if (tools.matches('full')) return <MessageDialog {...text.full} onClose={close} />;
  if (tools.matches('removing')) {
    return (
      <ConfirmDialog
        title={text.confirmRemoval.title}
        confirmLabel={text.confirmRemoval.confirm}
        destroys
        busy={false}
        error={undefined}
        onConfirm={() => send({ type: 'action.confirm' })}
        onCancel={close}
      >
        {text.confirmRemoval.text(view.name)}
      </ConfirmDialog>
    );
  }
  if (!tools.matches('naming')) return null;
  const fault = tools.matches({ naming: 'incomplete' }) ? typedNameFault(tools.context) : undefined;
  return (
    <FormDialog
      title={view.name === '' ? text.form.add : text.form.rename(view.name)}
      alert={undefined}
      submitLabel={text.form.save}
      busy={false}
      isTyped={name.trim() !== view.name}
      onSubmit={() => send({ type: 'form.submit', query: settings.query, views: settings.current.views })}
      onClose={close}
      onDismiss={close}
    >
      <TextInput
        label={text.form.name}
        name="name"
        value={name}
        onChange={(typed) => send({ type: 'name.change', name: typed })}
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
