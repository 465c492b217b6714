import { loadable, type Loadable } from '@stellwerk/design-system';
import type { Message, MessagePage } from '@stellwerk/domain';
import type { MailboxControl } from '../../shared/mailbox/control';

type Loaded = Pick<MailboxControl<Message>, 'messages' | 'open' | 'state'>;

/** The messages of a mailbox, and whether they are only samples. */
export interface ShownMailbox {
  readonly messages: Loadable<MessagePage<Message>>;
  readonly open: Loadable<Message> | undefined;
  readonly sampled: boolean;
}

/**
 * Replaces messages that could not be loaded by samples (CM19).
 * @param samples undefined keeps the failure
 */
export function withSamples({ messages, open, state }: Loaded, samples: readonly Message[] | undefined): ShownMailbox {
  if (samples === undefined || messages.state !== 'failed') return { messages, open, sampled: false };
  const { reload, reloading } = messages;
  const unread = samples.filter(({ isRead }) => !isRead).length;
  const counts = { all: samples.length, unread, read: samples.length - unread };
  const page = { messages: samples, total: samples.length, page: 1, pageSize: samples.length, counts };
  const chosen = samples.find(({ id }) => id === state.open);
  return { messages: loadable.ready(page, { reload, reloading }), open: chosen && loadable.ready(chosen), sampled: true };
}
