import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Quill } from 'react-quill-new';
import type { Picture } from '../../../machines/editor/imageUpload.ts';
import { richTextText as text } from '../../text/editor/richText.ts';
import { ImageDialog } from './ImageDialog.tsx';
import {
  BoldIcon,
  BulletsIcon,
  CleanIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
} from './icons.tsx';
import { LinkDialog } from './LinkDialog.tsx';

/** The heading of lines that have several. */
export const mixed = 'mixed';

/** A stretch of the text, in Quill's places. */
export type Range = { index: number; length: number };

interface RichTextToolbarProps {
  editor: RefObject<Quill | undefined>;
  /** Where the person was in the text last. */
  caret: RefObject<Range>;
  /** Quill's formats at the caret. */
  pressed: Readonly<Record<string, unknown>>;
  /** The formats at the caret may have changed. */
  onFormat: () => void;
  onPicture: (picture: Picture) => void;
}

const marks = [
  { format: 'bold', value: true, label: text.bold, Icon: BoldIcon },
  { format: 'italic', value: true, label: text.italic, Icon: ItalicIcon },
  { format: 'list', value: 'bullet', label: text.bullets, Icon: BulletsIcon },
  { format: 'list', value: 'ordered', label: text.numbers, Icon: NumbersIcon },
  { format: 'blockquote', value: true, label: text.quote, Icon: QuoteIcon },
] as const;

/** The signs above the text: plain buttons with Turkish names, each with its tooltip. */
export function RichTextToolbar({ editor, caret, pressed, onFormat, onPicture }: RichTextToolbarProps) {
  const [open, setOpen] = useState<{ dialog: 'link' | 'picture'; range: Range }>();
  const byPointer = useRef(false);
  const change = (apply: (quill: Quill, range: Range) => void) => {
    const quill = editor.current;
    // a button that was pressed by keyboard has the focus: the text gets it back with its selection
    if (quill) apply(quill, quill.getSelection(true));
    onFormat();
  };
  const ask = (dialog: 'link' | 'picture') => change((_, range) => setOpen({ dialog, range }));
  const close = () => {
    setOpen(undefined);
    editor.current?.focus();
  };
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
      }}
    >
      <NativeSelect
        name="heading"
        value={heading}
        inputProps={{ 'aria-label': text.block }}
        sx={{ '& select:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main' } }}
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onKeyDown={() => {
          byPointer.current = false;
        }}
        onChange={(event) => {
          const level = Number(event.target.value);
          const { index, length } = caret.current;
          editor.current?.formatLine(index, length, 'header', level === 0 ? false : level, 'user');
          // an arrow key may only pass by: whoever chooses by keyboard leaves with Tab
          if (byPointer.current) editor.current?.focus();
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
      <Tool label={text.link} on={typeof pressed.link === 'string'} onPress={() => ask('link')}>
        <LinkIcon />
      </Tool>
      <Tool label={text.image} onPress={() => ask('picture')}>
        <ImageIcon />
      </Tool>
      <Tool
        label={text.clean}
        onPress={() => change((quill, { index, length }) => quill.removeFormat(index, length, 'user'))}
      >
        <CleanIcon />
      </Tool>
      {open?.dialog === 'link' && (
        <LinkDialog
          address={typeof pressed.link === 'string' ? pressed.link : ''}
          needsWords={open.range.length === 0 && typeof pressed.link !== 'string'}
          onClose={close}
          onAdd={(address, words) => {
            const quill = editor.current;
            const { index, length } = open.range;
            if (length > 0) quill?.formatText(index, length, 'link', address, 'user');
            else if (words) {
              quill?.insertText(index, words, 'link', address, 'user');
              // what is typed next is no part of the link
              quill?.setSelection(index + words.length, 0, 'user');
              quill?.format('link', false, 'user');
            } else quill?.format('link', address, 'user');
            close();
          }}
          onRemove={() => {
            change((quill, { index, length }) => {
              const [leaf, offset] = quill.getLeaf(index);
              if (length > 0 || !leaf) quill.format('link', false, 'user');
              else quill.formatText(index - offset, leaf.length(), 'link', false, 'user');
            });
            close();
          }}
        />
      )}
      {open?.dialog === 'picture' && (
        <ImageDialog
          onClose={close}
          onAdd={(file, alt) => {
            onPicture({ file, alt, index: open.range.index });
            close();
          }}
        />
      )}
    </Box>
  );
}

function Tool(props: { label: string; on?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Tooltip title={props.label}>
      <IconButton
        type="button"
        aria-label={props.label}
        aria-pressed={props.on}
        // the text keeps its selection while the mouse presses
        onMouseDown={(event) => event.preventDefault()}
        onClick={props.onPress}
        sx={{
          borderRadius: 1,
          color: 'text.primary',
          width: '2.75rem',
          height: '2.75rem',
          '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' },
        }}
      >
        {props.children}
      </IconButton>
    </Tooltip>
  );
}
