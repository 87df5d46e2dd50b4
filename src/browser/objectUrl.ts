import { useEffect, useMemo } from 'react';

/**
 * An address for a file that only this page knows, for as long as it is shown; undefined without a
 * file.
 */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
