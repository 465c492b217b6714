import { operator } from '@stellwerk/domain';

/** Labels around the content of every mail. */
export const frameTexts = {
  greeting: 'Guten Tag',
  closing: 'Freundliche Grüße',
  sender: 'Stellwerk',
  /**
   * Label of the button's URL, for readers who cannot click the button. It addresses nobody,
   * because some mails use 'du'.
   */
  fallback: 'Falls die Schaltfläche nicht funktioniert, führt diese Adresse zum selben Ziel:',
  automatic: 'Diese Nachricht wurde automatisch versendet.',
  /** Alternative text of the platform's logo. */
  logo: 'Stellwerk',
  /** Line below the name of another sender on whose behalf the mail is sent. */
  via: 'über Stellwerk',
  /**
   * Mandatory details of the sender (§ 35a GmbHG), in the mail itself so that no page has to be
   * opened.
   */
  operator: [`${operator.name}, ${operator.address}`, `${operator.register}, Geschäftsführerin: ${operator.director}`],
  imprint: 'Impressum',
  imprintAt: (page: string): string => `Impressum: ${page}`,
  help: 'Hilfe',
  helpAt: (address: string): string => `Hilfe: ${address}`,
  unsubscribe: 'Abmelden',
  unsubscribeAt: (page: string): string => `Abmelden: ${page}`,
} as const;
