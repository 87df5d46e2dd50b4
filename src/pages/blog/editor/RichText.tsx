import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import ReactQuill, { type Quill } from 'react-quill-new';
import quillStyles from 'react-quill-new/dist/quill.core.css?url';
import type { ActorRefFrom } from 'xstate';
import type { imageUploadMachine } from '../../../../machines/editor/imageUpload.ts';
import { stripCspViolations } from '../../../../rules/blog/stripCspViolations.ts';
import { MessageDialog } from '../../../components/dialogs/MessageDialog.tsx';
import { UploadBar } from '../../../components/files/UploadBar.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { richTextText as text } from '../../../text/blog/richText.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { problemText } from '../../../text/problems.ts';
import { mixed, RichTextToolbar } from './RichTextToolbar.tsx';
import {
  deepestLevel,
  editorModules,
  formats,
  keepSelection,
  levelOf,
  moveCaretAfterImages,
} from './richTextModules.ts';

interface RichTextProps {
  label: string;
  /** The HTML to begin with; later changes come from the admin alone. */
  initial: string;
  onChange: (html: string) => void;
  /** Sends the images of the text. */
  uploads: ActorRefFrom<typeof imageUploadMachine>;
  error?: string | undefined;
  readOnly: boolean;
}

/**
 * The rich-text editor of posts. Chosen, pasted and dropped images are sent to the server first;
 * the text holds only their addresses.
 */
export function RichText({ label, initial, onChange, uploads, error, readOnly }: RichTextProps) {
  const id = useId();
  const editor = useRef<Quill | undefined>(undefined);
  // the formats that the toolbar shows as pressed; the text itself is in the machine of the page
  const [pressed, setPressed] = useState<Readonly<Record<string, unknown>>>({});
  const { send } = uploads;
  const toast = useToast();
  const images = useSelector(uploads, (current) => current);
  const { problem } = images.context;
  const reasons = Object.values(problem?.fields ?? {});
  useEffect(() => {
    const subscription = uploads.on('image.stored', ({ url, image }) => {
      const quill = editor.current;
      if (!quill || !image) return;
      const index = Math.min(image.index, quill.getLength() - 1);
      quill.insertEmbed(index, 'image', url, 'user');
      // an image next to a link is not part of it
      quill.formatText(index, 1, { link: false, alt: image.alt || text.someAlt }, 'user');
    });
    return () => subscription.unsubscribe();
  }, [uploads]);
  const modules = useMemo(
    () =>
      editorModules({
        onImages: (pasted) => send({ type: 'image.add', images: pasted }),
        onLosses: (losses) => toast({ type: 'toast.show', toast: { text: text.losses(losses) } }),
      }),
    [send, toast],
  );

  // the same function in every render, so that each Quill is prepared once
  const attach = useCallback((quill: ReactQuill | null) => {
    editor.current = quill?.editor;
    if (!quill?.editor) return;
    keepSelection(quill.editor);
    moveCaretAfterImages(quill.editor);
  }, []);

  // the editing area is Quill's own element, which React cannot label
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
    describe('aria-describedby', error ? `${id}-help` : undefined);
  }, [id, error]);

  const showFormats = () => {
    const quill = editor.current;
    if (!quill) return;
    const { index, length } = quill.getSelection() ?? quill.selection.savedRange;
    const headings = new Set(quill.getLines(index, length).map((line) => line.formats().header));
    const found = quill.getFormat(index, length);
    const canBeDeeper = found.list !== undefined && levelOf(found) < deepestLevel(quill, index);
    setPressed({
      ...found,
      ...(headings.size > 1 && { header: mixed }),
      ...(canBeDeeper && { canBeDeeper }),
    });
  };
  return (
    <div>
      {/* a style sheet of its own: the one of all pages is written into every public page */}
      <link rel="stylesheet" href={quillStyles} precedence="default" />
      <InputLabel component="span" id={id} onClick={() => editor.current?.focus()}>
        {label}
      </InputLabel>
      <Box sx={frame} data-invalid={error ? true : undefined} aria-busy={images.hasTag('busy')}>
        <RichTextToolbar
          editor={editor}
          pressed={pressed}
          onFormat={showFormats}
          onImage={(image) => send({ type: 'image.add', images: [image] })}
        />
        <ReactQuill
          ref={attach}
          theme="default"
          readOnly={readOnly}
          useSemanticHTML={false}
          defaultValue={stripCspViolations(initial)}
          placeholder={text.placeholder}
          modules={modules}
          formats={formats}
          onChange={(html, delta, source) => {
            send({ type: 'text.change', newIndexOf: (index) => delta.transformPosition(index) });
            if (source === 'user') onChange(html);
            showFormats();
          }}
          onChangeSelection={showFormats}
        />
        {images.hasTag('busy') && (
          <Box sx={{ px: 2, py: 0.5 }}>
            <UploadBar
              label={text.uploading}
              progress={undefined}
              onStop={() => {
                // the pressed button disappears, so the dialog returns the focus to the text
                editor.current?.focus();
                send({ type: 'upload.stop' });
              }}
            />
          </Box>
        )}
      </Box>
      {error && (
        <FormHelperText error id={`${id}-help`}>
          {error}
        </FormHelperText>
      )}
      {(images.matches('failed') || images.matches('stopped')) && (
        <MessageDialog
          {...(images.matches('stopped')
            ? text.stopped
            : {
                title: dialogText.failed,
                text: text.uploadFailed,
                detail: [problemText(problem), ...reasons].join(' '),
              })}
          onClose={() => send({ type: 'dialog.close' })}
          // sending a refused file again cannot help
          {...(reasons.length === 0 && {
            closeLabel: dialogText.cancel,
            onAction: () => send({ type: 'upload.retry' }),
          })}
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
    outline: '3px solid var(--mui-palette-primary-main)',
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
    // the frame shows the focus
    outline: 'none',
    '& img': {
      // a block, as in the published post
      display: 'block',
      maxWidth: '100%',
      height: 'auto',
      // beside an image without a size, as before it has loaded, Chromium begins a paragraph
      minWidth: '1lh',
      minHeight: '1lh',
      borderRadius: 1,
    },
    '& blockquote': { my: 2, mx: 0, pl: 2, borderLeft: 4, borderColor: 'divider' },
    '& h2, & h3, & h4': { mt: 2, mb: 1 },
    '& a': { color: 'primary.main' },
    '&.ql-blank::before': { color: 'text.secondary', fontStyle: 'normal', left: 16, right: 16 },
  },
} as const;
