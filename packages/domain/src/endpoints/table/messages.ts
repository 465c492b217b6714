import * as z from 'zod/mini';
import * as calls from '../../calls/messages';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

const one = { of: 'message', param: 'id' } as const;

/** Messages between companies, their applicants and the platform. */
export const messagesEndpoints = {
  companyMessages: {
    ...calls.companyMessages,
    access: 'member',
    scope: { of: 'company', param: 'id' },
    spec: ['API70', 'CM15', 'EN53'],
    summary: 'Nachrichten eines Unternehmens: die neuesten als Liste, mit `page` seitenweise.',
    query: requests.messagesQuery,
    answer: shapes.companyMessages,
  },
  myMessages: {
    ...calls.myMessages,
    access: 'user',
    scope: 'none',
    spec: ['O41', 'O76'],
    summary: 'Eigene Nachrichten, in denselben beiden Formen.',
    query: requests.messagesQuery,
    answer: shapes.inboxMessages,
  },
  adminMessages: {
    ...calls.adminMessages,
    access: 'admin',
    scope: 'none',
    spec: ['O75'],
    summary: 'Nachrichten von Unternehmen an Support, Vertrieb und Buchhaltung, in denselben beiden Formen.',
    query: requests.messagesQuery,
    answer: shapes.inboxMessages,
  },
  unreadMessages: {
    ...calls.unreadMessages,
    access: 'user',
    scope: 'none',
    spec: [],
    summary: 'Zahl der ungelesenen Nachrichten, für jedes eigene Postfach.',
    answer: shapes.unreadMessages,
  },
  messageApplicants: {
    ...calls.messageApplicants,
    access: 'member',
    scope: { of: 'company', param: 'id' },
    spec: ['O40'],
    summary: 'Bewerbende mit Konto, denen das Unternehmen schreiben kann; wen `include` nennt, steht vorn.',
    query: requests.messageApplicantsQuery,
    answer: z.array(shapes.messageApplicant),
  },
  message: {
    ...calls.message,
    access: 'party',
    scope: one,
    spec: ['API71'],
    summary: 'Eine Nachricht.',
    answer: shapes.inboxMessage,
  },
  sendMessage: {
    ...calls.sendMessage,
    access: 'user',
    scope: 'none',
    spec: ['API72', 'EN34', 'O75'],
    summary: 'Eine Nachricht senden oder beantworten.',
    request: requests.messageRequest,
    answer: shapes.inboxMessage,
  },
  markMessageRead: {
    ...calls.markMessageRead,
    access: 'receiver',
    scope: one,
    spec: ['API73', 'CM06'],
    summary: 'Eine Nachricht als gelesen markieren.',
    answer: shapes.inboxMessage,
  },
  deleteMessage: {
    ...calls.deleteMessage,
    access: 'party',
    scope: one,
    spec: ['API74', 'O41'],
    summary: 'Eine Nachricht aus dem eigenen Postfach entfernen.',
    query: requests.deleteMessageQuery,
  },
} as const satisfies EntriesOf<typeof calls>;
