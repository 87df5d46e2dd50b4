import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { readContact } from '../../../rules/people/contact.ts';
import { isEmail } from '../../../rules/people/email.ts';
import { validationText } from '../../config/validationText.ts';

/** The parts of an AJV error that are read here. */
interface BrokenRule {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/**
 * Validates by JSON Schema 2020-12, the dialect of OpenAPI 3.1. Numbers in strings become numbers.
 * Properties that a closed schema does not name are removed, so that no handler sees them. Every
 * broken rule is reported, not only the first.
 */
export const compileValidator: FastifySchemaCompiler<unknown> = ({ schema }) => ajv.compile(Object(schema));

export const ajv = new Ajv2020({
  allErrors: true,
  coerceTypes: true,
  removeAdditional: true,
  useDefaults: true,
  strict: false,
});
addFormats.default(ajv);
ajv.addFormat('mailbox', isEmail);
ajv.addFormat('contact', (text: string) => readContact(text) !== undefined);

const digits: Readonly<Record<string, string>> = { integer: '^-?\\d+$', number: '^-?\\d+(\\.\\d+)?$' };

/**
 * Requires a number, or its digits as a string, and a boolean itself: AJV's coercion alone would
 * also accept `0x10`, `1e3`, `true` and `null` for a number, and `1` for a consent.
 */
export function expectExactTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(expectExactTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('pattern' in schema && typeof schema.pattern === 'string' && 'maxLength' in schema) {
    // AJV reports all broken rules, and would run the pattern on a text of any length
    const { pattern, maxLength, ...others } = schema;
    const isTooLong = { minLength: Number(maxLength) + 1 };
    return { ...Object(expectExactTypes(others)), maxLength, if: isTooLong, else: { pattern } };
  }
  const { type, ...rules } = { type: undefined, ...schema };
  // without `type` AJV does not coerce
  if (type === 'boolean') return { enum: [true, false], ...rules };
  const pattern = typeof type === 'string' ? digits[type] : undefined;
  if (pattern !== undefined) {
    const { default: otherwise, ...rest } = { default: undefined, ...schema };
    return {
      allOf: [{ type: ['string', type], pattern }, rest],
      ...(otherwise !== undefined && { default: otherwise }),
    };
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, expectExactTypes(value)]));
}

/**
 * Does the same for a parameter, which arrives as text. A boolean must be exactly `true` or
 * `false`; the validator then converts it.
 */
export function expectExactParameter(schema: { type?: string }): unknown {
  if (schema.type === 'boolean') return { allOf: [{ enum: ['true', 'false'] }, schema] };
  return expectExactTypes(schema);
}

/**
 * Changes a form's schema for validation: a file is then an object that describes what was written
 * to disk, not a string.
 */
export function expectUploads(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(expectUploads);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('format' in schema && schema.format === 'binary') return { type: 'object', required: ['path'] };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, expectUploads(value)]));
}

/** A sentence for each refused field, by its leaf wire name; empty when the body is malformed. */
export function fieldSentences(
  rules: readonly BrokenRule[],
  operationId: string | undefined,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const rule of rules) {
    const path = pathOf(rule);
    const field = path.findLast((part) => !/^\d+$/.test(part));
    if (field === undefined || Object.hasOwn(fields, field)) continue;
    fields[field] = ownSentence(`${operationId}:${field}`, rule) ?? sentence(field, rule);
  }
  return fields;
}

function pathOf(rule: BrokenRule): string[] {
  const path = rule.instancePath.split('/').slice(1);
  const missing = rule.params.missingProperty;
  // text in place of a file lacks `path`; the sentence is about the field
  return typeof missing === 'string' && missing !== 'path' ? [...path, missing] : path;
}

/** The product's own sentence for a field, where it has one. */
function ownSentence(place: string, rule: BrokenRule): string | undefined {
  switch (place) {
    case 'createLandRequest:name':
    case 'bringLandRequest:name':
      return validationText.personName;
    case 'createLandRequest:kvkk':
      return validationText.consent;
    case 'saveSearch:onay':
      return rule.keyword === 'required' ? validationText.searchConsent : validationText.otherConsentText;
    case 'offerLandRequest:teklif_tutar':
      return rule.keyword === 'maximum' ? validationText.offerTooHigh : validationText.offer;
    case 'replyToOffer:karsi_teklif':
      return counterAmountSentence(rule);
    case 'findPersonalData:contact':
    case 'exportPersonalData:contact':
    case 'erasePersonalData:contact':
      return validationText.contact;
    case 'resetPassword:password':
    case 'updateUser:password':
      return rule.keyword === 'required' ? undefined : validationText.weakPassword;
    default:
      return undefined;
  }
}

function counterAmountSentence({ keyword }: BrokenRule): string {
  if (keyword === 'false schema') return validationText.counterAmountWithoutCall;
  return keyword === 'maximum' ? validationText.counterAmountTooHigh : validationText.counterAmount;
}

function sentence(field: string, { keyword, params }: BrokenRule): string {
  const limit = typeof params.limit === 'number' ? params.limit : 0;
  switch (keyword) {
    case 'required':
      return validationText.required;
    case 'minLength':
      return limit <= 1 ? validationText.required : validationText.shorterThan(limit);
    case 'maxLength':
      return validationText.longerThan(limit);
    case 'pattern':
      return patternSentence(field, params.pattern);
    case 'not':
      return validationText.character;
    case 'format':
      return params.format === 'mailbox' ? validationText.email : validationText.format;
    case 'enum':
    case 'const':
      return validationText.choice;
    case 'minimum':
      return validationText.below(limit);
    case 'exclusiveMinimum':
      return validationText.notAbove(limit);
    case 'maximum':
      return validationText.above(limit);
    case 'type':
      return typeSentence(params.type);
    default:
      return validationText.format;
  }
}

function patternSentence(field: string, pattern: unknown): string {
  if (pattern === '\\S') return validationText.required;
  if (Object.values(digits).some((one) => one === pattern)) return validationText.number;
  return field === 'tkgm_link' ? validationText.link : validationText.format;
}

function typeSentence(type: unknown): string {
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return validationText.number;
  return type === 'string' ? validationText.text : validationText.format;
}
