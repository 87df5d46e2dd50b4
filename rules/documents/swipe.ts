interface Point {
  x: number;
  y: number;
}

/** Pixels: less is a tap. */
const shortest = 40;

/**
 * What a finger's way across the screen asks for: the next item (1), the one before (-1), or
 * neither: it was a tap, or it scrolled the page.
 */
export function swipeStep(start: Point, end: Point): -1 | 0 | 1 {
  const across = end.x - start.x;
  if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(end.y - start.y)) return 0;
  return across < 0 ? 1 : -1;
}
