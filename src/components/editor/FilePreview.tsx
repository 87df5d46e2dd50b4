import { useCallback } from 'react';

/** A chosen file before it is sent; its object URL is revoked when the element unmounts. */
export function FilePreview({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (file.type.startsWith('video/'))
    return <video ref={show} aria-label={alt} muted playsInline preload="metadata" />;
  return <img ref={show} alt={alt} />;
}
