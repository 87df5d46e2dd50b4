import type { FileFault } from '../documents/uploadLimits.ts';

/** Why a field cannot be sent as it is. */
export type Fault = 'missing' | 'notALink' | 'notAnArea' | 'notDigits' | 'tooLong' | 'uploading' | FileFault;
export type Faults<Fields> = Partial<Record<keyof Fields, Fault>>;
