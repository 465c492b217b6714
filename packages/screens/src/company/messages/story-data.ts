import { readMessages, type Message } from '@stellwerk/domain';
import { fixtures, messageWire } from '@stellwerk/domain/fixtures';
import type { RecipientGroup } from '@stellwerk/forms/message-form';
import { messagesTexts } from '../../i18n/company/messages.de';

/** The messages of the first demo company. For stories and tests only. */
export const storyMessages: readonly Message[] = readMessages(
  fixtures.messages.filter(({ companyId }) => companyId === 1).map((row) => messageWire(fixtures, row)),
);

export const storyRecipients: readonly RecipientGroup[] = [
  { label: messagesTexts.fixedRecipients, options: messagesTexts.fixed.map((label) => ({ value: label, label })) },
  {
    label: messagesTexts.applicants,
    options: [
      { value: '5', label: 'Amelie Thorwald' },
      { value: '8', label: 'Leon Hartwig' },
    ],
  },
];
