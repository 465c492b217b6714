import { createContext, useContext } from 'react';

/** Whether the component is inside a dialog; provided by `Dialog`. */
export const InsideDialog = createContext(false);

/**
 * Whether a component is in a dialog, because button order differs: in a dialog buttons are at the
 * right, the quiet one before the primary one; on a page at the left, the primary one first.
 * @returns true inside a `Dialog`
 */
export const useInsideDialog = (): boolean => useContext(InsideDialog);
