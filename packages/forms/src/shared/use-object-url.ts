import { useEffect, useState } from 'react';

/** Object URL of a chosen file; '' without one. It is revoked when the file changes. */
export function useObjectUrl(file: File | null): string {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the URL must be revoked, so only an effect may make it
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made !== null && made.file === file ? made.url : '';
}
