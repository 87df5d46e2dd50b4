import type { UploadLimit } from '../../rules/documents/uploadLimits.ts';

/** The extensions under which uploaded files are stored. */
export type UploadExtension = UploadLimit['extensions'][number];

/** An uploaded file whose content has been checked, in a temporary file of its request. */
export interface Upload {
  path: string;
  /** Bytes. */
  size: number;
  extension: UploadExtension;
}
