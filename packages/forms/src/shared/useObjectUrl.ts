import { useEffect, useState } from 'react';

/** An address under which a chosen file can be shown; '' without one. It is given back when the file changes. */
export function useObjectUrl(file: File | null): string {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address must be given back, so only an effect may make it
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made !== null && made.file === file ? made.url : '';
}
