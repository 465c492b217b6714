import type { MessageSide } from '@stellwerk/domain/message';
import { isUnreadOn, type DemoMessage } from '@stellwerk/domain/fixtures';
import type { MockState } from './state';

/** A mailbox: of a company, of a person, or of the administration of the platform (O75). */
export type Mailbox =
  | { readonly side: 'company'; readonly id: number }
  | { readonly side: 'user'; readonly id: number }
  | { readonly side: 'platform' };

const belongs = (mailbox: Mailbox, { companyId, userId, recipient }: DemoMessage): boolean =>
  mailbox.side === 'platform' ? recipient !== null : mailbox.id === (mailbox.side === 'company' ? companyId : userId);

/** What stands in a mailbox. */
export const messagesIn = (state: MockState, mailbox: Mailbox): readonly DemoMessage[] =>
  state.data.messages.filter((row) => belongs(mailbox, row) && !state.isHidden(row.id, mailbox.side));

/** How much of it still has to be read. */
export const unreadIn = (state: MockState, mailbox: Mailbox): number =>
  messagesIn(state, mailbox).filter((row) => isUnreadOn(mailbox.side, row)).length;

/** The sides of a message whose mailbox still has it, out of those that the caller stands on. */
export const sidesWith = (state: MockState, id: number, sides: readonly MessageSide[]): readonly MessageSide[] =>
  sides.filter((side) => !state.isHidden(id, side));
