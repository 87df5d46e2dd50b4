import { emptyPlace, isSamePlace, type Place } from '../places/place.ts';
import { property, textsOf } from '../records/properties.ts';
import {
  areDetailsComplete,
  emptyAnswers,
  isLocationComplete,
  type LandOfferAnswers,
} from './landOfferForm.ts';

/** How long an unsent form is kept in its tab (product, 9). */
export const landOfferDraftMs = 24 * 60 * 60 * 1000;

export const landOfferSteps = ['location', 'details', 'personal'] as const;
export type LandOfferStep = (typeof landOfferSteps)[number];

interface Entered {
  place: Place;
  answers: LandOfferAnswers;
  kvkk: boolean;
}
/** Holds no consent: the next person at this device must give their own. */
export interface LandOfferDraft extends Omit<Entered, 'kvkk'> {
  /** The form's first key: names it for its consent, also once a retry has another key. */
  id: string;
  /** The idempotency key, under which the form may have been sent already. */
  key: string;
  sentContent: string | undefined;
  /** Photographs were chosen, which no browser stores with the form. */
  hadPhotos?: boolean;
}

const placeFields = ['il', 'ilce', 'mahalle'] as const satisfies readonly (keyof Place)[];
const textFields = Object.keys(emptyAnswers);

/** Whether the owner has entered anything besides consent. */
export function isStarted({ place, answers }: Omit<Entered, 'kvkk'>): boolean {
  return !isSamePlace(place, emptyPlace) || Object.values(answers).some((answer) => answer !== '');
}

/** The unsent form as the browser stores it; undefined while nothing is entered. */
export function toLandOfferDraft(form: LandOfferDraft): string | undefined {
  if (!isStarted(form)) return undefined;
  const { place, answers: text, id, key, sentContent, hadPhotos } = form;
  return JSON.stringify({ place, text, id, key, sentContent, ...(hadPhotos && { hadPhotos }) });
}

/**
 * Reads a stored form; undefined for anything that {@link toLandOfferDraft} cannot have written.
 */
export function readLandOfferDraft(stored: string | undefined): LandOfferDraft | undefined {
  if (stored === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    const place = textsOf(property(draft, 'place'), placeFields);
    const answers = readAnswers(property(draft, 'text'));
    const [id, key] = [property(draft, 'id'), property(draft, 'key')];
    if (!place || !answers || typeof key !== 'string') return undefined;
    const sentContent = property(draft, 'sentContent');
    return {
      place,
      answers,
      // the last release stored none
      id: typeof id === 'string' ? id : key,
      key,
      sentContent: typeof sentContent === 'string' ? sentContent : undefined,
      ...(property(draft, 'hadPhotos') === true && { hadPhotos: true }),
    };
  } catch {
    return undefined;
  }
}

/** A step by its name; undefined for anything else. */
export function toStep(value: unknown): LandOfferStep | undefined {
  return landOfferSteps.find((step) => step === value);
}

function readAnswers(value: unknown): LandOfferAnswers | undefined {
  const texts = textsOf(value, textFields);
  return texts && { ...emptyAnswers, ...texts };
}

/** The wanted step if every step before it is complete, else the first incomplete one. */
export function reachableStep({ place, answers, kvkk }: Entered, wanted: LandOfferStep): LandOfferStep {
  if (wanted === 'location' || !isLocationComplete(place, answers, kvkk)) return 'location';
  return wanted === 'details' || !areDetailsComplete(answers) ? 'details' : 'personal';
}
