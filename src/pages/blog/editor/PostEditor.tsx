import Typography from '@mui/material/Typography';
import { postEditorMachine } from '../../../../machines/blog/postEditor.ts';
import { metaLength } from '../../../../rules/blog/metaDescription.ts';
import { isSamePost, type PostFields, postFaults } from '../../../../rules/blog/postFields.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { backTo } from '../../../browser/history/cameFrom.ts';
import { EditorDialogs } from '../../../components/editor/EditorDialogs.tsx';
import { EditorFrame } from '../../../components/editor/EditorFrame.tsx';
import { fieldError } from '../../../components/editor/editorProps.ts';
import { useRecordEditor } from '../../../components/editor/useRecordEditor.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { HistoryPanel } from '../../../components/records/HistoryPanel.tsx';
import { adminPostsText as text } from '../../../text/blog/adminPosts.ts';
import { editorText } from '../../../text/editor/editor.ts';
import { PostImage } from './PostImage.tsx';
import { PostPreview } from './PostPreview.tsx';
import { postComparison } from './postComparison.tsx';
import { RichText } from './RichText.tsx';

/** Writes a new post, or changes a stored one (product, 2). */
export function PostEditor({ id }: { id: number | undefined }) {
  const listHref = backTo(paths.adminPosts.to());
  const { snapshot, send, dropDraft } = useRecordEditor(postEditorMachine, 'post', id, listHref, text.done);
  const { fields, stored, generation, conflict } = snapshot.context;
  const { images } = snapshot.children;
  const saving = snapshot.matches({ open: 'saving' });
  const characters = [...fields.meta_desc].length;
  const faults = postFaults(fields);
  const error = (field: keyof PostFields) => fieldError<PostFields>({ snapshot }, faults, field);
  const change = (change: Partial<PostFields>) => send({ type: 'fields.change', change });
  return (
    <>
      <EditorFrame
        snapshot={snapshot}
        send={send}
        title={id === undefined ? text.newTitle : text.editTitle}
        saveLabel={id === undefined ? text.save : editorText.update}
        listHref={listHref}
        changed={!isSamePost(fields, stored.fields)}
        faulty={Object.keys(faults).length > 0}
        draftLack={text.image.lost}
        onLeave={dropDraft}
        publicHref={id === undefined ? undefined : paths.post.to({ id, title: stored.fields.title })}
        preview={() => <PostPreview {...fields} />}
      >
        <TextInput
          label={text.fields.title}
          name="title"
          value={fields.title}
          maxLength={200}
          onChange={(title) => change({ title })}
          error={error('title')}
        />
        {images && (
          <RichText
            key={generation}
            label={text.fields.content}
            initial={fields.content}
            onChange={(content) => change({ content })}
            uploads={images}
            error={error('content')}
            readOnly={saving}
          />
        )}
        <div>
          <TextInput
            rows={3}
            optional
            label={text.fields.meta_desc}
            name="meta_desc"
            value={fields.meta_desc}
            maxLength={500}
            onChange={(meta_desc) => change({ meta_desc })}
            hint={characters > metaLength ? text.metaTooLong(metaLength) : text.metaHint}
            error={error('meta_desc')}
          />
          <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ textAlign: 'right' }}>
            {text.metaCount(characters, metaLength)}
          </Typography>
        </div>
        <PostImage
          key={`image ${generation}`}
          stored={fields.image}
          file={fields.file}
          onChange={(file) => change({ file })}
          error={error('file')}
          disabled={saving}
        />
      </EditorFrame>
      <EditorDialogs
        snapshot={snapshot}
        send={send}
        refused={(serverMessage) => ({ text: serverMessage ?? text.failed })}
        removal={{ ...text.confirmRemoval, text: text.confirmRemoval.text(stored.fields.title) }}
        compare={postComparison}
      />
      {id !== undefined && !snapshot.matches('loading') && (
        <HistoryPanel key={conflict?.stored.version} kind="post" id={id} />
      )}
    </>
  );
}
