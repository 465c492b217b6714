/** What stands around the words of every mail. */
export const frameTexts = {
  greeting: 'Guten Tag',
  closing: 'Freundliche Grüße',
  sender: 'Stellwerk',
  /** Before the address of the button, for whoever cannot press it; it addresses nobody, because some mails say 'du'. */
  fallback: 'Falls die Schaltfläche nicht funktioniert, führt diese Adresse zum selben Ziel:',
  automatic: 'Diese Nachricht wurde automatisch versendet.',
  unsubscribe: 'Abmelden',
  unsubscribeAt: (page: string): string => `Abmelden: ${page}`,
} as const;
