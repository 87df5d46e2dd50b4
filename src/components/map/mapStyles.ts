import type { SxProps, Theme } from '@mui/material/styles';

/** What Leaflet's own styles do not know: the colours of the product. */
export const mapStyles: SxProps<Theme> = {
  height: '100%',
  bgcolor: 'transparent',
  font: 'inherit',
  // its layers stay below menus and dialogs
  isolation: 'isolate',
  '& .parcel': {
    stroke: 'var(--mui-palette-primary-main)',
    strokeWidth: 3,
    fill: 'var(--mui-palette-primary-main)',
    fillOpacity: 0.26,
  },
  '& .parcel.own': { strokeWidth: 4 },
  '& .leaflet-div-icon': { bgcolor: 'transparent', border: 0 },
  // the one with the focus lies above the others, whose heights Leaflet writes into the element
  '& .leaflet-div-icon:focus-within, & .leaflet-div-icon:hover': { zIndex: '10000 !important' },
  '& .leaflet-div-icon a': {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    display: 'flex',
    alignItems: 'center',
    minHeight: 32,
    px: 1.25,
    borderRadius: 4,
    border: 2,
    borderColor: 'primary.main',
    bgcolor: 'background.paper',
    color: 'text.primary',
    pointerEvents: 'auto',
    whiteSpace: 'nowrap',
    typography: 'body2',
    fontWeight: 700,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .leaflet-bar a': {
    width: 44,
    height: 44,
    lineHeight: '42px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
  },
  '& .leaflet-control-scale-line': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'text.primary',
  },
};
