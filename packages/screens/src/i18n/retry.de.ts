/** Asks again for what could not be loaded, wherever a screen has a button of its own for it. */
export const retryText = 'Erneut versuchen';
