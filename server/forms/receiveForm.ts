import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { finished, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { UploadLimit } from '../../rules/documents/uploadLimits.ts';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { FormFaults } from './formFaults.ts';
import { type FormRules, maxFormBytes } from './formRules.ts';
import { type InTurn, inspectFile } from './inspectFile.ts';
import type { Upload } from './upload.ts';
import { uploadText } from './uploadText.ts';

/** Of one text field. */
const maxTextBytes = 1024 * 1024;
/**
 * Of all texts of a form together, in UTF-16 units, because they are held in memory. A post's
 * content has at most 200,000.
 */
const maxTextLength = 2 * maxTextBytes;
const maxParts = 200;
const maxUploadAgeMs = 24 * 60 * 60 * 1000;

/** The folders of this process's uploads. */
const running = new Set<string>();

export interface ReceivedForm {
  /** Text fields as strings; file fields as an {@link Upload}, or an array of them. */
  body: Record<string, string | Upload | Upload[]>;
  /** Deletes the temporary files that the file store has not taken. */
  dispose(): Promise<void>;
}

interface ReceivedFile {
  field: string;
  limit: UploadLimit;
  path: string;
  size: number;
  isNamed: boolean;
  position: number;
}

type Limits = ReadonlyMap<string, UploadLimit>;

/**
 * Receives a whole form. Its files are streamed to temporary files in a new folder below `parent`,
 * never into memory; bytes above a limit are discarded as they arrive.
 * @param inTurn decodes images whose bytes are kept.
 * @throws Refusal 400, 413 or 415 with one Turkish sentence per wrong field; no file is left then.
 */
export async function receiveForm(
  source: Readable,
  headers: IncomingHttpHeaders,
  rules: FormRules,
  parent: string,
  inTurn: InTurn = (decode) => decode(),
): Promise<ReceivedForm> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'form-'));
  running.add(folder);
  const dispose = () => rm(folder, { recursive: true, force: true }).finally(() => running.delete(folder));
  try {
    const faults = new FormFaults();
    const parser = createParser(headers, rules);
    const parts = readParts(parser, new Map(Object.entries(rules)), folder, faults);
    try {
      await parseBody(source, parser, maxFormBytes(rules));
    } catch (error) {
      await parts.cancel();
      throw error;
    }
    const { texts, files } = await parts.received();
    const uploads = await inspectAll(files, faults, inTurn);
    faults.throwIfAny();
    return { body: { ...Object.fromEntries(texts), ...Object.fromEntries(uploads) }, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** @throws Refusal 400 when the content type has no boundary. */
function createParser(headers: IncomingHttpHeaders, rules: FormRules): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: {
        fieldSize: maxTextBytes,
        fields: 100,
        // each field's own limit is checked when its file has arrived
        fileSize: Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes)) + 1,
        parts: maxParts,
        headerPairs: 50,
      },
    });
  } catch {
    throw new Refusal(400, refusalText.badInput);
  }
}

/** Collects the texts of a form, and writes its files, while the parser runs. */
function readParts(parser: BusboyInstance, limits: Limits, folder: string, faults: FormFaults) {
  const texts = new Map<string, string>();
  const files: ReceivedFile[] = [];
  const writes: Promise<void>[] = [];
  const counts = new Map<string, number>();
  const cancelling = new AbortController();
  let textLength = 0;

  parser.on('field', (name, value, _nameTruncated, isTruncated) => {
    if (name === '__proto__') return;
    textLength += value.length;
    if (isTruncated || textLength > maxTextLength) return faults.add(413, name, uploadText.textTooLong);
    if (value.includes('\0')) return faults.add(400, name, refusalText.badInput);
    const { field } = splitName(name, limits);
    if (!limits.has(field)) texts.set(name, value);
    // some clients send an empty text for a file field without a file
    else if (value !== '') faults.add(415, field, uploadText.notAFile);
  });

  parser.on('file', (name, stream, filename) => {
    const { field, position } = splitName(name, limits);
    const limit = limits.get(field);
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    if (!limit || count > limit.maxFiles) {
      if (limit) faults.add(400, field, uploadText.tooMany(limit.maxFiles));
      // the parser ends its open parts with an error when the form breaks off
      stream.on('error', () => {});
      stream.resume();
      return;
    }
    const path = join(folder, String(writes.length));
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const write = pipeline(stream, file, { signal: cancelling.signal }).then(() => {
      const size = stream.bytesRead;
      if (size > limit.maxBytes) faults.add(413, field, uploadText.tooLarge(limit.maxBytes));
      else
        files.push({ field, limit, path, size, isNamed: Boolean(filename), position: position ?? count - 1 });
    });
    write.catch((error: unknown) => {
      if (isDiskError(error)) parser.destroy(error);
    });
    writes.push(write);
  });

  return {
    async received() {
      await Promise.all(writes);
      return { texts, files };
    },
    async cancel() {
      cancelling.abort();
      await Promise.allSettled(writes);
    },
  };
}

/** `images[2]`, `images[]` and `images` name the same field when it takes several files. */
function splitName(name: string, limits: Limits): { field: string; position?: number } {
  const [, field = name, index] = /^([^[\]]+)\[(\d{0,6})\]$/.exec(name) ?? [];
  if ((limits.get(field)?.maxFiles ?? 1) === 1) return { field: name };
  return index ? { field, position: Number(index) } : { field };
}

/**
 * Pipes the body into the parser. A refused body is still read to its end, because closing the
 * connection would keep its sender from reading the answer.
 * @throws Refusal 413 above `maxBytes`, 400 when the form is malformed or breaks off; disk errors.
 */
function parseBody(source: Readable, parser: BusboyInstance, maxBytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (error: unknown) => {
      source.unpipe(parser).resume();
      const isKnown = error instanceof Refusal || isDiskError(error);
      reject(isKnown ? error : new Refusal(400, refusalText.badInput));
    };
    let size = 0;
    source.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) stop(new Refusal(413, refusalText.tooLarge));
    });
    finished(source, (error) => {
      if (error) stop(error);
    });
    parser.on('error', stop).on('finish', resolve);
    source.pipe(parser);
  });
}

/** A failing disk is the server's fault, unlike a part that breaks off with its form. */
function isDiskError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

async function inspectAll(
  files: readonly ReceivedFile[],
  faults: FormFaults,
  inTurn: InTurn,
): Promise<Map<string, Upload | Upload[]>> {
  const uploads = new Map<string, Upload | Upload[]>();
  for (const { field, limit, path, size, isNamed } of files.toSorted((a, b) => a.position - b.position)) {
    // an untouched file input sends an empty part without a name
    if (size === 0 && !isNamed) continue;
    const found = await inspectFile(path, limit, inTurn);
    if ('fault' in found) {
      faults.add(415, field, found.fault);
      continue;
    }
    const upload: Upload = { path, size, extension: found.extension };
    const earlier = uploads.get(field);
    uploads.set(field, limit.maxFiles === 1 ? upload : [...(Array.isArray(earlier) ? earlier : []), upload]);
  }
  return uploads;
}

/** Removes the uploads of killed processes. Younger uploads may belong to another process. */
export async function clearOldUploads(parent: string, now: Date): Promise<void> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    if (running.has(path)) continue;
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > maxUploadAgeMs)
      await rm(path, { recursive: true, force: true });
  }
}
