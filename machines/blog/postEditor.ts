import { raise } from 'xstate';
import { body, expectStatus, toFormData } from '../../api/client.ts';
import {
  emptyPost,
  isSamePost,
  keepPost,
  type PostFields,
  postFaults,
  postFields,
  rebasePost,
  restorePost,
} from '../../rules/blog/postFields.ts';
import { recordEditor } from '../editor/recordEditor.ts';

/**
 * Writing and changing a post (product, 2, 7 and 8): title, text, meta description and image. A
 * child sends the images inside the text. A failed save loses nothing, a reload only a file not yet
 * sent, and another admin's save is never overwritten without asking.
 */
export const postEditorMachine = recordEditor<PostFields>(
  {
    id: 'postEditor',
    empty: emptyPost,
    async load({ client, id }, signal) {
      const params = { path: { id } };
      const post = body(await client.GET('/api/v1/blog/{id}', { params, signal }));
      return { fields: postFields(post), version: post.version };
    },
    async save({ client, id, version, key, fields, onProgress }, signal) {
      const { title, content, meta_desc, file } = fields;
      const form = { title, content, meta_desc, ...(file && { file }) };
      const header = { 'Idempotency-Key': key };
      const sending = { bodySerializer: toFormData, signal, onProgress };
      if (id === undefined) await client.POST('/api/v1/blog', { ...sending, params: { header }, body: form });
      else {
        await client.PATCH('/api/v1/blog/{id}', {
          ...sending,
          params: { header, path: { id } },
          body: { ...form, ...(version !== undefined && { version }) },
        });
      }
    },
    async remove({ client, id }, signal) {
      const params = { path: { id } };
      expectStatus(await client.DELETE('/api/v1/blog/{id}', { params, signal }), 202);
    },
    faults: postFaults,
    isSame: isSamePost,
    keep: keepPost,
    loses: ({ file }) => file !== undefined,
    restore: restorePost,
    rebase: rebasePost,
  },
  {
    id: 'images',
    src: 'images',
    input: ({ context: { client } }) => ({ client }),
    onSnapshot: {
      actions: raise(({ event }) => ({
        type: 'fields.change',
        change: { imagesUploading: event.snapshot.context.queue.length > 0 },
      })),
    },
  },
);
