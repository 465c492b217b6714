/** What stands around the words of every mail. */
export const frameTexts = {
  greeting: 'Guten Tag',
  closing: 'Freundliche Grüße',
  sender: 'Stellwerk',
  /** Before the address of the button, for whoever cannot press it. */
  fallback: 'Wenn Sie die Schaltfläche nicht öffnen können, verwenden Sie diese Adresse:',
  automatic: 'Diese Nachricht wurde automatisch versendet.',
  unsubscribe: 'Abmelden',
  unsubscribeAt: (page: string): string => `Abmelden: ${page}`,
} as const;
