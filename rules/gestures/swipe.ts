interface Point {
  x: number;
  y: number;
}

/** Shorter movements are taps. */
const minSwipePx = 40;

/** The step of a swipe: 1 for the next item, -1 for the previous one, 0 for a tap or a scroll. */
export function swipeStep(start: Point, end: Point): -1 | 0 | 1 {
  const across = end.x - start.x;
  if (Math.abs(across) < minSwipePx || Math.abs(across) < 2 * Math.abs(end.y - start.y)) return 0;
  return across < 0 ? 1 : -1;
}
