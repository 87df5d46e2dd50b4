import type { Range } from 'quill';
import Uploader from 'quill/modules/uploader.js';

/** Quill's reader of pasted and dropped files; the handler also gets those that cannot be taken. */
export class PostUploader extends Uploader {
  override upload(range: Range, files: FileList | File[]): void {
    this.options.handler?.call(this, range, Array.from(files));
  }
}
