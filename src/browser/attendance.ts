const unattendedAfterMs = 5 * 60 * 1000;

let lastInput = Date.now();

/** Notes each key and click, so that the page knows whether somebody is there. */
export function watchAttendance(): void {
  const note = () => {
    lastInput = Date.now();
  };
  for (const type of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
    addEventListener(type, note, { capture: true, passive: true });
}

/** Whether nobody has touched the page for five minutes; the panel's lists go on loading. */
export const isUnattended = (): boolean => Date.now() - lastInput > unattendedAfterMs;
