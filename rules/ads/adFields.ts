import type { components } from '../../api/schema.ts';
import { isWebAddress } from '../blog/link.ts';
import {
  isSameMedia,
  type MediaItem,
  newFiles,
  rebaseMedia,
  storedMedia,
  storedNames,
} from '../documents/media.ts';
import { toAmount } from '../land-requests/amount.ts';
import { isSamePlace, nowhere, type Place } from '../places/place.ts';
import { type Faults, property, rebaseFields, textsOf } from '../records/fields.ts';
import { mediaNames } from './adMedia.ts';

type EditableAd = components['schemas']['EditableAd'];

/** What is edited of an ad; numbers are held as they were typed. */
export interface AdFields {
  title: string;
  metre_kare: string;
  /** The price's digits, without dots. */
  fiyat: string;
  ada: string;
  parsel: string;
  tkgm_link: string;
  place: Place;
  /** Images and videos in the order shown, stored ones and new ones. */
  media: readonly MediaItem[];
}
const texts = ['title', 'metre_kare', 'fiyat', 'ada', 'parsel', 'tkgm_link'] as const;

export const emptyAd: AdFields = {
  title: '',
  metre_kare: '',
  fiyat: '',
  ada: '',
  parsel: '',
  tkgm_link: '',
  place: nowhere,
  media: [],
};

export function adFields(ad: EditableAd): AdFields {
  return {
    title: ad.title,
    // a decimal comma, as it is typed
    metre_kare: String(ad.metre_kare).replace('.', ','),
    fiyat: String(ad.fiyat),
    ada: String(ad.ada),
    parsel: String(ad.parsel),
    tkgm_link: ad.tkgm_link,
    place: { il: String(ad.il), ilce: String(ad.ilce), mahalle: String(ad.mahalle) },
    media: storedMedia(mediaNames(ad.images)),
  };
}

/**
 * What can still be saved of one's own changes when another admin was quicker: what was left as it
 * was is theirs.
 */
export function rebaseAd(mine: AdFields, theirs: AdFields, base: AdFields): AdFields {
  return {
    ...rebaseFields(texts, mine, theirs, base),
    place: isSamePlace(mine.place, base.place) ? theirs.place : mine.place,
    media: rebaseMedia(mine.media, theirs.media, base.media),
  };
}

/** An area as it is typed: `1.250`, `1250,5` and `1250.5` are numbers; anything else is NaN. */
export function areaOf(typed: string): number {
  const text = typed.trim();
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/**
 * What the contract would refuse (product, 5): all is needed but the link, and the
 * numbers have to be numbers.
 */
export function adFaults({
  title,
  metre_kare,
  fiyat,
  ada,
  parsel,
  tkgm_link,
  place,
}: AdFields): Faults<AdFields> {
  const area = areaOf(metre_kare);
  return {
    ...(title.trim() === '' ? { title: 'missing' } : {}),
    ...(metre_kare.trim() === '' ? { metre_kare: 'missing' } : area > 0 ? {} : { metre_kare: 'notPositive' }),
    ...(area > 1_000_000_000 ? { metre_kare: 'tooLarge' } : {}),
    ...(fiyat === '' ? { fiyat: 'missing' } : {}),
    ...(ada === '' ? { ada: 'missing' } : {}),
    ...(parsel === '' ? { parsel: 'missing' } : {}),
    ...(tkgm_link === '' || isWebAddress(tkgm_link) ? {} : { tkgm_link: 'notALink' }),
    ...(Object.values(place).includes('') ? { place: 'missing' } : {}),
  };
}

/** The fields as the wire takes them: numbers are bound as numbers. */
export function toAdForm({ title, metre_kare, fiyat, ada, parsel, tkgm_link, place }: AdFields) {
  return {
    title: title.trim(),
    il: Number(place.il),
    ilce: Number(place.ilce),
    mahalle: Number(place.mahalle),
    metre_kare: areaOf(metre_kare),
    fiyat: toAmount(fiyat),
    ada: Number(ada),
    parsel: Number(parsel),
    tkgm_link,
  };
}

export function isSameAd(one: AdFields, other: AdFields): boolean {
  return (
    texts.every((name) => one[name] === other[name]) &&
    isSamePlace(one.place, other.place) &&
    isSameMedia(one.media, other.media)
  );
}

/** What a draft holds of an ad: all but files that are not stored yet. */
export function keepAd({ media, ...fields }: AdFields): object {
  return { ...fields, media: storedNames(media) };
}
export function losesFiles({ media }: Pick<AdFields, 'media'>): boolean {
  return newFiles(media).length > 0;
}
export function restoreAd(draft: unknown): AdFields | undefined {
  const fields = textsOf(draft, texts);
  const place = textsOf(property(draft, 'place'), ['il', 'ilce', 'mahalle']);
  const media = property(draft, 'media');
  if (!fields || !place || !Array.isArray(media)) return undefined;
  return { ...fields, place, media: storedMedia(media.filter((name) => typeof name === 'string')) };
}
