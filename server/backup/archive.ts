/**
 * The backup file: a tar whose last entry is a manifest with the size and the digest of every other
 * entry, followed by one line with the digest of the tar. Tar programs ignore that line, so
 * `tar xf` opens a backup without the product.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Header, pack } from 'tar-stream';
import { syncFolder } from '../database/syncedFolder.ts';

const manifestName = 'manifest.json';
const formatVersion = 1;
const trailerPattern = /^sha256 ([0-9a-f]{64})\n$/;
const trailerBytes = 'sha256 '.length + 64 + 1;

interface ManifestEntry {
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

export interface BackupFacts {
  engine: 'embedded' | 'postgresql';
  /** The product's version. */
  version: string;
  /** The last migration of the database. */
  schema: string;
  /** When the database was copied, ISO 8601. */
  takenAt: string;
  /** Files that the database names and that the store did not have. */
  missingFiles: string[];
}

export interface Manifest extends BackupFacts {
  format: number;
  entries: ManifestEntry[];
}

/** The file is not a complete, unchanged backup. */
export class BadBackup extends Error {
  constructor(path: string, what: string) {
    super(`${path} is not a usable backup: ${what}`);
    this.name = 'BadBackup';
  }
}

export interface ArchiveWriter {
  addFolder(name: string): Promise<void>;
  addFile(name: string, size: number, content: Readable): Promise<void>;
  /** Adds the manifest, syncs the file to the disk, and then renames it to its final name. */
  finish(facts: BackupFacts): Promise<void>;
  /** Removes what has been written. */
  abandon(): Promise<void>;
}

/**
 * Begins a backup file. It is written to `partial`, so that an older backup at `path` stays until
 * this one is complete. An existing file `partial` is an error: its mode and owner are unknown.
 */
export function createArchive(path: string, partial: string): ArchiveWriter {
  const tar = pack();
  const entries: ManifestEntry[] = [];
  // personal data: readable by the account that makes the backup only
  const file = createWriteStream(partial, { mode: 0o600, flags: 'wx' });
  const written = pipeline(buffersOf(tar), withTrailer, file);
  // each step below awaits it; between two steps its rejection would be unhandled
  written.catch(() => undefined);

  /** Waits for a step, and rejects as soon as the file cannot be written. */
  const taken = async (step: Promise<void>) => {
    await Promise.race([step, written]);
  };

  const add = (
    header: Pick<Header, 'name'> & Partial<Header>,
    feed: (write: (chunk: Buffer) => Promise<void>) => Promise<void>,
  ) =>
    taken(
      new Promise((resolve, reject) => {
        const entry = tar.entry({ ...header, mtime: new Date() }, (error) =>
          error ? reject(error) : resolve(),
        );
        const write = async (chunk: Buffer) => {
          if (!entry.write(chunk)) await taken(new Promise((drained) => entry.once('drain', drained)));
        };
        feed(write)
          .then(() => entry.end(null))
          .catch((error: unknown) => {
            reject(error);
            entry.destroy();
          });
      }),
    );

  return {
    addFolder: (name) => add({ name: `${name}/`, type: 'directory', mode: 0o700 }, async () => undefined),

    async addFile(name, size, content) {
      const hash = createHash('sha256');
      let bytes = 0;
      await add({ name, size, mode: 0o600 }, async (write) => {
        for await (const chunk of content) {
          hash.update(chunk);
          bytes += chunk.length;
          if (bytes > size) break;
          await write(chunk);
        }
        if (bytes !== size) throw new Error(`${name} has changed its size while it was read`);
      });
      entries.push({ name, size, sha256: hash.digest('hex') });
    },

    async finish(facts) {
      const manifest: Manifest = { format: formatVersion, ...facts, entries };
      const json = Buffer.from(JSON.stringify(manifest));
      await add({ name: manifestName, size: json.length, mode: 0o600 }, (write) => write(json));
      tar.finalize();
      await written;
      const handle = await open(partial, 'r+');
      await handle.sync().finally(() => handle.close());
      await rename(partial, path);
      syncFolder(dirname(path));
    },

    async abandon() {
      tar.destroy(new Error('the backup was given up'));
      await written.catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
}

/** The chunks of a stream of the tar library, which has no types for them. */
async function* buffersOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a stream of bytes gave something else');
    yield chunk;
  }
}

async function* withTrailer(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(`sha256 ${hash.digest('hex')}\n`);
}

export interface ArchiveTarget {
  addFolder(name: string): Promise<void>;
  /** Reads one file's content to its end. */
  addFile(name: string, content: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Unpacks a file that {@link verifyArchive} has accepted.
 * @throws BadBackup when its entries are not those of its manifest.
 */
export async function readArchive(path: string, target: ArchiveTarget): Promise<Manifest> {
  const tarBytes = (await stat(path)).size - trailerBytes;
  const found = new Map<string, ManifestEntry>();
  let manifest: Manifest | undefined;
  const tar = extract();
  const fed = pipeline(createReadStream(path, { end: tarBytes - 1 }), tar);
  fed.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (manifest) throw new BadBackup(path, 'unexpected entry after its manifest');
      if (found.has(name)) throw new BadBackup(path, `it holds ${name} twice`);
      if (name === manifestName) {
        manifest = parseManifest(path, await text(buffersOf(entry)));
      } else if (type === 'directory') {
        await target.addFolder(name.replace(/\/$/, ''));
        entry.resume();
      } else if (type === 'file') {
        const counted = { hash: createHash('sha256'), size: 0 };
        await target.addFile(name, counting(buffersOf(entry), counted));
        found.set(name, { name, size: counted.size, sha256: counted.hash.digest('hex') });
      } else throw new BadBackup(path, `${name} is neither a file nor a folder`);
    }
    await fed;
  } catch (error) {
    tar.destroy();
    throw error;
  }
  if (!manifest) throw new BadBackup(path, 'it has no manifest');
  for (const { name, size, sha256 } of manifest.entries) {
    const one = found.get(name);
    if (one?.size !== size || one.sha256 !== sha256)
      throw new BadBackup(path, `${name} does not match its manifest`);
  }
  if (found.size !== manifest.entries.length)
    throw new BadBackup(path, 'it holds files that its manifest does not name');
  return manifest;
}

async function* counting(content: AsyncIterable<Buffer>, counted: { hash: Hash; size: number }) {
  for await (const chunk of content) {
    counted.hash.update(chunk);
    counted.size += chunk.length;
    yield chunk;
  }
}

/**
 * Reads a whole backup file and checks its digest.
 * @throws BadBackup when the file is incomplete or has changed.
 */
export async function verifyArchive(path: string): Promise<void> {
  const { size } = await stat(path);
  const tarBytes = size - trailerBytes;
  if (tarBytes <= 0) throw new BadBackup(path, 'it is cut off, or was not made by this product');
  let trailer = '';
  for await (const chunk of createReadStream(path, { start: tarBytes })) trailer += chunk;
  const [, expected] = trailerPattern.exec(trailer) ?? [];
  if (expected === undefined) throw new BadBackup(path, 'it is cut off, or was not made by this product');
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { end: tarBytes - 1 })) hash.update(chunk);
  if (hash.digest('hex') !== expected) throw new BadBackup(path, 'its content has changed');
}

function parseManifest(path: string, json: string): Manifest {
  const value: unknown = JSON.parse(json);
  if (!isManifest(value)) throw new BadBackup(path, 'its manifest is of another format');
  return value;
}

/** The file's digest has been checked, so the format number implies the fields. */
function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === formatVersion;
}
