import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { validationText as say } from '../config/validationText.ts';

/** What AJV says about one broken rule, as far as we read it. */
export interface BrokenRule {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/**
 * Validates by JSON Schema 2020-12, the dialect of OpenAPI 3.1. Numbers in strings become numbers;
 * properties that a closed schema does not name are removed, so that nothing unknown reaches a
 * handler; every broken rule is told, not only the first.
 */
export const compileValidator: FastifySchemaCompiler<unknown> = ({ schema }) => ajv.compile(Object(schema));

const ajv = new Ajv2020({
  allErrors: true,
  coerceTypes: true,
  removeAdditional: true,
  useDefaults: true,
  strict: false,
});
addFormats.default(ajv);

const digits: Readonly<Record<string, string>> = { integer: '^-?\\d+$', number: '^-?\\d+(\\.\\d+)?$' };

/**
 * A number is one, or its digits: the coercion alone would also take `0x10`, `1e3`, `true` and
 * `null`.
 */
export function expectDigits(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(expectDigits);
  if (typeof schema !== 'object' || schema === null) return schema;
  const type: unknown = Reflect.get(schema, 'type');
  const pattern = typeof type === 'string' ? digits[type] : undefined;
  if (pattern !== undefined) {
    const { default: otherwise, ...rest } = { default: undefined, ...schema };
    return {
      allOf: [{ type: ['string', type], pattern }, rest],
      ...(otherwise !== undefined && { default: otherwise }),
    };
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, expectDigits(value)]));
}

/**
 * A form's file arrives at the validation as a description of what was written to disk, not as a
 * string: the schema is changed to expect that.
 */
export function expectUploads(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(expectUploads);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('format' in schema && schema.format === 'binary') return { type: 'object', required: ['path'] };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, expectUploads(value)]));
}

/**
 * One sentence per refused field, by its leaf wire name; empty when the body as a whole is of the
 * wrong shape.
 */
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
  // an upload that lacks its path is not the person's slip: the field itself is what is wrong
  return typeof missing === 'string' && missing !== 'path' ? [...path, missing] : path;
}

/** Where the product has a sentence of its own for a field. */
function ownSentence(place: string, rule: BrokenRule): string | undefined {
  switch (place) {
    case 'createLandRequest:name':
      return say.personName;
    case 'createLandRequest:kvkk':
      return say.consent;
    case 'offerLandRequest:teklif_tutar':
      return rule.keyword === 'maximum' ? say.offerTooHigh : say.offer;
    case 'resetPassword:password':
    case 'updateUser:password':
      return rule.keyword === 'required' ? undefined : say.weakPassword;
    default:
      return undefined;
  }
}

function sentence(field: string, { keyword, params }: BrokenRule): string {
  const limit = typeof params.limit === 'number' ? params.limit : 0;
  switch (keyword) {
    case 'required':
      return say.required;
    case 'minLength':
      return limit <= 1 ? say.required : say.shorterThan(limit);
    case 'maxLength':
      return say.longerThan(limit);
    case 'pattern':
      return patternSentence(field, params.pattern);
    case 'enum':
    case 'const':
      return say.choice;
    case 'minimum':
      return say.below(limit);
    case 'exclusiveMinimum':
      return say.notAbove(limit);
    case 'maximum':
      return say.above(limit);
    case 'maxItems':
      return say.tooManyItems(limit);
    case 'type':
      return typeSentence(params.type);
    default:
      return say.format;
  }
}

function patternSentence(field: string, pattern: unknown): string {
  if (pattern === '\\S') return say.required;
  if (Object.values(digits).some((one) => one === pattern)) return say.number;
  if (field === 'email') return say.email;
  return field === 'tkgm_link' ? say.link : say.format;
}

function typeSentence(type: unknown): string {
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return say.number;
  if (type === 'string') return say.text;
  return type === 'object' ? say.file : say.format;
}
