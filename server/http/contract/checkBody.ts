import type { ValidateFunction } from 'ajv';
import type { CheckBody } from '../../resources/services.ts';
import { operations } from './operations.ts';
import { ajv, expectExactTypes, expectUploads, fieldSentences } from './validation.ts';

/** The documents of an application, which a row of a file cannot have. */
const withoutFiles = { applyAsConsultant: { tax_plate: { path: '' }, certificate: { path: '' } } };

const validators = new Map<string, ValidateFunction>();

/** Checks as the form's own call does, for records that come from elsewhere. */
export const checkBody: CheckBody = (operation, body) => {
  const validate = validators.get(operation) ?? compile(operation);
  validators.set(operation, validate);
  const files = operation === 'applyAsConsultant' ? withoutFiles.applyAsConsultant : {};
  Object.assign(body, files);
  const isGood = validate(body);
  for (const file of Object.keys(files)) Reflect.deleteProperty(body, file);
  return isGood ? {} : fieldSentences(validate.errors ?? [], operation);
};

function compile(operation: string): ValidateFunction {
  const found = operations.find(({ operationId }) => operationId === operation);
  const [content] = Object.values(found?.requestBody?.content ?? {});
  if (!content) throw new Error(`${operation} takes no body`);
  return ajv.compile(Object(expectExactTypes(expectUploads(content.schema))));
}
