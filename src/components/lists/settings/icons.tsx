/** The icons of a list's settings; the buttons around them have labels. */
const icon = (path: string) => () => (
  <svg viewBox="0 0 24 24" aria-hidden width="1.25rem" height="1.25rem" fill="currentColor">
    <path d={path} />
  </svg>
);

export const MoreIcon = icon(
  'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
);
export const UpIcon = icon('M12 8 6 14l1.400 1.400L12 10.800l4.600 4.600L18 14z');
export const DownIcon = icon('M12 16 6 10l1.400-1.400L12 13.200l4.600-4.600L18 10z');
