import { useEffect, useMemo } from 'react';

/** An object URL for the file while the component is mounted; undefined without a file. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
