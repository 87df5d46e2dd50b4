import { raise } from 'xstate';
import { expectStatus, onlyItem, toFormData } from '../../api/client.ts';
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
import { mediaOrder, newFiles } from '../../rules/ads/mediaItems.ts';
import { recordEditor } from '../editor/recordEditor.ts';

/**
 * Writing and changing a land ad with its images and videos (product, 2, 5, 7 and 8). Its place and
 * its media are held by children. A failed save loses nothing. A reload loses only files that were
 * not sent yet. Another admin's save is never overwritten without asking.
 */
export const adEditorMachine = recordEditor<AdFields>(
  {
    id: 'adEditor',
    empty: emptyAd,
    async load({ client, id }, signal) {
      const params = { path: { id } };
      const ad = onlyItem(await client.GET('/api/v1/lands/{id}', { params, signal }));
      return { fields: adFields(ad), version: ad.version };
    },
    async save({ client, id, version, key, fields, onProgress }, signal) {
      const form = { ...toAdForm(fields), images: newFiles(fields.media) };
      const header = { 'Idempotency-Key': key };
      const sending = { bodySerializer: toFormData, signal, onProgress };
      const answer =
        id === undefined
          ? await client.POST('/api/v1/lands', { ...sending, params: { header }, body: form })
          : await client.PATCH('/api/v1/lands/update/{id}', {
              ...sending,
              params: { header, path: { id } },
              body: {
                ...form,
                existing_images: mediaOrder(fields.media),
                ...(version !== undefined && { version }),
              },
            });
      expectStatus(answer, 200);
    },
    async remove({ client, id }, signal) {
      const params = { path: { id } };
      expectStatus(await client.DELETE('/api/v1/lands/{id}', { params, signal }), 202);
    },
    faults: adFaults,
    isSame: isSameAd,
    keep: keepAd,
    loses: losesFiles,
    restore: restoreAd,
    rebase: rebaseAd,
  },
  [
    {
      id: 'location',
      src: 'location',
      input: ({ context: { client, fields } }) => ({ client, place: fields.place }),
      onSnapshot: {
        actions: raise(({ event }) => ({
          type: 'fields.change',
          change: { place: event.snapshot.context.place },
        })),
      },
    },
    {
      id: 'media',
      src: 'media',
      input: ({ context: { fields } }) => ({ media: fields.media }),
      onSnapshot: {
        actions: raise(({ event }) => ({
          type: 'fields.change',
          change: { media: event.snapshot.context.media },
        })),
      },
    },
  ],
);
