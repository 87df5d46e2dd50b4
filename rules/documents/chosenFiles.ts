import { type FileFault, fileFault, uploadLimits } from './uploadLimits.ts';

/** The documents that are chosen in a form, and what is wrong with the last choice of a field. */
export interface ChosenFiles<Field extends string> {
  files: Partial<Record<Field, File>>;
  fileFaults: Partial<Record<Field, FileFault>>;
}

/** Adds a chosen document. One with a fault does not replace the earlier document. */
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

/** Removes the document of a field. */
export function withoutFile<Field extends string>(
  { files, fileFaults }: ChosenFiles<Field>,
  field: Field,
): ChosenFiles<Field> {
  return { files: { ...files, [field]: undefined }, fileFaults: { ...fileFaults, [field]: undefined } };
}
