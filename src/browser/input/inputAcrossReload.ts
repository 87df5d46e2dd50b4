/**
 * Keeps what was entered into a prerendered page across a reload. `noteInput` keeps it across
 * hydration.
 */

/** A reload follows at once. Later, another person may be at this device. */
const keptMs = 60_000;

/** Without passwords, which must not be stored, and files, which cannot be. */
const controls = () =>
  document.querySelectorAll<HTMLInputElement>('input:not([type=password],[type=file]),textarea,select');

/** For the history entry of the page: what each control holds, by its name. */
export const readInput = () => ({
  typedAt: Date.now(),
  typed: Object.fromEntries(
    Array.from(controls(), ({ name, value, checked }) => [name, { value, checked }] as const),
  ),
});

/** Puts back what this reload would have lost. The next one keeps nothing. */
export function returnInput(): void {
  const { typedAt, typed, ...state } = history.state ?? {};
  if (!typed) return;
  history.replaceState(state, '');
  if (Date.now() - typedAt < keptMs)
    for (const control of controls()) Object.assign(control, typed[control.name]);
}
