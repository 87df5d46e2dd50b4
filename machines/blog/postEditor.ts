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
import { partOf } from '../editor/editorParts.ts';
import { recordEditor } from '../editor/recordEditor.ts';

/**
 * Writing and changing a post (product, 2, 7 and 8): title, text, meta description
 * and image. What was written stays through a failed save and a reload, and another admin's save is
 * never overwritten unawares.
 */
export const postEditorMachine = recordEditor<PostFields>({
  id: 'postEditor',
  empty: emptyPost,
  async load({ client, id }, signal) {
    const params = { path: { id: Number(id) } };
    const post = body(await client.GET('/api/v1/blog/{id}', { params, signal }));
    return { fields: postFields(post), version: post.version };
  },
  async save({ client, id, version, key, fields: { title, content, meta_desc, file }, report }, signal) {
    const form = { title, content, meta_desc, ...(file && { file }) };
    const header = { 'Idempotency-Key': key };
    const sending = { bodySerializer: toFormData, signal, onProgress: partOf(report) };
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
    const params = { path: { id: Number(id) } };
    expectStatus(await client.DELETE('/api/v1/blog/{id}', { params, signal }), 202);
  },
  faults: postFaults,
  isSame: isSamePost,
  keep: keepPost,
  loses: ({ file }) => file !== undefined,
  restore: restorePost,
  rebase: rebasePost,
});
