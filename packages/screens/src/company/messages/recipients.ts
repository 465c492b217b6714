import { MESSAGE_RECIPIENTS, messageRecipientLabels, type Message, type MessageApplicant } from '@stellwerk/domain';
import type { RecipientGroup } from '@stellwerk/forms/message-form';
import { messagesTexts } from '../../i18n/company/messages.de';

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/**
 * Recipients that a company can select: the three fixed entries, then the applicants with an
 * account (O40, O75).
 * @param known people in the loaded messages: replies to them are possible even after they are no longer applicants
 */
export function recipientsOf(applicants: readonly MessageApplicant[], known: readonly Message['user'][] = []): readonly RecipientGroup[] {
  const people = new Map(
    [...known.flatMap((user) => (user === null || user.id === '' ? [] : [user])), ...applicants].map((one) => [one.id, nameOf(one)]),
  );
  return [
    { label: messagesTexts.fixedRecipients, options: MESSAGE_RECIPIENTS.map((value) => ({ value, label: messageRecipientLabels[value] })) },
    { label: messagesTexts.applicants, options: [...people].map(([value, label]) => ({ value, label })) },
  ];
}
