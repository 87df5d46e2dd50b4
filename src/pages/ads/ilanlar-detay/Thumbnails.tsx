import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { isVideo } from '../../../../rules/ads/mediaItems.ts';
import { PlayIcon } from '../../../components/images/icons.tsx';
import { fileUrl } from '../../../site/fileUrl.ts';

interface ThumbnailsProps {
  names: readonly string[];
  current: number;
  labelOf: (name: string, index: number) => string;
  onChoose: (index: number) => void;
}

/** (product, 9) */
const thumbnailPx = 100;

/** All media of an ad as buttons that show them. */
export function Thumbnails({ names, current, labelOf, onChoose }: ThumbnailsProps) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        mt: 2,
        p: 0.75,
        listStyle: 'none',
        display: 'flex',
        gap: 1,
        overflowX: 'auto',
        // a bar marks the current one, since a ring marks the focus
        '& li': { pb: 0.5, borderBottom: 4, borderColor: 'transparent' },
        '& li:has([aria-current="true"])': { borderColor: 'primary.main' },
      }}
    >
      {names.map((name, index) => (
        <li key={name}>
          <ButtonBase
            aria-label={labelOf(name, index)}
            aria-current={index === current}
            onClick={() => onChoose(index)}
            sx={{
              width: thumbnailPx,
              height: thumbnailPx * 0.75,
              overflow: 'hidden',
              borderRadius: 1,
              bgcolor: 'action.selected',
              outlineOffset: 2,
              '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
            }}
          >
            {isVideo(name) ? (
              <PlayIcon />
            ) : (
              <img
                src={fileUrl(name, 150)}
                alt=""
                width={thumbnailPx}
                height={thumbnailPx * 0.75}
                loading="lazy"
              />
            )}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
