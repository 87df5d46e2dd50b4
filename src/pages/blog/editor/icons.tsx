import SvgIcon from '@mui/material/SvgIcon';

/**
 * The icons of the text toolbar, apart from the shared ones to keep these out of the first load.
 */
const icon = (path: string) => () => (
  <SvgIcon aria-hidden fontSize="small">
    <path d={path} />
  </SvgIcon>
);

export const BoldIcon = icon(
  'M7 4h6.2a4.300 4.300 0 0 1 2.600 7.700A4.500 4.500 0 0 1 13.600 20H7zm3 2.700v3.900h2.900a1.950 1.950 0 0 0 0-3.900zm0 6.500v4.100h3.200a2.050 2.050 0 0 0 0-4.100z',
);
export const ItalicIcon = icon('M10 4h8v2.600h-2.700L12 17.400h2.500V20h-8v-2.600h2.600L12.400 6.600H10z');
export const BulletsIcon = icon(
  'M4 5h3v3H4zm5 .500h11v2H9zM4 10.500h3v3H4zm5 .500h11v2H9zM4 16h3v3H4zm5 .500h11v2H9z',
);
export const NumbersIcon = icon(
  'M4 4h2v5H5V5.200H4zm5 1.300h11v2H9zM4 10.500h3v1L5.400 13.300H7v1H4v-1l1.600-1.800H4zm5 .500h11v2H9zM4 15.500h3v4H4v-1h2v-.500H4.800v-1H6v-.500H4zm5 1h11v2H9z',
);
const lines = 'M4 4h16v2H4zm7 4.670h9v2h-9zm0 4.660h9v2h-9zM4 18h16v2H4z';
export const DeeperIcon = icon(`${lines}M4 8.500v7l4-3.500z`);
export const ShallowerIcon = icon(`${lines}M8 8.500v7l-4-3.500z`);
export const QuoteIcon = icon('M4 17h4l2-4V6H4v7h3zm10 0h4l2-4V6h-6v7h3z');
export const LinkIcon = icon(
  'M10.600 13.400a1 1 0 0 0 1.400 1.400l5-5a3.500 3.500 0 0 0-5-5L9.500 7.300l1.400 1.400L13.400 6.200a1.500 1.500 0 0 1 2.200 2.200zM13.400 10.600a1 1 0 0 0-1.400-1.400l-5 5a3.500 3.500 0 0 0 5 5l2.500-2.500-1.400-1.400-2.500 2.500a1.500 1.500 0 0 1-2.200-2.200z',
);
export const ImageIcon = icon(
  'M4 4h16a1.500 1.500 0 0 1 1.500 1.500v13A1.500 1.500 0 0 1 20 20H4a1.500 1.500 0 0 1-1.500-1.500v-13A1.500 1.500 0 0 1 4 4zm.500 2v9l4.500-5 4 4.500 2.500-2.500 4 4V6zM16 7.500a1.750 1.750 0 1 1 0 3.500 1.750 1.750 0 0 1 0-3.500z',
);
export const CleanIcon = icon(
  'M5 4h14v3h-5.500l-1.300 5-2.400-2.400.700-2.600H5zm-.600 3.400L5.800 6 20 20.200l-1.400 1.400-7.200-7.200L10.200 19H7.100l1.800-7.100z',
);
