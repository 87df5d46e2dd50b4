import styles from './icons.module.css';

/** The icons of the product, without an icon font. All are decorative: a text is beside each. */
const icon = (path: string) => () => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
);

export const PhoneIcon = icon(
  'M6.6 3h3l1.500 4.500-2 1.500a12 12 0 0 0 5.900 5.900l1.500-2 4.500 1.500v3A2.600 2.600 0 0 1 18.400 20C10 20 4 14 4 5.600A2.600 2.600 0 0 1 6.600 3z',
);
export const ChatIcon = icon(
  'M12 3c5 0 9 3.400 9 7.800s-4 7.800-9 7.800c-.900 0-1.800-.1-2.600-.3L5 21l.9-3.900C4.100 15.700 3 13.400 3 10.800 3 6.400 7 3 12 3z',
);
export const MenuIcon = icon('M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4z');
export const FastIcon = icon('M13 2 4.500 13.500H11L10 22l9-12h-6.500z');
export const EasyIcon = icon('m9.500 16.200-4-4L4 13.700l5.500 5.500L20.500 8.200 19 6.700z');
export const TrustIcon = icon(
  'M12 2 4 5v6c0 5 3.400 9.700 8 11 4.600-1.300 8-6 8-11V5zm-1.200 14L7.200 12.400l1.400-1.400 2.200 2.200 4.700-4.700 1.400 1.400z',
);
export const CrossIcon = icon(
  'M18.300 7.100 16.900 5.700 12 10.600 7.100 5.700 5.700 7.100l4.900 4.900-4.900 4.900 1.400 1.400 4.900-4.900 4.900 4.900 1.400-1.400-4.900-4.900z',
);
export const DocumentIcon = icon(
  'M6 2h8l6 6v12.500A1.500 1.500 0 0 1 18.500 22h-12.500A1.500 1.500 0 0 1 4.500 20.500v-17A1.500 1.500 0 0 1 6 2zm7 1.800V9h5.200zM8 12v1.500h8V12zm0 4v1.500h8V16z',
);
export const PlayIcon = icon('M8 5v14l11-7z');
