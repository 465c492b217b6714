import { useAskedDialog, type AskedDialog } from '../shared/use-asked-dialog';
import type { FocusDialog } from './FocusDialogs';

const CREATE = { kind: 'create' } as const satisfies FocusDialog;

/**
 * The open dialog of the focus pages; a URL parameter opens a new page (CD38).
 * @param onOpened clears that URL parameter
 */
export const useFocusDialog = (asked: boolean, onOpened: () => void): AskedDialog<FocusDialog> =>
  useAskedDialog<FocusDialog>(asked, CREATE, onOpened);
