import type { components } from '../../api/schema.ts';
import { isWebAddress } from '../blog/link.ts';
import { squareMetres } from '../land-requests/squareMetres.ts';
import { emptyPlace, isSamePlace, type Place } from '../places/place.ts';
import { toAmount } from '../records/amount.ts';
import type { Fault, Faults } from '../records/faults.ts';
import { property, textsOf } from '../records/properties.ts';
import { rebaseFields } from '../records/rebaseFields.ts';
import { readWholeNumber } from '../records/typedNumber.ts';
import {
  isSameMedia,
  type MediaItem,
  newFiles,
  rebaseMedia,
  storedMedia,
  storedNames,
} from './mediaItems.ts';
import { mediaNames } from './mediaNames.ts';

type EditableAd = components['schemas']['EditableAd'];

/** The fields of the ad editor; numbers are kept as they were typed. */
export interface AdFields {
  title: string;
  metre_kare: string;
  /** The price's digits, without dots. */
  fiyat: string;
  ada: string;
  parsel: string;
  tkgm_link: string;
  place: Place;
  /** Images and videos in the order shown, stored and new. */
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
  place: emptyPlace,
  media: [],
};

export function adFields(ad: EditableAd): AdFields {
  return {
    title: ad.title,
    // with the decimal comma of Turkish; three decimals would be read as thousands
    metre_kare: String(ad.metre_kare)
      .replace('.', ',')
      .replace(/,\d{3}$/, '$&0'),
    fiyat: String(ad.fiyat),
    ada: String(ad.ada),
    parsel: String(ad.parsel),
    tkgm_link: ad.tkgm_link,
    place: { il: String(ad.il), ilce: String(ad.ilce), mahalle: String(ad.mahalle) },
    media: storedMedia(mediaNames(ad.images)),
  };
}

/** Merges my changes since `base` into the other admin's version. */
export function rebaseAd(mine: AdFields, theirs: AdFields, base: AdFields): AdFields {
  return {
    ...rebaseFields(texts, mine, theirs, base),
    place: isSamePlace(mine.place, base.place) ? theirs.place : mine.place,
    media: rebaseMedia(mine.media, theirs.media, base.media),
  };
}

/** The fields that the API would refuse (product, 5); only the link and the media are optional. */
export function adFaults({
  title,
  metre_kare,
  fiyat,
  ada,
  parsel,
  tkgm_link,
  place,
}: AdFields): Faults<AdFields> {
  const area = squareMetres(metre_kare);
  const ofAda = plotFault(ada);
  const ofParsel = plotFault(parsel);
  return {
    ...(title.trim() === '' ? { title: 'missing' } : {}),
    ...(area === undefined ? { metre_kare: metre_kare.trim() === '' ? 'missing' : 'notAnArea' } : {}),
    ...(area !== undefined && area > 1_000_000_000 ? { metre_kare: 'tooLong' } : {}),
    ...(fiyat === '' ? { fiyat: 'missing' } : {}),
    ...(ofAda && { ada: ofAda }),
    ...(ofParsel && { parsel: ofParsel }),
    ...(tkgm_link === '' || isWebAddress(tkgm_link) ? {} : { tkgm_link: 'notALink' }),
    ...(Object.values(place).includes('') ? { place: 'missing' } : {}),
  };
}

/** An ad's ada and parsel are numbers: `101/5` is no ada, and `7A` no parsel. */
function plotFault(typed: string): Fault | undefined {
  if (typed.trim() === '') return 'missing';
  const number = readWholeNumber(typed);
  if (number === undefined) return 'notDigits';
  return number > 999_999_999 ? 'tooLong' : undefined;
}

/** The fields as the API takes them, without the media. */
export function toAdForm({ title, metre_kare, fiyat, ada, parsel, tkgm_link, place }: AdFields) {
  return {
    title: title.trim(),
    il: Number(place.il),
    ilce: Number(place.ilce),
    mahalle: Number(place.mahalle),
    metre_kare: Number(squareMetres(metre_kare)),
    fiyat: toAmount(fiyat),
    ada: Number(readWholeNumber(ada)),
    parsel: Number(readWholeNumber(parsel)),
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

/** The part of an ad that a draft can hold: everything but new files. */
export function keepAd({ media, ...fields }: AdFields): object {
  return { ...fields, media: storedNames(media) };
}

/** Whether a draft of the ad would lack chosen files. */
export function losesFiles({ media }: Pick<AdFields, 'media'>): boolean {
  return newFiles(media).length > 0;
}

/** The inverse of {@link keepAd}; undefined for anything else. */
export function restoreAd(draft: unknown): AdFields | undefined {
  const fields = textsOf(draft, texts);
  const place = textsOf(property(draft, 'place'), ['il', 'ilce', 'mahalle']);
  const media = property(draft, 'media');
  if (!fields || !place || !Array.isArray(media)) return undefined;
  return { ...fields, place, media: storedMedia(media.filter((name) => typeof name === 'string')) };
}
