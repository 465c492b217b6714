import { useEffect, useState } from 'react';

export interface AskedDialog<Dialog> {
  readonly dialog: Dialog | undefined;
  readonly onDialog: (dialog: Dialog | undefined) => void;
}

/**
 * The open dialog of a list; a URL parameter opens the first one.
 * @param asked whether the URL parameter is set
 * @param first the dialog to open; pass a stable object
 * @param onOpened clears that URL parameter
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
