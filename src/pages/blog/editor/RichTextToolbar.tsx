import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useMachine } from '@xstate/react';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Quill } from 'react-quill-new';
import { type TextRange, textDialogsMachine } from '../../../../machines/blog/textDialogs.ts';
import type { TextImage } from '../../../../machines/editor/imageUpload.ts';
import { richTextText as text } from '../../../text/blog/richText.ts';
import {
  BoldIcon,
  BulletsIcon,
  CleanIcon,
  DeeperIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
  ShallowerIcon,
} from './icons.tsx';
import { TextDialog } from './TextDialog.tsx';

/** The heading choice of a selection whose lines have several. */
export const mixed = 'mixed';

interface RichTextToolbarProps {
  editor: RefObject<Quill | undefined>;
  /** Quill's formats at the caret, and `canBeDeeper` for an item that may go one level down. */
  pressed: Readonly<Record<string, unknown>>;
  /** Called when the formats at the caret may have changed. */
  onFormat: () => void;
  onImage: (image: TextImage) => void;
}

const marks = [
  { format: 'bold', value: true, label: text.bold, Icon: BoldIcon },
  { format: 'italic', value: true, label: text.italic, Icon: ItalicIcon },
  { format: 'list', value: 'bullet', label: text.bullets, Icon: BulletsIcon },
  { format: 'list', value: 'ordered', label: text.numbers, Icon: NumbersIcon },
  { format: 'blockquote', value: true, label: text.quote, Icon: QuoteIcon },
] as const;

/** The buttons above the text, each with its Turkish name and tooltip. */
export function RichTextToolbar({ editor, pressed, onFormat, onImage }: RichTextToolbarProps) {
  const byPointer = useRef(false);
  const change = (apply: (quill: Quill, range: TextRange) => void) => {
    const quill = editor.current;
    // a button pressed by keyboard has the focus: the text gets it back with its selection
    if (quill) apply(quill, quill.getSelection(true));
    onFormat();
  };
  const [dialog, send] = useMachine(
    textDialogsMachine.provide({
      actions: {
        insertLink: (_, { range: { index, length }, address, words }) => {
          const quill = editor.current;
          if (length > 0) quill?.formatText(index, length, 'link', address, 'user');
          else if (words) {
            quill?.insertText(index, words, 'link', address, 'user');
            // text typed after the link is not part of it
            quill?.setSelection(index + words.length, 0, 'user');
            quill?.format('link', false, 'user');
          } else quill?.format('link', address, 'user');
          onFormat();
        },
        removeLink: () =>
          change((quill, { index, length }) => {
            const [leaf, offset] = quill.getLeaf(index);
            if (length > 0 || !leaf) quill.format('link', false, 'user');
            else quill.formatText(index - offset, leaf.length(), 'link', false, 'user');
          }),
        insertImage: (_, { range, file, alt }) => file && onImage({ file, alt, index: range.index }),
      },
    }),
  );
  const heading = ['2', '3', '4', mixed].find((value) => value === String(pressed.header)) ?? '';
  return (
    <Box
      role="group"
      aria-label={text.toolbar}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '--input-height': '2.25rem',
      }}
    >
      <NativeSelect
        input={<OutlinedInput />}
        name="heading"
        value={heading}
        inputProps={{ 'aria-label': text.block }}
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onKeyDown={() => {
          byPointer.current = false;
        }}
        onChange={(event) => {
          const level = Number(event.target.value);
          const quill = editor.current;
          if (!quill) return;
          // the selection outlives a focus on the toolbar
          const { index, length } = quill.selection.savedRange;
          quill.formatLine(index, length, 'header', level || false, 'user');
          // keep the focus for the keyboard: arrow keys pass choices, and Tab leaves the select
          if (byPointer.current) quill.focus();
          else event.target.focus();
          onFormat();
        }}
      >
        {heading === mixed && (
          <option value={mixed} disabled>
            {text.blocks.mixed}
          </option>
        )}
        <option value="">{text.blocks.paragraph}</option>
        <option value="2">{text.blocks.h2}</option>
        <option value="3">{text.blocks.h3}</option>
        <option value="4">{text.blocks.h4}</option>
      </NativeSelect>
      {marks.map(({ format, value, label, Icon }) => {
        const on = pressed[format] === value;
        return (
          <Tool
            key={label}
            label={label}
            on={on}
            onPress={() => change((quill) => quill.format(format, on ? false : value, 'user'))}
          >
            <Icon />
          </Tool>
        );
      })}
      <Tool
        label={text.deeper}
        disabled={!pressed.canBeDeeper}
        onPress={() => change((quill) => quill.format('indent', '+1', 'user'))}
      >
        <DeeperIcon />
      </Tool>
      <Tool
        label={text.shallower}
        disabled={!pressed.indent}
        onPress={() => change((quill) => quill.format('indent', '-1', 'user'))}
      >
        <ShallowerIcon />
      </Tool>
      <Tool
        label={text.link}
        on={linkAt(pressed) !== ''}
        onPress={() =>
          change((quill, range) =>
            send({ type: 'link.ask', range, current: linkAt(quill.getFormat(range.index, range.length)) }),
          )
        }
      >
        <LinkIcon />
      </Tool>
      <Tool label={text.image} onPress={() => change((_, range) => send({ type: 'image.ask', range }))}>
        <ImageIcon />
      </Tool>
      <Tool
        label={text.clean}
        onPress={() => change((quill, { index, length }) => quill.removeFormat(index, length, 'user'))}
      >
        <CleanIcon />
      </Tool>
      {!dialog.matches('closed') && <TextDialog snapshot={dialog} send={send} />}
    </Box>
  );
}

/** The address of the link in these formats; empty without one. */
function linkAt({ link }: Readonly<Record<string, unknown>>): string {
  return typeof link === 'string' ? link : '';
}

interface ToolProps {
  label: string;
  on?: boolean;
  /** It keeps the focus, and a press does nothing. */
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool(props: ToolProps) {
  return (
    <Tooltip title={props.label}>
      <IconButton
        type="button"
        aria-label={props.label}
        aria-pressed={props.on}
        aria-disabled={props.disabled}
        // a press by mouse must not take the focus from the text
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !props.disabled && props.onPress()}
        sx={{
          borderRadius: 1,
          color: 'text.primary',
          width: '2.75rem',
          height: '2.75rem',
          '&[aria-disabled=true]': { color: 'text.disabled' },
          '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' },
        }}
      >
        {props.children}
      </IconButton>
    </Tooltip>
  );
}
