import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jpg, mp4 } from '../fixtures/forms.ts';
import { mediaFields, startRecordServer } from '../fixtures/recordServer.ts';

test('only the user of the server can read what was uploaded', async ({ onTestFinished }) => {
  const server = await startRecordServer();
  onTestFinished(() => server.stop());
  await server.sendApplication('zeynep.kaya@example.com');
  await server.addAd({}, mediaFields(jpg, mp4));
  await server.addPost({ file: { data: jpg } });
  const folder = join(server.services.config.dataDir, 'files');
  const stored = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = stored
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(4);
  const open = await Promise.all(
    files.map(async (path) => ({ path, others: (await stat(path)).mode & 0o077 })),
  );
  expect(open.filter(({ others }) => others !== 0)).toEqual([]);
});
