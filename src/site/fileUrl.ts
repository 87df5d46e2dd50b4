/** The address of a stored image or video, or of its smaller copy with this width in pixels. */
export function fileUrl(name: string, width?: 150 | 640): string {
  return `/api/v1/users/docs/${name}${width ? `?w=${width}` : ''}`;
}
