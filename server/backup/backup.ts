import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.ts';
import { reason, StartError } from '../config/startError.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { copyName, copyWidths } from '../files/fileNames.ts';
import type { FileStore, StoredFile } from '../files/fileStore.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import { createScratch } from './scratch.ts';
import { type BackupSource, openSource, productVersion } from './source.ts';

interface BackupResult {
  files: number;
  /** Names of files in the database that the store does not have. */
  missingFiles: string[];
  /** How long queries had to wait; undefined when none had to. */
  heldMs: number | undefined;
}

/** Files that are looked up in parallel: each lookup in a bucket is a round trip. */
const maxLookups = 16;

/**
 * Writes a consistent copy of the database, and the files that it names, into one file. The product
 * may be in use while it runs.
 * @throws StartError when it fails; `path` is then as it was before.
 */
export async function backup(config: Config, path: string): Promise<BackupResult> {
  const folder = await stat(dirname(path)).catch(() => undefined);
  if (!folder?.isDirectory()) throw new StartError(`There is no folder ${dirname(path)} for the backup`);
  const scratch = createScratch(path);
  const source = await openSource(config, scratch);
  const archive = createArchive(path, scratch.archive);
  try {
    for await (const { name, path: from, isFolder } of source.parts()) {
      if (isFolder) await archive.addFolder(name);
      else await archive.addFile(name, (await stat(from)).size, createReadStream(from));
    }
    const copied = await copyFiles(source, createFileStore(config), archive);
    source.check();
    await archive.finish({ ...source.facts, version: await productVersion(), ...copied.facts });
    return { files: copied.files, missingFiles: copied.facts.missingFiles, heldMs: source.heldMs };
  } catch (error) {
    await archive.abandon();
    // throws when the copy has vanished, which explains any other error
    source.check();
    throw new StartError(`The backup failed: ${reason(error)}`, { cause: error });
  } finally {
    await source.end();
  }
}

async function copyFiles(source: BackupSource, store: FileStore, archive: ArchiveWriter) {
  const missingFiles: string[] = [];
  let files = 0;
  const copy = async (names: readonly string[]) => {
    const opened = await Promise.all(
      names.map(async (name) => ({
        name,
        original: await store.open(name),
        copies: await openCopies(store, name),
      })),
    );
    for (const { name, original, copies } of opened) {
      if (original) files += 1;
      else missingFiles.push(name);
      for (const [one, stored] of [[name, original] as const, ...copies]) {
        if (stored) await archive.addFile(`files/${one}`, stored.size, await stored.read());
      }
    }
  };
  let batch: string[] = [];
  for await (const names of source.fileNames()) {
    for (const name of names) {
      batch.push(name);
      if (batch.length < maxLookups) continue;
      await copy(batch);
      batch = [];
    }
  }
  await copy(batch);
  return { files, facts: { missingFiles } };
}

/** The smaller copies of an image; not every image has them. */
async function openCopies(store: FileStore, name: string): Promise<[string, StoredFile | undefined][]> {
  if (!/\.(jpg|png)$/.test(name)) return [];
  return await Promise.all(
    copyWidths.map(async (width): Promise<[string, StoredFile | undefined]> => {
      const copy = copyName(name, width);
      return [copy, await store.open(copy)];
    }),
  );
}
