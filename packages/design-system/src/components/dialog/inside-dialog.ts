import { createContext, useContext } from 'react';

/** Whether what is rendered is inside a dialog; provided by `Dialog`. */
export const InsideDialog = createContext(false);

/**
 * Tells a part that stands on pages and in dialogs where it is: a dialog ends at the right, the quiet button before the primary one;
 * a page starts at the left with the primary one.
 * @returns true inside a `Dialog`
 */
export const useInsideDialog = (): boolean => useContext(InsideDialog);
