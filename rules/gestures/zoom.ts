/** The scales of an image, relative to the size at which it fits the popup. */
export const zoomSteps = [1, 1.5, 2, 3, 4] as const;

/** The next larger or smaller step; `zoom` itself where there is none. */
export function zoomed(zoom: number, direction: 'in' | 'out'): number {
  const larger = zoomSteps.find((step) => step > zoom);
  const smaller = zoomSteps.findLast((step) => step < zoom);
  return (direction === 'in' ? larger : smaller) ?? zoom;
}
