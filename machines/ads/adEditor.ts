import { body, expectStatus, toFormData } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import {
  type AdFields,
  adFaults,
  adFields,
  emptyAd,
  isSameAd,
  keepAd,
  losesFiles,
  rebaseAd,
  restoreAd,
  toAdForm,
} from '../../rules/ads/adFields.ts';
import { newFiles, orderOf } from '../../rules/documents/media.ts';
import { partOf } from '../editor/editorParts.ts';
import { recordEditor } from '../editor/recordEditor.ts';

/**
 * Writing and changing a land ad with its images and videos (product, 2, 5, 7 and 8). What was typed and listed stays through a failed save; what was typed also through a reload;
 * another admin's save is never overwritten unawares.
 */
export const adEditorMachine = recordEditor<AdFields>({
  id: 'adEditor',
  empty: emptyAd,
  async load({ client, id }, signal) {
    const params = { path: { id: Number(id) } };
    const [ad] = body(await client.GET('/api/v1/lands/{id}', { params, signal }));
    if (!ad) throw new ApiError('missing', 404);
    return { fields: adFields(ad), version: ad.version };
  },
  async save({ client, id, version, key, fields, report }, signal) {
    const images = newFiles(fields.media);
    const form = { ...toAdForm(fields), images };
    const header = { 'Idempotency-Key': key };
    const sending = { bodySerializer: toFormData, signal, onProgress: partOf(report) };
    if (id === undefined) {
      const answer = await client.POST('/api/v1/lands', { ...sending, params: { header }, body: form });
      expectStatus(answer, 200);
    } else {
      const existing_images = orderOf(fields.media);
      const answer = await client.PATCH('/api/v1/lands/update/{id}', {
        ...sending,
        params: { header, path: { id } },
        body: { ...form, existing_images, ...(version !== undefined && { version }) },
      });
      expectStatus(answer, 200);
    }
  },
  async remove({ client, id }, signal) {
    const params = { path: { id: Number(id) } };
    expectStatus(await client.DELETE('/api/v1/lands/{id}', { params, signal }), 202);
  },
  faults: adFaults,
  isSame: isSameAd,
  keep: keepAd,
  loses: losesFiles,
  restore: restoreAd,
  rebase: rebaseAd,
});
