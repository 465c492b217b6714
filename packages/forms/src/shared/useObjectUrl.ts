import { useEffect, useState } from 'react';

/** An address under which a chosen file can be shown; '' without one. It is given back when the file changes. */
export function useObjectUrl(file: File | null): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (file === null) return setUrl('');
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
