import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import ReactQuill, { type Quill } from 'react-quill-new';
import 'react-quill-new/dist/quill.core.css';
import { imageUploadMachine } from '../../../machines/editor/imageUpload.ts';
import { quietHtml } from '../../../rules/blog/quietHtml.ts';
import { useClient } from '../../site/services.tsx';
import { dialogText } from '../../text/dialogs.ts';
import { richTextText as text } from '../../text/editor/richText.ts';
import { problemText } from '../../text/problems.ts';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { helpId } from '../inputs/Field.tsx';
import { UploadBar } from '../inputs/UploadBar.tsx';
import { mixed, type Range, RichTextToolbar } from './RichTextToolbar.tsx';
import { editorModules, formats, leadBehindImages, quietPastes } from './richTextModules.ts';

interface RichTextProps {
  label: string;
  /** The HTML to begin with; later changes come from the person alone. */
  initial: string;
  onChange: (html: string) => void;
  /** Told whether pictures of the text are still on their way to the server. */
  onWaiting: (waiting: boolean) => void;
  error?: string | undefined;
  readOnly: boolean;
}

/**
 * Whether the person writes or answers something outside the text: nobody is called back from
 * there.
 */
function isBusyElsewhere(editor: Element): boolean {
  const { activeElement: at } = document;
  return at !== editor && at?.closest('input, textarea, select, [role$=dialog]') != null;
}

/**
 * The rich-text editor of posts. Pictures, whether chosen, pasted or dropped, are sent to the
 * server first; the text only holds their address.
 */
export default function RichText({ label, initial, onChange, onWaiting, error, readOnly }: RichTextProps) {
  const client = useClient();
  const id = useId();
  const editor = useRef<Quill | undefined>(undefined);
  // what the toolbar shows as pressed; the text itself lives in the machine of the page
  const [pressed, setPressed] = useState<Readonly<Record<string, unknown>>>({});
  // where the person was in the text last, also while the toolbar has the focus
  const caret = useRef<Range>({ index: 0, length: 0 });
  // where the pictures on their way belong, in a text that is written on meanwhile
  const places = useRef(new Map<File, number>());
  const uploads = useActorRef(
    imageUploadMachine.provide({
      actions: {
        insertPicture: (_, { url, picture }) => {
          const quill = editor.current;
          if (!quill || !picture) return;
          const index = Math.min(places.current.get(picture.file) ?? picture.index, quill.getLength() - 1);
          const follows = caret.current.index === index && caret.current.length === 0;
          quill.insertEmbed(index, 'image', url, 'user');
          // a picture beside a link is no part of it
          quill.formatText(index, 1, { link: false, alt: picture.alt || text.someAlt }, 'user');
          places.current.delete(picture.file);
          if (!follows) return;
          caret.current = { index: index + 1, length: 0 };
          if (!isBusyElsewhere(quill.root)) quill.setSelection(index + 1, 0, 'user');
        },
      },
    }),
    { input: { client } },
    ({ context }) => onWaiting(context.queue.length > 0),
  );
  const { send } = uploads;
  const pictures = useSelector(uploads, (current) => current);
  const { problem } = pictures.context;
  const modules = useMemo(
    () =>
      editorModules((index, files) => {
        // where the caret stands once a pasted text is in its place: behind it
        queueMicrotask(() => {
          const at = index ?? editor.current?.getSelection()?.index ?? Number.MAX_SAFE_INTEGER;
          send({ type: 'picture.add', pictures: files.map((file) => ({ file, index: at, alt: '' })) });
        });
      }),
    [send],
  );

  // one function for all drawings: each editor is prepared once
  const attach = useCallback((quill: ReactQuill | null) => {
    editor.current = quill?.editor;
    if (!quill?.editor) return;
    quietPastes(quill.editor);
    leadBehindImages(quill.editor);
  }, []);

  // the editing area is Quill's own element: React cannot give it its name
  useEffect(() => {
    const root = editor.current?.root;
    if (!root) return;
    const describe = (name: string, value: string | undefined) =>
      value === undefined ? root.removeAttribute(name) : root.setAttribute(name, value);
    describe('role', 'textbox');
    describe('aria-multiline', 'true');
    describe('aria-required', 'true');
    describe('aria-labelledby', id);
    describe('aria-invalid', error ? 'true' : undefined);
    describe('aria-describedby', error ? helpId(id) : undefined);
  }, [id, error]);

  const seeFormats = () => {
    const quill = editor.current;
    if (!quill) return;
    caret.current = quill.getSelection() ?? caret.current;
    const { index, length } = caret.current;
    const headings = new Set(quill.getLines(index, length).map((line) => line.formats().header));
    setPressed({ ...quill.getFormat(index, length), ...(headings.size > 1 && { header: mixed }) });
  };
  return (
    <div>
      <Typography
        component="span"
        id={id}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.9375rem', fontWeight: 600 }}
        onClick={() => editor.current?.focus()}
      >
        {label}
      </Typography>
      <Box sx={frame} data-invalid={error ? true : undefined} aria-busy={pictures.hasTag('busy')}>
        <RichTextToolbar
          editor={editor}
          caret={caret}
          pressed={pressed}
          onFormat={seeFormats}
          onPicture={(picture) => send({ type: 'picture.add', pictures: [picture] })}
        />
        <ReactQuill
          ref={attach}
          theme="default"
          readOnly={readOnly}
          useSemanticHTML={false}
          defaultValue={quietHtml(initial)}
          placeholder={text.placeholder}
          modules={modules}
          formats={formats}
          onChange={(html, delta, source) => {
            for (const { file, index } of uploads.getSnapshot().context.queue)
              places.current.set(file, delta.transformPosition(places.current.get(file) ?? index));
            if (source === 'user') onChange(html);
            seeFormats();
          }}
          onChangeSelection={seeFormats}
        />
        {pictures.hasTag('busy') && (
          <Box sx={{ px: 2, py: 0.5 }}>
            <UploadBar
              label={text.uploading}
              progress={undefined}
              onStop={() => {
                // the button goes away: whoever comes back from the question after it is in the
                // text
                editor.current?.focus();
                send({ type: 'upload.stop' });
              }}
            />
          </Box>
        )}
      </Box>
      {error && (
        <FormHelperText error id={helpId(id)}>
          {error}
        </FormHelperText>
      )}
      {(pictures.matches('failed') || pictures.matches('stopped')) && (
        <MessageDialog
          {...(pictures.matches('stopped')
            ? text.stopped
            : {
                title: dialogText.failed,
                text: text.uploadFailed,
                detail: [problemText(problem), ...Object.values(problem?.fields ?? {})].join(' '),
              })}
          closeLabel={dialogText.cancel}
          onClose={() => send({ type: 'dialog.close' })}
          onAction={() => send({ type: 'upload.retry' })}
        />
      )}
    </div>
  );
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: 'primary.main' },
  '&:has(.ql-editor:focus-visible)': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: '2px',
  },
  '&[data-invalid]': { borderColor: 'error.main' },
  '& .ql-container': { height: 'auto', font: 'inherit' },
  '& .ql-editor': {
    minHeight: '18rem',
    maxHeight: '70vh',
    p: 2,
    font: 'inherit',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
    '& blockquote': { my: 2, mx: 0, pl: 2, borderLeft: 4, borderColor: 'divider' },
    '& h2, & h3, & h4': { mt: 2, mb: 1 },
    '& a': { color: 'primary.main' },
    '&.ql-blank::before': { color: 'text.secondary', fontStyle: 'normal', left: 16, right: 16 },
  },
} as const;
