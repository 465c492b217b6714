export const SENDER_TYPES = ['user', 'company', 'system'] as const;
export type SenderType = (typeof SENDER_TYPES)[number];

export const RECIPIENT_TYPES = ['user', 'company'] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** Filters of the message list (001 §2.7). */
export const MESSAGE_FILTERS = ['all', 'unread', 'read'] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];
