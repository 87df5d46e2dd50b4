/**
 * States that a page need not show, or not in another way than the state before, and why. Two
 * changes that are drawn at once may show one all the same.
 */
export const unseenStates: Readonly<Record<string, string>> = {
  'carousel browsing.swiping': 'A finger rests on the image; the image changes when it is lifted.',
  'consultant>correction loadingStored': 'The form stays disabled, as while it was being saved.',
  'versionWatch paused': 'Nobody sees the page.',
  'versionWatch reading': 'The page says nothing until the record has changed.',
  'versionWatch waiting': 'The page says nothing until the record has changed.',
  'work missing': 'The page says that the record does not exist.',
  'copying writing': 'It lasts milliseconds, and the page then says whether the copy worked.',
};
