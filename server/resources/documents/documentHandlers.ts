import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { contentTypeOf, copyName } from '../../files/fileNames.ts';
import type { StoredFile } from '../../files/fileStore.ts';
import type { Session } from '../../identity/sessions.ts';
import type { Answer, Call, Handlers } from '../handlerTypes.ts';
import { isPhotoOfLink, landRequestOfPhoto } from '../land-requests/landRequestPhotos.ts';
import { isPaperOfLink, landRequestOfPaper } from '../land-requests/purchasePlans.ts';
import type { Services } from '../services.ts';
import { parseRange } from './byteRange.ts';
import { documentText } from './documentText.ts';

type Kind = Selectable<Database['files']>['kind'];

/**
 * `GET users/docs/{file}`: media for everyone, documents for their owner and admins, an owner's
 * photographs for admins and whoever holds the receipt or the offer's link, the papers of a purchase
 * for admins and whoever holds the link of the accepted offer.
 */
export function documentHandlers({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>) {
  const missing = () => new Refusal(404, refusalText.missing);

  /** Opens the smaller copy when it exists, else the original. */
  const open = async (name: string, width: 150 | 640 | undefined) => {
    for (const candidate of width === undefined ? [name] : [copyName(name, width), name]) {
      const stored = await files.open(candidate);
      if (stored) return { name: candidate, stored };
    }
    throw missing();
  };

  return {
    async getFile({ params, query, headers, session, request }) {
      const row = await db
        .selectFrom('files')
        .select(['kind', 'owner_id'])
        .where('name', '=', params.file)
        .executeTakeFirst();
      // 404 instead of 403, so that callers cannot learn which documents exist
      const link = headers['Link-Token'];
      if (link !== undefined && !linkToken.test(link)) throw missing();
      const isOpen =
        row &&
        (maySee(row, session) ||
          (row.kind === 'ownerPhoto' &&
            link !== undefined &&
            (await isPhotoOfLink(db, params.file, link, now()))) ||
          (row.kind === 'paper' && link !== undefined && (await isPaperOfLink(db, params.file, link))));
      if (!isOpen) throw missing();
      if (row.kind === 'document' && row.owner_id !== null)
        request.trace = { target: { kind: 'consultant', id: row.owner_id } };
      if (row.kind === 'ownerPhoto' && session?.isAdmin) {
        const id = await landRequestOfPhoto(db, params.file);
        if (id !== undefined) request.trace = { target: { kind: 'landRequest', id } };
      }
      if (row.kind === 'paper' && session?.isAdmin) {
        const id = await landRequestOfPaper(db, params.file);
        if (id !== undefined) request.trace = { target: { kind: 'landRequest', id } };
      }
      const { name, stored } = await open(params.file, query.w);
      return await answerBytes(name, stored, row.kind, request.headers);
    },
  } satisfies Partial<Handlers>;
}

/** As the contract describes the header. */
const linkToken = /^[\w-]{0,200}$/;

function maySee(file: { kind: Kind; owner_id: number | null }, session: Session | undefined): boolean {
  if (file.kind === 'media') return true;
  return session !== undefined && (session.isAdmin || session.userId === file.owner_id);
}

async function answerBytes(
  name: string,
  stored: StoredFile,
  kind: Kind,
  requestHeaders: Call<'getFile'>['request']['headers'],
): Promise<Answer<'getFile'>> {
  const etag = `"${name}"`;
  // a stored file never changes, so its name is its ETag; send all of it to a client that resumes a
  // download of another file
  const wantsWhole = requestHeaders['if-range'] !== undefined && requestHeaders['if-range'] !== etag;
  const range = wantsWhole ? undefined : parseRange(requestHeaders.range, stored.size);
  if (range === 'unsatisfiable') {
    throw new Refusal(416, documentText.wrongRange, {
      headers: { 'Content-Range': `bytes */${stored.size}` },
    });
  }
  const body = await untilReadable(stored.read(range));
  const headers = {
    'Content-Type': contentTypeOf(name),
    'Content-Disposition': `inline; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
    // scripts inside a file must not run as ours
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'Cache-Control': kind === 'media' ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  };
  if (!range) return { status: 200, body, headers: { ...headers, 'Content-Length': stored.size } };
  const { start, end } = range;
  return {
    status: 206,
    body,
    headers: {
      ...headers,
      'Content-Length': end - start + 1,
      'Content-Range': `bytes ${start}-${end}/${stored.size}`,
    },
  };
}

/** A store that fails before the first bytes is answered as an error, not as a broken file. */
async function untilReadable(reading: Promise<Readable>): Promise<Readable> {
  const stream = await reading;
  await once(stream, 'readable');
  return stream;
}
