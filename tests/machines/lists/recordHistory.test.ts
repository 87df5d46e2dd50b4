import { expect, test } from 'vitest';
import { type HistoryEntry, loadHistory } from '../../../machines/lists/recordHistory.ts';
import { wire } from '../calls.ts';

const entry: HistoryEntry = {
  id: 3,
  tarih: '2026-01-05T09:00:00.000Z',
  actor: { id: 61, name: 'Yönetici' },
  action: 'offered',
  detail: { teklif_tutar: 750000 },
};

test('a history is asked for by the kind and the id of its record', async () => {
  const { client, sent } = wire({ body: [entry] });
  expect(await loadHistory(client, 'request', 12, new AbortController().signal)).toEqual([entry]);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/v1/history/request/12']);
});
