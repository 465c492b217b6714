import * as z from 'zod/mini';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readInbox, readInboxMessage, readMessageApplicants, readMessages, readUnreadMessages } from '../message/read';

/** Messages of a company, the newest first: the latest ten as a list, or the requested page (API70). */
export const companyMessages = {
  name: 'companyMessages',
  method: 'GET',
  path: '/api/private/messages/by-company/:id',
  access: 'member',
  read: readMessages,
} as const satisfies Call;

/** The person's own messages (O41). */
export const myMessages = {
  name: 'myMessages',
  method: 'GET',
  path: '/api/private/messages/my',
  access: 'user',
  read: readInbox,
} as const satisfies Call;

/** Messages between companies and the platform (O75). */
export const adminMessages = {
  name: 'adminMessages',
  method: 'GET',
  path: '/api/private/admin/messages',
  access: 'admin',
  read: readInbox,
} as const satisfies Call;

/** Number of unread messages, of all mailboxes in one response: small enough for polling (decision 0073). */
export const unreadMessages = {
  name: 'unreadMessages',
  method: 'GET',
  path: '/api/private/messages/unread',
  access: 'user',
  read: readUnreadMessages,
} as const satisfies Call;

/** Receivers of a company's messages: applicants with an account (O40). */
export const messageApplicants = {
  name: 'messageApplicants',
  method: 'GET',
  path: '/api/private/messages/applicants/:id',
  access: 'member',
  read: readMessageApplicants,
} as const satisfies Call;

/** One message; reading it does not mark it as read (API71). */
export const message = {
  name: 'message',
  method: 'GET',
  path: '/api/private/messages/:id',
  access: 'party',
  read: readInboxMessage,
} as const satisfies Call;

/** Sends a message, or a reply (API72). */
export const sendMessage = {
  name: 'sendMessage',
  method: 'POST',
  path: '/api/private/messages',
  access: 'user',
  read: readInboxMessage,
} as const satisfies Call;

/** Marks a message as read (API73). */
export const markMessageRead = {
  name: 'markMessageRead',
  method: 'PUT',
  path: '/api/private/messages/:id/read',
  access: 'receiver',
  read: readInboxMessage,
} as const satisfies Call;

/** Removes a message from the own mailbox; the other side keeps it (API74, O41). */
export const deleteMessage = {
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/api/private/messages/:id',
  access: 'party',
  read: readNothing,
} as const satisfies Call;

const one = { of: 'message', param: 'id' } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const messagesEndpoints = () => ({
  companyMessages: endpoint(companyMessages, {
    scope: { of: 'company', param: 'id' },
    spec: ['API70', 'CM15', 'EN53'],
    summary: 'Nachrichten eines Unternehmens: die neuesten als Liste, mit `page` seitenweise.',
    query: requests.messagesQuery,
    answer: shapes.companyMessages,
  }),
  myMessages: endpoint(myMessages, {
    scope: 'none',
    spec: ['O41', 'O76'],
    summary: 'Eigene Nachrichten, in denselben beiden Formen.',
    query: requests.messagesQuery,
    answer: shapes.inboxMessages,
  }),
  adminMessages: endpoint(adminMessages, {
    scope: 'none',
    spec: ['O75'],
    summary: 'Nachrichten von Unternehmen an Support, Vertrieb und Buchhaltung, in denselben beiden Formen.',
    query: requests.messagesQuery,
    answer: shapes.inboxMessages,
  }),
  unreadMessages: endpoint(unreadMessages, {
    scope: 'none',
    spec: [],
    summary: 'Zahl der ungelesenen Nachrichten, für jedes eigene Postfach.',
    answer: shapes.unreadMessages,
  }),
  messageApplicants: endpoint(messageApplicants, {
    scope: { of: 'company', param: 'id' },
    spec: ['O40'],
    summary: 'Bewerbende mit Konto, denen das Unternehmen schreiben kann; wen `include` nennt, steht vorn.',
    query: requests.messageApplicantsQuery,
    answer: z.array(shapes.messageApplicant),
  }),
  message: endpoint(message, {
    scope: one,
    spec: ['API71'],
    summary: 'Eine Nachricht.',
    answer: shapes.inboxMessage,
  }),
  sendMessage: endpoint(sendMessage, {
    scope: 'none',
    spec: ['API72', 'EN34', 'O75'],
    summary: 'Eine Nachricht senden oder beantworten.',
    request: requests.messageRequest,
    answer: shapes.inboxMessage,
  }),
  markMessageRead: endpoint(markMessageRead, {
    scope: one,
    spec: ['API73', 'CM06'],
    summary: 'Eine Nachricht als gelesen markieren.',
    answer: shapes.inboxMessage,
  }),
  deleteMessage: endpoint(deleteMessage, {
    scope: one,
    spec: ['API74', 'O41'],
    summary: 'Eine Nachricht aus dem eigenen Postfach entfernen.',
    query: requests.deleteMessageQuery,
  }),
});
