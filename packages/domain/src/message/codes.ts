export const SENDER_TYPES = ['user', 'company', 'system'] as const;
export type SenderType = (typeof SENDER_TYPES)[number];

export const RECIPIENT_TYPES = ['user', 'company'] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** The three fixed recipients of a company's message (O40); sent as `recipient` (O75). */
export const MESSAGE_RECIPIENTS = ['support', 'sales', 'accounting'] as const;
export type MessageRecipient = (typeof MESSAGE_RECIPIENTS)[number];

/** Filters of the message list (001 §2.7). */
export const MESSAGE_FILTERS = ['all', 'unread', 'read'] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

/** Possible owners of a mailbox: a company, a person, or the administration of the platform (O75). */
export const MESSAGE_SIDES = ['company', 'user', 'platform'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Longest texts of a message, in characters (O23). */
export const MESSAGE_LIMITS = { subject: 200, content: 5000 } as const;

/** Messages on a page (EN53). */
export const MESSAGES_PAGE = 10;
