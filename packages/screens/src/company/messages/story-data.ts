import { readMessages, type Message } from '@stellwerk/domain';
import { fixtures, messageWire } from '@stellwerk/domain/fixtures';
import { recipientsOf } from './recipients';

/** The messages of the first demo company. For stories and tests only. */
export const storyMessages: readonly Message[] = readMessages(
  fixtures.messages.filter(({ companyId }) => companyId === 1).map((row) => messageWire(fixtures, row)),
).messages;

export const storyRecipients = recipientsOf([
  { id: '5', firstName: 'Amelie', lastName: 'Thorwald' },
  { id: '8', firstName: 'Leon', lastName: 'Hartwig' },
]);
