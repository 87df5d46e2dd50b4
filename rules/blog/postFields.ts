import type { components } from '../../api/schema.ts';
import { fileFault, uploadLimits } from '../documents/uploadLimits.ts';
import { type Faults, rebaseFields, textsOf } from '../records/fields.ts';

type Post = components['schemas']['Post'];

/** What is edited of a post. */
export interface PostFields {
  title: string;
  /** HTML, as the editor writes it. */
  content: string;
  meta_desc: string;
  /** The stored image's file name, or empty. */
  image: string;
  /** A new image, chosen but not yet sent. */
  file: File | undefined;
  /** Pictures of the text are still being sent: saving now would leave them out. */
  imagesUploading: boolean;
}
export const emptyPost: PostFields = {
  title: '',
  content: '',
  meta_desc: '',
  image: '',
  file: undefined,
  imagesUploading: false,
};

/** How much of the meta description is shown (product, 9). */
export const metaLength = 160;

export function postFields({ title, content, meta_desc, image }: Post): PostFields {
  return { ...emptyPost, title, content, meta_desc, image };
}

/** A post needs a title and a text, and its cover must be an image. */
export function postFaults({ title, content, file, imagesUploading }: PostFields): Faults<PostFields> {
  const fault = file && fileFault(file, uploadLimits.postImage);
  return {
    ...(title.trim() === '' ? { title: 'missing' } : {}),
    ...(isBlankHtml(content) ? { content: 'missing' } : {}),
    ...(content.length > maxContent ? { content: 'tooLarge' } : {}),
    ...(imagesUploading ? { content: 'uploading' } : {}),
    ...(fault ? { file: fault } : {}),
  };
}
/** Characters of HTML that the contract takes. */
const maxContent = 200_000;

/** Whether there is neither text nor a picture, as in the editor's own empty document. */
export function isBlankHtml(html: string): boolean {
  // characters without a width show nothing
  const shown = html.replace(/<[^>]*>|&nbsp;|\s|\p{Default_Ignorable_Code_Point}/gu, '');
  return !html.includes('<img ') && shown === '';
}

export function isSamePost(one: PostFields, other: PostFields): boolean {
  return (
    one.title === other.title &&
    (one.content === other.content || (isBlankHtml(one.content) && isBlankHtml(other.content))) &&
    one.meta_desc === other.meta_desc &&
    one.image === other.image &&
    one.file === other.file
  );
}

/**
 * What is saved of one's own changes when another admin was quicker: what was left as it was is
 * theirs, and so is the stored image, unless a new one was chosen.
 */
export function rebasePost(mine: PostFields, theirs: PostFields, base: PostFields): PostFields {
  return { ...rebaseFields(['title', 'content', 'meta_desc'], mine, theirs, base), image: theirs.image };
}

const kept = ['title', 'content', 'meta_desc', 'image'] as const;

/** What a draft holds of a post: all but a chosen file. */
export function keepPost({ title, content, meta_desc, image }: PostFields): Record<string, string> {
  return { title, content, meta_desc, image };
}
export function restorePost(draft: unknown): PostFields | undefined {
  const texts = textsOf(draft, kept);
  return texts && { ...emptyPost, ...texts };
}
