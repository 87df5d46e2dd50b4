import { type FileFault, fileFault, uploadLimits } from './uploadLimits.ts';

/** The documents that are chosen in a form, and what is wrong with the last choice of a field. */
export interface ChosenFiles<Field extends string> {
  files: Partial<Record<Field, File>>;
  fileFaults: Partial<Record<Field, FileFault>>;
}

/** The form once a document was chosen. One with a fault leaves the document before it in place. */
export function withFile<Field extends string>(
  { files, fileFaults }: ChosenFiles<Field>,
  field: Field,
  file: File,
): ChosenFiles<Field> {
  const fault = fileFault(file, uploadLimits.document);
  return {
    files: fault ? files : { ...files, [field]: file },
    fileFaults: { ...fileFaults, [field]: fault },
  };
}

/** The form once the document of a field was removed. */
export function withoutFile<Field extends string>(
  { files, fileFaults }: ChosenFiles<Field>,
  field: Field,
): ChosenFiles<Field> {
  return { files: { ...files, [field]: undefined }, fileFaults: { ...fileFaults, [field]: undefined } };
}
