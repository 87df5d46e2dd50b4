/** How large a picture is shown, against its size when it fits the popup. */
export const zoomSteps = [1, 1.5, 2, 3, 4] as const;

/** The next step up or down; the last one stays. */
export function zoomed(zoom: number, direction: 'in' | 'out'): number {
  const larger = zoomSteps.find((step) => step > zoom);
  const smaller = zoomSteps.findLast((step) => step < zoom);
  return (direction === 'in' ? larger : smaller) ?? zoom;
}
