import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { copyName } from '../../files/fileNames.ts';
import type { StoredFile } from '../../files/fileStore.ts';
import { contentTypeOf } from '../../forms/upload.ts';
import { uploadText } from '../../forms/uploadText.ts';
import type { Session } from '../../identity/sessions.ts';
import type { Answer, Call, Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { parseRange } from './byteRange.ts';

/**
 * Answers to `GET users/docs/{file}`: media to everyone, documents to their owner and to admins
 * (product, 6 and 7).
 */
export function fileHandlers({ db, files }: Pick<Services, 'db' | 'files'>): Pick<Handlers, 'getFile'> {
  const missing = () => new Refusal(404, refusalText.missing);

  /** The stored file, in the smaller size when there is one. */
  const find = async (name: string, width: 150 | 640 | undefined) => {
    const small = width === undefined ? undefined : copyName(name, width);
    const copy = small === undefined ? undefined : await files.open(small);
    if (small !== undefined && copy) return { name: small, stored: copy };
    const stored = await files.open(name);
    return stored && { name, stored };
  };

  return {
    async getFile({ params, query, session, request }: Call<'getFile'>) {
      const row = await db
        .selectFrom('files')
        .select(['kind', 'owner_id'])
        .where('name', '=', params.file)
        .executeTakeFirst();
      // to a stranger a document does not exist
      if (!row || !maySee(row, session)) throw missing();
      const found = await find(params.file, query.w);
      if (!found) throw missing();
      return await answerBytes(found.name, found.stored, row.kind, request.headers);
    },
  };
}

function maySee(
  row: { kind: 'document' | 'media'; owner_id: number | null },
  session: Session | undefined,
): boolean {
  if (row.kind === 'media') return true;
  return session !== undefined && (session.isAdmin || session.userId === row.owner_id);
}

async function answerBytes(
  name: string,
  stored: StoredFile,
  kind: 'document' | 'media',
  asked: {
    range?: string | undefined;
    'if-none-match'?: string | undefined;
    'if-range'?: string | string[] | undefined;
  },
): Promise<Answer<'getFile'>> {
  const etag = `"${name}"`;
  const headers = {
    'Content-Type': contentTypeOf(name),
    'Content-Disposition': `inline; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
    // whatever a file holds, it runs nothing in our name
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cache-Control': kind === 'media' ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  };
  // a stored file never changes, so any other validator than its own name is that of another file
  const wholeFile = asked['if-range'] !== undefined && asked['if-range'] !== etag;
  const range = wholeFile ? undefined : parseRange(asked.range, stored.size);
  if (range === 'unsatisfiable') {
    throw new Refusal(416, uploadText.wrongRange, { headers: { 'Content-Range': `bytes */${stored.size}` } });
  }
  if (!range) {
    const body = await begun(stored.read());
    return { status: 200, body, headers: { ...headers, 'Content-Length': stored.size } };
  }
  const body = await begun(stored.read(range));
  return {
    status: 206,
    body,
    headers: {
      ...headers,
      'Content-Length': range.end - range.start + 1,
      'Content-Range': `bytes ${range.start}-${range.end}/${stored.size}`,
    },
  };
}

/**
 * Waits for the first bytes: a store that fails before them is answered as an error, not as a
 * broken file.
 */
async function begun(reading: Promise<Readable>): Promise<Readable> {
  const stream = await reading;
  await once(stream, 'readable');
  return stream;
}
