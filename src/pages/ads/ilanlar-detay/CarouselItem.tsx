import { isVideo } from '../../../../rules/ads/mediaItems.ts';
import { fileUrl } from '../../../site/fileUrl.ts';

interface CarouselItemProps {
  name: string;
  alt: string;
  label: string;
  onBroken: () => void;
}

/** The current image or video. */
export function CarouselItem({ name, alt, label, onBroken }: CarouselItemProps) {
  if (isVideo(name)) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions
      <video
        src={fileUrl(name)}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        onError={onBroken}
      />
    );
  }
  return (
    <img
      src={fileUrl(name)}
      srcSet={`${fileUrl(name, 640)} 640w, ${fileUrl(name)} 1600w`}
      sizes="(min-width: 900px) 44rem, 100vw"
      alt={alt}
      width={1600}
      height={1200}
      draggable={false}
      onError={onBroken}
    />
  );
}
