import { operator } from '@stellwerk/domain';

/** What stands around the words of every mail. */
export const frameTexts = {
  greeting: 'Guten Tag',
  closing: 'Freundliche Grüße',
  sender: 'Stellwerk',
  /** Before the address of the button, for whoever cannot press it; it addresses nobody, because some mails say 'du'. */
  fallback: 'Falls die Schaltfläche nicht funktioniert, führt diese Adresse zum selben Ziel:',
  automatic: 'Diese Nachricht wurde automatisch versendet.',
  /** Of the platform's sign. */
  logo: 'Stellwerk',
  /** Below the name of somebody else whom a mail speaks for. */
  via: 'über Stellwerk',
  /** What a business letter says of its sender (§ 35a GmbHG), so that a page need not be opened for it. */
  operator: [`${operator.name}, ${operator.address}`, `${operator.register}, Geschäftsführerin: ${operator.director}`],
  imprint: 'Impressum',
  imprintAt: (page: string): string => `Impressum: ${page}`,
  help: 'Hilfe',
  helpAt: (address: string): string => `Hilfe: ${address}`,
  unsubscribe: 'Abmelden',
  unsubscribeAt: (page: string): string => `Abmelden: ${page}`,
} as const;
