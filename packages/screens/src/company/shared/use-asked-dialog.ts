import { useEffect, useState } from 'react';

export interface AskedDialog<Dialog> {
  readonly dialog: Dialog | undefined;
  readonly onDialog: (dialog: Dialog | undefined) => void;
}

/**
 * What is open above a list; the first dialog where the URL asks for it.
 * @param asked whether the URL asks for it
 * @param first what is open then; keep it stable
 * @param onOpened takes that wish out of the URL
 */
export function useAskedDialog<Dialog>(asked: boolean, first: Dialog, onOpened: () => void): AskedDialog<Dialog> {
  const [dialog, onDialog] = useState<Dialog | undefined>(asked ? first : undefined);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    if (asked) onDialog(first);
  }
  useEffect(() => {
    if (asked) onOpened();
  }, [asked, onOpened]);
  return { dialog, onDialog };
}
