import type { components } from '../../api/schema.ts';
import { fileFault, uploadLimits } from '../documents/uploadLimits.ts';
import type { Faults } from '../records/faults.ts';
import { textsOf } from '../records/properties.ts';
import { rebaseFields } from '../records/rebaseFields.ts';

type Post = components['schemas']['Post'];

/** The fields of the post editor. */
export interface PostFields {
  title: string;
  /** HTML, as the editor writes it. */
  content: string;
  meta_desc: string;
  /** The stored image's file name, or empty. */
  image: string;
  /** A new image, chosen but not yet sent. */
  file: File | undefined;
  /** Images of the text are still being sent: saving now would leave them out. */
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

export function postFields({ title, content, meta_desc, image }: Post): PostFields {
  return { ...emptyPost, title, content, meta_desc, image };
}

/** A post needs a title and a text, and its cover must be an image. */
export function postFaults({ title, content, file, imagesUploading }: PostFields): Faults<PostFields> {
  const fault = file && fileFault(file, uploadLimits.postImage);
  return {
    ...(title.trim() === '' ? { title: 'missing' } : {}),
    ...(isBlankHtml(content) ? { content: 'missing' } : {}),
    ...(content.length > maxContent ? { content: 'tooLong' } : {}),
    ...(imagesUploading ? { content: 'uploading' } : {}),
    ...(fault ? { file: fault } : {}),
  };
}
/** In characters of HTML, as in the contract. */
const maxContent = 200_000;

/** Whether there is neither text nor an image, as in the empty document of the text editor. */
export function isBlankHtml(html: string): boolean {
  // invisible characters are not text
  const shown = html.replace(/<[^<>]*>|&nbsp;|\s|\p{Default_Ignorable_Code_Point}/gu, '');
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
 * Merges my changes since `base` into the other admin's version, whose stored image is kept.
 */
export function rebasePost(mine: PostFields, theirs: PostFields, base: PostFields): PostFields {
  return { ...rebaseFields(['title', 'content', 'meta_desc'], mine, theirs, base), image: theirs.image };
}

const kept = ['title', 'content', 'meta_desc', 'image'] as const;

/** The part of a post that a draft can hold: everything but a chosen file. */
export function keepPost({ title, content, meta_desc, image }: PostFields): Record<string, string> {
  return { title, content, meta_desc, image };
}

/** The inverse of {@link keepPost}; undefined for anything else. */
export function restorePost(draft: unknown): PostFields | undefined {
  const texts = textsOf(draft, kept);
  return texts && { ...emptyPost, ...texts };
}
