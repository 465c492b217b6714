import type { MessageFilter } from './codes';

export const messageFilterLabels = { all: 'Alle', unread: 'Ungelesen', read: 'Gelesen' } as const satisfies Record<MessageFilter, string>;
