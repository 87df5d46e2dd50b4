import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import { uploadText } from './uploadText.ts';

type Status = 400 | 413 | 415;

/** Collects what is wrong with a form, so that the sender hears of every field at once. */
export class FormProblems {
  readonly #fields = new Map<string, string>();
  readonly #statuses = new Set<Status>();

  /** The first problem of a field is the one that is told. */
  add(status: Status, field: string, message: string): void {
    this.#statuses.add(status);
    if (!this.#fields.has(field)) this.#fields.set(field, message);
  }

  /** @throws Refusal with the gravest status: too large, then a wrong type, then anything else. */
  throwIfAny(): void {
    if (this.#statuses.size === 0) return;
    const status = ([413, 415] as const).find((one) => this.#statuses.has(one)) ?? 400;
    throw new Refusal(status, status === 400 ? refusalText.checkFields : uploadText.refused, {
      fields: Object.fromEntries(this.#fields),
    });
  }
}
