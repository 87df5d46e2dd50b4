import { isVideo, type MediaItem } from '../../../../rules/documents/media.ts';
import { FilePreview } from '../../../components/editor/FilePreview.tsx';

export const nameOf = (medium: MediaItem) => (medium.kind === 'stored' ? medium.name : medium.file.name);

/** The picture of one medium, stored or only chosen; what is around it gives it its size. */
export function Thumbnail({ medium, label }: { medium: MediaItem; label: string }) {
  const name = nameOf(medium);
  if (medium.kind === 'new') return <FilePreview file={medium.file} alt={`${label}: ${name}`} />;
  const url = `/api/v1/users/docs/${name}`;
  if (isVideo(name)) return <video src={url} aria-label={label} muted playsInline preload="metadata" />;
  return <img src={`${url}?w=150`} alt={label} loading="lazy" draggable={false} />;
}
