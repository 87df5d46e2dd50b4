import { Quill } from 'react-quill-new';
import { stripCspViolations } from '../../../../rules/blog/stripCspViolations.ts';
import { imageFromDataUrl } from './imageFromDataUrl.ts';

const Delta = Quill.import('delta');

/** The formats that the editor allows. The server's `sanitise.ts` keeps more. */
export const formats = ['header', 'bold', 'italic', 'list', 'link', 'blockquote', 'image'];

const ownFile = /^\/api\/v1\/users\/docs\/[a-z0-9]+\.(jpg|png)$/;

/**
 * Quill's modules as the text editor configures them.
 * @param onImages sends pasted and dropped images, which must never be in the text as base64; an
 * undefined index stands for the caret.
 */
export function editorModules(onImages: (index: number | undefined, files: File[]) => void) {
  return {
    toolbar: false,
    uploader: {
      mimetypes: ['image/png', 'image/jpeg'],
      handler: ({ index }: { index: number }, files: File[]) => onImages(index, files),
    },
    // undo must not remove the text that the editor began with
    history: { userOnly: true },
    // Tab leaves the editor as it leaves every other field
    keyboard: { bindings: { tab: null, indent: null, outdent: null } },
    clipboard: {
      matchers: [
        [
          'img',
          (node: HTMLElement, delta: InstanceType<typeof Delta>) => {
            const src = node.getAttribute('src') ?? '';
            if (ownFile.test(src)) return delta;
            const file = imageFromDataUrl(src);
            if (file) onImages(undefined, [file]);
            // the content security policy blocks images from other sites
            return new Delta();
          },
        ],
      ],
    },
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
 * Strips from pasted HTML what the content security policy would report, before the browser parses
 * it.
 */
export function stripPastedCspViolations(quill: Quill): void {
  const { clipboard } = quill;
  const convert = clipboard.convert.bind(clipboard);
  clipboard.convert = ({ html, text }, formats) =>
    convert(
      {
        ...(html === undefined ? {} : { html: stripCspViolations(html) }),
        ...(text === undefined ? {} : { text }),
      },
      formats,
    );
}
