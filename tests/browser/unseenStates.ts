/** States that a page does not show, or not in another way than the state before, and why. */
export const unseenStates: Readonly<Record<string, string>> = {
  'carousel browsing.swiping': 'A finger rests on the image; the image changes when it is lifted.',
  'consultant>correction loadingStored': 'The form stays disabled, as while it was being saved.',
  'copying writing': 'It lasts milliseconds, and the page then says whether the copy worked.',
};
