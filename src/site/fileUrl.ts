/** The address of a stored image or video; with a width, that of its smaller copy (pixels). */
export function fileUrl(name: string, width?: 150 | 640): string {
  return `/api/v1/users/docs/${name}${width ? `?w=${width}` : ''}`;
}
