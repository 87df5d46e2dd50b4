import {
  type ImportField,
  type ImportKind,
  type ImportMapping,
  importFields,
} from '../../../rules/imports/importFields.ts';
import { squareMetres } from '../../../rules/land-requests/squareMetres.ts';
import { fold } from '../../../rules/lists/folding.ts';
import { normaliseEmail } from '../../../rules/people/email.ts';
import { firstPhoneKey } from '../../../rules/people/phone.ts';
import { readNumber } from '../../../rules/records/typedNumber.ts';
import { validationText } from '../../config/validationText.ts';
import type { StoredFault } from '../../database/tables/imports.ts';
import { formulaCell } from '../../forms/tables/tableText.ts';
import type { CheckBody } from '../services.ts';
import { choicesOf, importText, otherWords } from './importText.ts';
import type { PlaceNames } from './placeNames.ts';

/** The body of the form's own call. */
export type Form = Record<string, unknown>;
export interface ReadRow {
  form: Form | null;
  faults: StoredFault[];
  parcelKey: string | null;
  phoneKey: string | null;
  emailKey: string | null;
}

/** A phone with fewer digits says nothing about whose it is. */
const minPhoneDigits = 7;

/**
 * Reads a row as the form of its kind, and checks it by the contract of the form's own call.
 * @returns the form, or null with a sentence for each field that is refused.
 */
export async function readRow(
  kind: ImportKind,
  cells: readonly string[],
  mapping: ImportMapping,
  { places, checkBody }: { places: PlaceNames; checkBody: CheckBody },
): Promise<ReadRow> {
  const faults = new Map<ImportField, string>();
  const texts = textsOf(kind, cells, mapping);
  for (const [field, text] of texts) if (text === formulaCell) faults.set(field, importText.formula);
  const place = await findPlace(texts, places, faults);
  const value = (field: ImportField): unknown => {
    const text = texts.get(field) ?? '';
    return isPlace(field) ? place[field] : readValue(field, text, faults);
  };
  const filled = new Map(importFields[kind].map((field) => [field, value(field)]));
  const { operation, body } = bodyOf(kind, filled);
  for (const [field, sentence] of Object.entries(checkBody(operation, body))) {
    const known = importFields[kind].find((one) => one === field);
    // a place says itself what is wrong, and is unknown below another that is
    if (known && !isPlace(known) && !faults.has(known)) faults.set(known, sentence);
  }
  const text = (field: ImportField) => texts.get(field) ?? '';
  const phone = firstPhoneKey(text('phone'));
  const { mahalle } = place;
  return {
    form: faults.size === 0 ? body : null,
    faults: [...faults].map(([field, message]) => ({ field, message })),
    parcelKey:
      mahalle !== undefined && text('ada') !== '' && text('parsel') !== ''
        ? parcelKey(mahalle, text('ada'), text('parsel'))
        : null,
    phoneKey: phone.length >= minPhoneDigits ? phone : null,
    emailKey: text('email') === '' ? null : normaliseEmail(text('email')),
  };
}

const placeFields = ['il', 'ilce', 'mahalle'] as const;
const isPlace = (field: ImportField): boolean => placeFields.some((one) => one === field);

/** A parcel as it is compared, whatever blanks stand in it. */
export const parcelKey = (mahalle: number, ada: string, parsel: string): string =>
  [mahalle, ada, parsel].map((part) => String(part).replace(/\s/g, '')).join('|');

function textsOf(
  kind: ImportKind,
  cells: readonly string[],
  mapping: ImportMapping,
): Map<ImportField, string> {
  return new Map(
    importFields[kind].map((field) => {
      const chosen = mapping.find((one) => one.field === field);
      const text = chosen?.column === undefined ? (chosen?.value ?? '') : (cells[chosen.column] ?? '');
      return [field, text.trim()];
    }),
  );
}

async function findPlace(
  texts: ReadonlyMap<ImportField, string>,
  places: PlaceNames,
  faults: Map<ImportField, string>,
): Promise<Partial<Record<ImportField, number>>> {
  const found: Partial<Record<ImportField, number>> = {};
  let parent: number | undefined;
  for (const field of placeFields) {
    const name = texts.get(field);
    // a kind without places, or a fault that the one above it explains
    if (name === undefined || (field !== 'il' && parent === undefined)) break;
    if (faults.has(field)) break;
    parent = name === '' ? undefined : await places.find(field, name, parent);
    if (parent === undefined) {
      faults.set(field, name === '' ? validationText.required : importText.unknownPlace[field]);
      break;
    }
    found[field] = parent;
  }
  return found;
}

/** The value that the form would send; a text that is none goes on as it is, to be refused. */
function readValue(field: ImportField, text: string, faults: Map<ImportField, string>): unknown {
  if (text === '') return field === 'tkgm_link' || field === 'mesaj' ? '' : undefined;
  const choices = choicesOf[field];
  if (choices) {
    const code = codeOf(field, text, choices);
    if (code === undefined && !faults.has(field)) faults.set(field, importText.choice(choices));
    return code;
  }
  if (field === 'metre_kare') return squareMetres(text) ?? readNumber(text) ?? text;
  if (field === 'fiyat') return readNumber(text.replace(/(?:₺|TL)\s*$|^\s*₺/giu, '').trim()) ?? text;
  return text;
}

function codeOf(field: ImportField, text: string, choices: readonly string[]): number | undefined {
  const word = fold(text).replace(/\s+/g, ' ').replace(/^₺/, '');
  const place = choices.findIndex((choice, index) => fold(choice) === word || String(index + 1) === word);
  return place >= 0 ? place + 1 : otherWords[field]?.[word];
}

type Filled = ReadonlyMap<ImportField, unknown>;

function bodyOf(kind: ImportKind, filled: Filled): { operation: Parameters<CheckBody>[0]; body: Form } {
  const some = (fields: readonly ImportField[]): Form =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = filled.get(field);
        return value === undefined ? [] : [[field, value]];
      }),
    );
  if (kind === 'landRequests') {
    const body = {
      ...some(['il', 'ilce', 'mahalle', 'ada', 'parsel']),
      kvkk: true,
      info: some([
        ...(['tapu_durum', 'sahip_zaman', 'resmi_yol', 'imar_durum', 'arsa_deger'] as const),
        ...(['edinme_sekli', 'egim', 'manzara', 'metrekare'] as const),
      ]),
      user: some(['name', 'phone', 'mesaj']),
    };
    return { operation: 'createLandRequest', body };
  }
  if (kind === 'ads') return { operation: 'createAd', body: some(importFields.ads) };
  return { operation: 'applyAsConsultant', body: some(importFields.consultants) };
}
