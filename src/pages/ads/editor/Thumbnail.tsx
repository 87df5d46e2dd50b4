import { isVideo, type MediaItem } from '../../../../rules/ads/mediaItems.ts';
import { FilePreview } from '../../../components/editor/FilePreview.tsx';

export const nameOf = (item: MediaItem) => (item.kind === 'stored' ? item.name : item.file.name);

/** An image or video, stored or only chosen; its parent gives it its size. */
export function Thumbnail({
  item,
  label,
  width = 150,
}: {
  item: MediaItem;
  label: string;
  width?: 150 | 640;
}) {
  const name = nameOf(item);
  if (item.kind === 'new') return <FilePreview file={item.file} alt={`${label}: ${name}`} />;
  const url = `/api/v1/users/docs/${name}`;
  if (isVideo(name)) return <video src={url} aria-label={label} muted playsInline preload="metadata" />;
  return <img src={`${url}?w=${width}`} alt={label} loading="lazy" draggable={false} />;
}
