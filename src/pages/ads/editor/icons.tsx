import SvgIcon from '@mui/material/SvgIcon';

/** The icons of the media list; the buttons around them have labels. */
const icon = (path: string) => () => (
  <SvgIcon aria-hidden fontSize="small">
    <path d={path} />
  </SvgIcon>
);

export const DragIcon = icon(
  'M9 4h2v2.500H9zm4 0h2v2.500h-2zM9 10.750h2v2.500H9zm4 0h2v2.500h-2zM9 17.500h2V20H9zm4 0h2V20h-2z',
);
export const PreviousIcon = icon('M15.500 5 8.500 12l7 7 1.500-1.500L11.500 12 17 6.500z');
export const NextIcon = icon('M8.500 5 15.500 12l-7 7L7 17.500l5.500-5.500L7 6.500z');
export const RemoveIcon = icon(
  'M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400L12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z',
);
