import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import Clipboard from 'quill/modules/clipboard.js';
import type { TextImage } from '../../../../machines/editor/imageUpload.ts';
import { plainText } from '../../../../rules/blog/excerpt.ts';
import { keepStyles, stripCspViolations } from '../../../../rules/blog/stripCspViolations.ts';
import type { Loss, Losses } from '../../../text/blog/richText.ts';
import { imageFromDataUrl } from './imageFromDataUrl.ts';
import { isOwnImage, readForeignHtml } from './readForeignHtml.ts';

export interface PasteOptions {
  /** Sends pasted images, which must never be in the text as base64. */
  onImages: (images: readonly TextImage[]) => void;
  onLosses: (losses: Losses) => void;
}

type Options = ConstructorParameters<typeof Clipboard>[1];

interface Copied {
  html?: string;
  text?: string;
}

/**
 * Quill's clipboard for a page whose content security policy forbids inline styles. The browser
 * drops them while it parses, and with them what other programs say about bold text and lists; so
 * they are kept aside until the HTML is parsed.
 */
export class PostClipboard extends Clipboard {
  #images: TextImage[] = [];
  #losses = { kinds: new Set<Loss>(), images: 0 };
  readonly #paste: Partial<PasteOptions>;

  constructor(quill: Quill, options: Options & Partial<PasteOptions>) {
    super(quill, options);
    this.#paste = options;
  }

  /** Also converts a stored text when the editor opens. */
  override convert({ html, text }: Copied, formats?: Record<string, unknown>): Delta {
    this.#images = [];
    this.#losses = { kinds: new Set(), images: 0 };
    const converted = super.convert(
      {
        ...(html !== undefined && { html: stripCspViolations(keepStyles(withWholeSigns(html))) }),
        ...(text !== undefined && { text }),
      },
      formats,
    );
    const shown = new Delta();
    for (const op of converted.ops) {
      const { insert, attributes } = op;
      const src = typeof insert === 'object' ? insert.image : undefined;
      if (typeof src === 'string' && !isOwnImage(src)) {
        const file = imageFromDataUrl(src);
        const alt = typeof attributes?.alt === 'string' ? attributes.alt : '';
        if (file) this.#images.push({ file, index: shown.length(), alt });
        else this.#losses.images++;
      } else shown.push({ ...op, ...(attributes && { attributes: shownFormats(attributes) }) });
    }
    return shown;
  }

  protected override normalizeHTML(doc: Document): void {
    const { kinds, images } = readForeignHtml(doc);
    this.#losses.images += images;
    for (const kind of kinds) this.#losses.kinds.add(kind);
    // after the styles have been put back, which tell it what Google Docs means
    super.normalizeHTML(doc);
  }

  override onCapturePaste(event: ClipboardEvent): void {
    const files = Array.from(event.clipboardData?.files ?? []);
    const html = event.clipboardData?.getData('text/html') ?? '';
    const isEditable = !event.defaultPrevented && this.quill.isEnabled();
    if (!isEditable || files.length === 0 || html === '') {
      super.onCapturePaste(event);
      return;
    }
    // Quill would parse the HTML with its styles
    event.preventDefault();
    const range = this.quill.getSelection(true);
    // a copied image has a file and HTML without words; words have a file too when Word or Excel
    // adds a picture of them
    if (plainText(html) === '') this.quill.uploader.upload(range, files);
    else this.onPaste(range, { html, text: event.clipboardData?.getData('text/plain') ?? '' });
  }

  override onPaste(range: Range, copied: Copied): void {
    super.onPaste(range, copied);
    const { kinds, images } = this.#losses;
    if (kinds.size > 0 || images > 0) this.#paste.onLosses?.({ kinds, images, files: 0 });
    if (this.#images.length === 0) return;
    this.#paste.onImages?.(this.#images.map((image) => ({ ...image, index: range.index + image.index })));
  }
}

/** Joins the halves of a sign, such as an emoji, that Word writes apart and a browser cannot read. */
function withWholeSigns(html: string): string {
  return html.replace(/&#(5[5-7]\d{3});/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** The nearest formats that the toolbar has. */
function shownFormats(formats: Record<string, unknown>): Record<string, unknown> {
  const { header, list } = formats;
  return {
    ...formats,
    // the title of the post is its only heading of the first level
    ...(typeof header === 'number' && { header: Math.min(Math.max(header, 2), 4) }),
    ...(list !== undefined && { list: list === 'ordered' ? 'ordered' : 'bullet' }),
  };
}
