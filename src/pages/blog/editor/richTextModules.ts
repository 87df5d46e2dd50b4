import Quill, { Parchment } from 'quill';
import type { TextImage } from '../../../../machines/editor/imageUpload.ts';
import { type PasteOptions, PostClipboard } from './PostClipboard.ts';
import { PostUploader } from './PostUploader.ts';

/** The formats that the editor allows. The server's `sanitise.ts` keeps more. */
export const formats = ['header', 'bold', 'italic', 'list', 'indent', 'link', 'blockquote', 'image'];

Quill.register({ 'modules/clipboard': PostClipboard, 'modules/uploader': PostUploader }, true);

const indent = Quill.import('formats/indent');
if (indent instanceof Parchment.ClassAttributor) {
  // only the items of a list have levels: a page shows no other indentation
  const canAdd = indent.canAdd.bind(indent);
  indent.canAdd = (node, value) => node.tagName === 'LI' && canAdd(node, value);
}

/**
 * Quill's modules as the text editor configures them. Pasted and dropped images go to the options'
 * functions, because they must never be in the text as base64.
 */
export function editorModules({ onImages, onLosses }: PasteOptions) {
  return {
    toolbar: false,
    uploader: {
      handler: ({ index }: { index: number }, files: File[]) => {
        const images = files.filter(({ type }) => /^image\/(?:png|jpeg)$/.test(type));
        const refused = files.length - images.length;
        if (refused > 0) onLosses({ kinds: new Set(), images: 0, files: refused });
        onImages(images.map((file): TextImage => ({ file, index, alt: '' })));
      },
    },
    // undo must not remove the text that the editor began with
    history: { userOnly: true },
    // Tab leaves the editor as it leaves every other field
    keyboard: { bindings: { tab: null, indent: null, outdent: null } },
    clipboard: { onImages, onLosses },
  };
}

/**
 * Puts the caret after a clicked image; the browser puts it where typing is lost.
 */
export function moveCaretAfterImages(quill: Quill): void {
  quill.root.addEventListener('click', ({ target }) => {
    const image = target instanceof HTMLImageElement ? Quill.find(target) : null;
    if (image && !(image instanceof Quill)) quill.setSelection(quill.getIndex(image) + 1, 0, 'user');
  });
}

/**
 * Gives the text its selection back with the focus. The browser puts the caret at the beginning when
 * a closed dialog, or Tab, returns the focus to the text. What is inserted meanwhile, such as an
 * image that has arrived, moves the selection that Quill remembers.
 */
export function keepSelection(quill: Quill): void {
  const { selection } = quill;
  let { scrollTop } = quill.root;
  quill.root.addEventListener('blur', () => {
    ({ scrollTop } = quill.root);
    // Quill learns of a moved caret a moment later, when it may be in a dialog already
    selection.update('silent');
  });
  quill.root.addEventListener('focus', () => {
    // a press of the mouse puts the caret itself
    if (selection.mouseDown) return;
    quill.root.scrollTop = scrollTop;
    quill.setSelection(selection.savedRange);
  });
  quill.on('text-change', (delta, _before, source) => {
    if (source !== 'user' || selection.getRange()[0]) return;
    const { index, length } = selection.savedRange;
    const start = delta.transformPosition(index);
    selection.savedRange = { index: start, length: delta.transformPosition(index + length) - start };
  });
}

/** The level of a line with these formats in its list, from 0; the first one of several lines'. */
export function levelOf({ indent }: Readonly<Record<string, unknown>>): number {
  return Number((Array.isArray(indent) ? indent[0] : indent) ?? 0);
}

/** How deep a line at this position may stand in its list: one level below the item above it. */
export function deepestLevel(quill: Quill, index: number): number {
  const [, offset] = quill.getLine(index);
  const above = index > offset ? quill.getLine(index - offset - 1)[0]?.formats() : undefined;
  return above?.list ? levelOf(above) + 1 : 0;
}
