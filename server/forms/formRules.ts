/** Which files a form may carry, and what a received one is. */
import type { operations } from '../../api/schema.ts';

export type UploadType =
  | 'image/jpeg'
  | 'image/png'
  | 'application/pdf'
  | 'video/mp4'
  | 'video/webm'
  | 'video/ogg';
export type UploadExtension = 'jpg' | 'png' | 'pdf' | 'mp4' | 'webm' | 'ogg';

/**
 * A received file: already checked by content, and gone when the request ends unless the file store
 * keeps it.
 */
export interface Upload {
  /** Temporary file. */
  path: string;
  /** Bytes. */
  size: number;
  type: UploadType;
  extension: UploadExtension;
}

export interface FileRule {
  /** The extensions that are taken. */
  accept: readonly UploadExtension[];
  /** Bytes of one file. */
  maxBytes: number;
  maxFiles: number;
  /** Whether the handler gets an array. */
  list: boolean;
}

/** By the field's wire name. */
export type FormRules = Readonly<Record<string, FileRule>>;

const MEGABYTE = 1024 * 1024;
const document: FileRule = {
  accept: ['pdf', 'jpg', 'png'],
  maxBytes: 10 * MEGABYTE,
  maxFiles: 1,
  list: false,
};
const postImage: FileRule = { accept: ['jpg', 'png'], maxBytes: 10 * MEGABYTE, maxFiles: 1, list: false };
const media: FileRule = {
  accept: ['jpg', 'png', 'mp4'],
  maxBytes: 50 * MEGABYTE,
  maxFiles: 20,
  list: true,
};

/** Every operation that takes a form (product, 5 and 7). */
export const formRules = {
  applyAsConsultant: { tax_plate: document, certificate: document },
  updateUser: { tax_plate: document, certificate: document },
  createPost: { file: postImage },
  updatePost: { file: postImage },
  uploadPostImage: { file: postImage },
  createAd: { images: media },
  updateAd: { images: media },
} as const satisfies Partial<Record<keyof operations, FormRules>>;

/**
 * The most bytes that a form may have; what is over a file's own limit is thrown away while it
 * arrives.
 */
export function maxFormBytes(rules: FormRules): number {
  const files = Object.values(rules).reduce((sum, rule) => sum + rule.maxBytes * rule.maxFiles, 0);
  return Math.max(64 * MEGABYTE, files + 4 * MEGABYTE);
}
