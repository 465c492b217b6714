import type { MessageFilter, MessageRecipient } from './codes';

export const messageFilterLabels = { all: 'Alle', unread: 'Ungelesen', read: 'Gelesen' } as const satisfies Record<MessageFilter, string>;

/** Whom a company can write to at the platform (O40). */
export const messageRecipientLabels = {
  support: 'Support',
  sales: 'Vertrieb',
  accounting: 'Buchhaltung',
} as const satisfies Record<MessageRecipient, string>;

/** Names of senders who are no known person. */
export const messagePersonLabels = { system: 'Stellwerk', unknown: 'Unbekannte Person' } as const;
