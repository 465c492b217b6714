import type { Message } from '@stellwerk/design-system/patterns';
import { fixtures } from '@stellwerk/domain/fixtures';
import type { RecipientGroup } from '@stellwerk/forms/message-form';
import { messagesWords } from '../../../i18n/company/messages.de';

/** The messages of the first demo company. For stories and tests only. */
export const storyMessages: readonly Message[] = fixtures.messages
  .filter(({ companyId }) => companyId === 1)
  .map(({ id, userId, ...message }) => {
    const user = fixtures.users.find((candidate) => candidate.id === userId);
    return {
      ...message,
      id: String(id),
      user:
        user === undefined
          ? null
          : { id: String(user.id), firstName: user.firstName, lastName: user.lastName, avatarUrl: user.avatar ?? '' },
    };
  });

export const storyRecipients: readonly RecipientGroup[] = [
  { label: messagesWords.fixedRecipients, options: messagesWords.fixed.map((label) => ({ value: label, label })) },
  {
    label: messagesWords.applicants,
    options: [
      { value: '5', label: 'Amelie Thorwald' },
      { value: '8', label: 'Leon Hartwig' },
    ],
  },
];
