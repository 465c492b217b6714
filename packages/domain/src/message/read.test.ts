import { describe, expect, it } from 'vitest';
import { MESSAGE_RECIPIENTS, messagePerson, messagePreview, readInbox, readInboxMessage, readMessage, RECIPIENT_TYPES } from './index';

const base = { senderType: 'company', subject: 'S', content: 'C', isRead: true, createdAt: '2026-11-20T08:02:00.000Z' };

describe('CM15 a message of a company', () => {
  it('has each recipient that there is', () => {
    expect(RECIPIENT_TYPES.map((recipientType) => readMessage({ recipientType }).recipientType)).toEqual(RECIPIENT_TYPES);
    expect(MESSAGE_RECIPIENTS.map((recipient) => readMessage({ recipient }).recipient)).toEqual(MESSAGE_RECIPIENTS);
    expect([readMessage({ recipientType: 'x' }).recipientType, readMessage({ recipient: 'x' }).recipient]).toEqual(['company', null]);
  });

  it('has the picture of the person under its file name, too', () => {
    expect(readMessage({ user: { id: 5, firstName: 'Ada', lastName: 'Kern', avatar: 'a.svg' } }).user).toEqual({
      id: '5',
      firstName: 'Ada',
      lastName: 'Kern',
      avatarUrl: '/api/media/avatars/original/a.svg',
    });
  });
});

describe('O41 O76 a message of a person', () => {
  const wire = { ...base, id: 3, company: { id: 4, name: 'Nordbahn', logo: 'n.svg' } };
  const read = { ...readMessage(wire), company: { id: '4', name: 'Nordbahn', logoUrl: '/api/media/logos/original/n.svg' } };

  it.each([[[wire]], [{ messages: [wire] }], [{ data: [wire] }]])('is found in the list of form %#', (answer) => {
    expect(readInbox(answer).messages).toEqual([read]);
  });

  it.each([[{}], [{ company: 'Nordbahn' }], [{ company: { name: 'Nordbahn' } }]])(
    'without a company is one of the platform: %j',
    (answer) => {
      expect(readInboxMessage({ ...base, id: 3, ...answer })).toEqual({ ...readMessage({ ...base, id: 3 }), company: null });
    },
  );
});

it('CM14 a preview has no space before its text, and none behind it', () => {
  expect(messagePreview('  Guten \n\n Tag  ')).toBe('Guten Tag');
});

it.each([
  ['Ada', '', 'Ada'],
  ['', 'Kern', 'Kern'],
])('a person with one name, %j %j, is shown as %s', (firstName, lastName, shown) => {
  expect(messagePerson(readMessage({ senderType: 'user', user: { id: 5, firstName, lastName } }))).toBe(shown);
});
