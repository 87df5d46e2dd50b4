import { Quill } from 'react-quill-new';
import { quietHtml } from '../../../rules/blog/quietHtml.ts';
import { imageFromDataUrl } from '../../browser/imageFromDataUrl.ts';

const Delta = Quill.import('delta');

/** What a text may hold; the server lets nothing more through. */
export const formats = ['header', 'bold', 'italic', 'list', 'link', 'blockquote', 'image'];

const ownFile = /^\/api\/v1\/users\/docs\/[a-z0-9]+\.(jpg|png)$/;

/**
 * How the editor behaves.
 * @param onPictures takes pictures that were pasted or dropped (undefined: at the caret), to be
 * sent: they must never stand in the text as base64.
 */
export function editorModules(onPictures: (index: number | undefined, files: File[]) => void) {
  return {
    toolbar: false,
    uploader: {
      mimetypes: ['image/png', 'image/jpeg'],
      handler: ({ index }: { index: number }, files: File[]) => onPictures(index, files),
    },
    // what the editor begins with is nothing that the person did, and so nothing to be undone
    history: { userOnly: true },
    // Tab leaves the editor, as it leaves every other field
    keyboard: { bindings: { tab: null, indent: null, outdent: null } },
    clipboard: {
      matchers: [
        [
          'img',
          (node: HTMLElement, delta: InstanceType<typeof Delta>) => {
            const src = node.getAttribute('src') ?? '';
            if (ownFile.test(src)) return delta;
            const file = imageFromDataUrl(src);
            if (file) onPictures(undefined, [file]);
            // a picture that another site serves would be blocked on our pages
            return new Delta();
          },
        ],
      ],
    },
  };
}

/**
 * A click on a picture leads behind it: the browser alone puts the caret where nothing that is
 * typed arrives.
 */
export function leadBehindImages(quill: Quill): void {
  quill.root.addEventListener('click', ({ target }) => {
    const picture = target instanceof HTMLImageElement ? Quill.find(target) : null;
    if (picture && !(picture instanceof Quill)) quill.setSelection(quill.getIndex(picture) + 1, 0, 'user');
  });
}

/** Takes from pasted texts what the page's policy would complain of, before they are read. */
export function quietPastes(quill: Quill): void {
  const { clipboard } = quill;
  const convert = clipboard.convert.bind(clipboard);
  clipboard.convert = ({ html, text }, formats) =>
    convert(
      { ...(html === undefined ? {} : { html: quietHtml(html) }), ...(text === undefined ? {} : { text }) },
      formats,
    );
}
