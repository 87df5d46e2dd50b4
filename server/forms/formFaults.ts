import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { uploadText } from './uploadText.ts';

type Status = 400 | 413 | 415;

/** Collects the faults of a form, so that one answer names every wrong field. */
export class FormFaults {
  readonly #fields = new Map<string, string>();
  readonly #statuses = new Set<Status>();

  /** Only the first fault of a field is kept. */
  add(status: Status, field: string, message: string): void {
    this.#statuses.add(status);
    if (!this.#fields.has(field)) this.#fields.set(field, message);
  }

  /** @throws Refusal 413 if any file is too large, else 415 if any has a wrong type, else 400. */
  throwIfAny(): void {
    if (this.#statuses.size === 0) return;
    const status = ([413, 415] as const).find((one) => this.#statuses.has(one)) ?? 400;
    throw new Refusal(status, status === 400 ? refusalText.checkFields : uploadText.refused, {
      fields: Object.fromEntries(this.#fields),
    });
  }
}
