import { readInbox, readInboxMessage, readMessageApplicants, readMessages, readUnreadMessages } from '../message/read';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Messages of a company, the newest first: the newest ten as a list, or the page that the query names (API70). */
export const companyMessages = {
  name: 'companyMessages',
  method: 'GET',
  path: '/api/private/messages/by-company/:id',
  read: readMessages,
} as const satisfies Call;

/** The own messages as a person (O41). */
export const myMessages = {
  name: 'myMessages',
  method: 'GET',
  path: '/api/private/messages/my',
  read: readInbox,
} as const satisfies Call;

/** What companies have written to the platform, and what it has answered (O75). */
export const adminMessages = {
  name: 'adminMessages',
  method: 'GET',
  path: '/api/private/admin/messages',
  read: readInbox,
} as const satisfies Call;

/** How much still has to be read, everywhere at once: small enough to be asked every few seconds (decision 0073). */
export const unreadMessages = {
  name: 'unreadMessages',
  method: 'GET',
  path: '/api/private/messages/unread',
  read: readUnreadMessages,
} as const satisfies Call;

/** Whom a company may write to: applicants with an account (O40). */
export const messageApplicants = {
  name: 'messageApplicants',
  method: 'GET',
  path: '/api/private/messages/applicants/:id',
  read: readMessageApplicants,
} as const satisfies Call;

/** One message; reading it so changes nothing (API71). */
export const message = {
  name: 'message',
  method: 'GET',
  path: '/api/private/messages/:id',
  read: readInboxMessage,
} as const satisfies Call;

/** Sends a message, or an answer (API72). */
export const sendMessage = {
  name: 'sendMessage',
  method: 'POST',
  path: '/api/private/messages',
  read: readInboxMessage,
} as const satisfies Call;

/** Marks a message as read (API73). */
export const markMessageRead = {
  name: 'markMessageRead',
  method: 'PUT',
  path: '/api/private/messages/:id/read',
  read: readInboxMessage,
} as const satisfies Call;

/** Takes a message out of the own mailbox; the other side keeps it (API74, O41). */
export const deleteMessage = {
  name: 'deleteMessage',
  method: 'DELETE',
  path: '/api/private/messages/:id',
  read: readNothing,
} as const satisfies Call;
