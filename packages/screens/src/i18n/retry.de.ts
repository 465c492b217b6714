/** Label of a retry button, for screens with a button of their own. */
export const retryText = 'Erneut versuchen';
