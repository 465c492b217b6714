import { useAskedDialog, type AskedDialog } from '../shared/use-asked-dialog';
import type { FocusDialog } from './FocusDialogs';

const CREATE = { kind: 'create' } as const satisfies FocusDialog;

/** What is open above the focus pages; a new one where the URL asks for it (CD38). @param onOpened takes that wish out of the URL */
export const useFocusDialog = (asked: boolean, onOpened: () => void): AskedDialog<FocusDialog> =>
  useAskedDialog<FocusDialog>(asked, CREATE, onOpened);
