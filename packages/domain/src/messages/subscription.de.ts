/** Errors of a subscription that an administrator sets (O37). */
export const subscriptionMessages = {
  endMissing: 'Bitte geben Sie an, wann das gekündigte Abonnement endet.',
  endInvalid: 'Bitte geben Sie das Ende als Datum an.',
} as const;
