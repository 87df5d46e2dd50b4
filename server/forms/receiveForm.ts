/**
 * Reads a form that carries files: its files go to temporary files while they arrive, never into
 * the memory; what is over a limit is thrown away while it arrives, so that the sender still reads
 * the answer.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { FormProblems } from './formProblems.ts';
import { type FileRule, type FormRules, maxFormBytes, type Upload } from './formRules.ts';
import { feed, writeUpTo } from './formStreams.ts';
import { inspectFile, typeOf } from './inspectFile.ts';
import { uploadText } from './uploadText.ts';

const maxTextBytes = 1024 * 1024;
/**
 * Of all texts of a form together, which are held in memory; in UTF-16 units. A post's content has
 * at most 200.000.
 */
const maxTextLength = 2 * maxTextBytes;
const maxParts = 200;

export interface ReceivedForm {
  /**
   * Text fields as strings; files as {@link Upload}, or an array of them where the rule says so.
   */
  body: Record<string, string | Upload | Upload[]>;
  /** Removes the temporary files that are still there. */
  dispose(): Promise<void>;
}

interface ReceivedFile {
  field: string;
  rule: FileRule;
  path: string;
  size: number;
  named: boolean;
  position: number;
}

/** `images[2]`, `images[]` and `images` are the same field. */
function splitName(name: string, rules: FormRules): { field: string; position: number | undefined } {
  const parts = /^([^[\]]+)\[(\d{0,6})\]$/.exec(name);
  const field = parts?.[1];
  if (field === undefined || rules[field]?.list !== true) return { field: name, position: undefined };
  return { field, position: parts?.[2] ? Number(parts[2]) : undefined };
}

/**
 * Receives a whole form.
 * @throws Refusal 400, 413 or 415, with one Turkish sentence per wrong field. Nothing is left in
 * the folder then.
 */
export async function receiveForm(
  source: Readable,
  headers: IncomingHttpHeaders,
  rules: FormRules,
  folder: string,
): Promise<ReceivedForm> {
  await mkdir(folder, { recursive: true });
  const paths = new Set<string>();
  const dispose = async () => {
    await Promise.all([...paths].map((path) => rm(path, { force: true })));
  };
  try {
    const problems = new FormProblems();
    const { fields, files } = await readParts(source, headers, rules, folder, paths, problems);
    const uploads = await inspectAll(files, problems);
    problems.throwIfAny();
    return { body: { ...Object.fromEntries(fields), ...Object.fromEntries(uploads) }, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function readParts(
  source: Readable,
  headers: IncomingHttpHeaders,
  rules: FormRules,
  folder: string,
  paths: Set<string>,
  problems: FormProblems,
): Promise<{ fields: Map<string, string>; files: ReceivedFile[] }> {
  const fields = new Map<string, string>();
  const files: ReceivedFile[] = [];
  const writing: Promise<void>[] = [];
  const open = new Set<BusboyFileStream>();
  const counts = new Map<string, number>();
  let textLength = 0;
  const parser = createParser(headers);
  let diskError: Error | undefined;

  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || name === '__proto__') return;
    textLength += value.length;
    if (valueTruncated || textLength > maxTextLength) return problems.add(413, name, uploadText.textTooLong);
    if (value.includes('\0')) return problems.add(400, name, refusalText.badInput);
    const { field } = splitName(name, rules);
    if (rules[field] === undefined) fields.set(name, value);
    // an empty text in place of a file is how some forms say that there is none
    else if (value !== '') problems.add(415, field, uploadText.notAFile);
  });

  parser.on('file', (name, stream, filename) => {
    const { field, position } = splitName(name, rules);
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    if (!rule || count > rule.maxFiles) {
      if (rule) problems.add(400, field, uploadText.tooMany(rule.maxFiles));
      // a destroyed form ends its parts with an error, which belongs to the form
      stream.on('error', () => {});
      stream.resume();
      return;
    }
    const path = join(folder, randomBytes(16).toString('hex'));
    paths.add(path);
    open.add(stream);
    const write = writeUpTo(stream, path, rule.maxBytes).then((size) => {
      if (size > rule.maxBytes) problems.add(413, field, uploadText.tooLarge(rule.maxBytes));
      else files.push({ field, rule, path, size, named: Boolean(filename), position: position ?? count - 1 });
      open.delete(stream);
    });
    write.catch((error: unknown) => {
      // a part that breaks with its form is the sender's matter; a disk that fails is ours, and
      // ends the form
      if (!(error instanceof Error && 'syscall' in error)) return;
      diskError ??= error;
      parser.destroy(error);
    });
    writing.push(write);
  });

  try {
    await feed(source, parser, maxFormBytes(rules));
  } catch (error) {
    for (const part of open) part.destroy(new Error('the form broke off'));
    await Promise.allSettled(writing);
    throw diskError ?? error;
  }
  await Promise.all(writing);
  return { fields, files };
}

/** @throws Refusal 400 when the header does not say where the parts end. */
function createParser(headers: IncomingHttpHeaders) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fieldNameSize: 100, fieldSize: maxTextBytes, fields: 100, parts: maxParts, headerPairs: 50 },
    });
  } catch {
    throw new Refusal(400, refusalText.badInput);
  }
}

async function inspectAll(
  files: readonly ReceivedFile[],
  problems: FormProblems,
): Promise<Map<string, Upload | Upload[]>> {
  const uploads = new Map<string, Upload | Upload[]>();
  for (const file of files.toSorted((a, b) => a.position - b.position)) {
    // a file input that nobody touched sends a nameless, empty part
    if (file.size === 0 && !file.named) continue;
    const found = await inspectFile(file.path, file.rule);
    if ('problem' in found) {
      problems.add(415, file.field, found.problem);
      continue;
    }
    const { extension } = found;
    const upload: Upload = { path: file.path, size: file.size, type: typeOf[extension], extension };
    const before = uploads.get(file.field);
    uploads.set(file.field, file.rule.list ? [...(Array.isArray(before) ? before : []), upload] : upload);
  }
  return uploads;
}

/** Removes what a killed process left behind. Younger files may belong to another process. */
export async function clearOldUploads(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && now.getTime() - found.mtimeMs > 86_400_000) await rm(path, { force: true });
  }
}
