import type { Id } from '@stellwerk/domain';
import { loadable, mapLoadable, type Loadable } from '@stellwerk/design-system';
import { ApiError, type InboxMessage, type Message, type MessagePage } from '@stellwerk/domain';
import { deleteMessage, markMessageRead, message, sendMessage } from '@stellwerk/domain/calls';
import type { BodyOf } from '@stellwerk/domain/endpoints';
import type { MessageSide } from '@stellwerk/domain/message';
import { useEffect, useRef } from 'react';
import { handles401 } from '../call-input';
import { send } from '../client';
import { newRequestKey } from '../request-key';
import { useCall, type CallState } from '../use-call';
import { useKnownUnread } from './use-unread';

/** Owner of a mailbox. */
export type Mailbox = { readonly side: Exclude<MessageSide, 'company'> } | { readonly side: 'company'; readonly companyId: Id<'company'> };

const notFound = loadable.failed(new ApiError('http', '', { status: 404 }));

export interface MailboxCalls<M extends Message> {
  /** The message named in the URL, from the page or by a separate call; undefined without one. */
  readonly open: Loadable<M | InboxMessage> | undefined;
  /** Marks it as read, in the view at once; rejects with an ApiError (API73). */
  readonly markRead: (message: Message) => Promise<void>;
  /** Removes it from this mailbox; rejects with an ApiError (API74). */
  readonly remove: (message: Message) => Promise<void>;
  /** Sends; a repeated attempt is the same message. Rejects with an ApiError (API72). */
  readonly send: (body: BodyOf<typeof sendMessage>) => Promise<void>;
}

/** One key per text: a second attempt after a lost response sends no second message. */
function useTries() {
  const last = useRef({ text: '', key: '' });
  return {
    keyOf: (body: object): string => {
      const text = JSON.stringify(body);
      if (last.current.text !== text) last.current = { text, key: newRequestKey() };
      return last.current.key;
    },
    done: () => void (last.current = { text: '', key: '' }),
  };
}

/**
 * Actions on the messages of a mailbox. Its page is reloaded when the number of unread messages changes.
 * @param page the displayed page
 * @param openId message named in the URL; '' for none
 * @param unread number of unread messages; undefined until it is known
 */
export function useMailbox<M extends Message>(
  page: CallState<MessagePage<M>>,
  openId: string,
  mailbox: Mailbox,
  unread: number | undefined,
): MailboxCalls<M> {
  const { mutate, data } = page;
  const counts = useKnownUnread();
  const tries = useTries();
  const last = useRef(unread);
  useEffect(() => {
    if (last.current !== undefined && last.current !== unread) mutate().catch(() => undefined);
    last.current = unread;
  }, [unread, mutate]);

  const shown = data?.messages.find(({ id }) => id === openId);
  const isElsewhere = openId !== '' && data !== undefined && shown === undefined;
  const single = useCall(message, isElsewhere ? { params: { id: openId } } : undefined, handles401);
  const open = (): MailboxCalls<M>['open'] => {
    if (openId === '') return undefined;
    if (shown !== undefined) return loadable.ready(shown);
    // A person of several companies may read it, but not in the frame of another one.
    const isForeign = mailbox.side === 'company' && single.data !== undefined && single.data.company?.id !== mailbox.companyId;
    return isForeign ? notFound : mapLoadable(single, (one) => one);
  };
  const refresh = async (): Promise<void> => {
    await Promise.allSettled([mutate(), counts.mutate()]);
  };
  return {
    open: open(),
    markRead: async ({ id }) => {
      await send(markMessageRead, { params: { id } }, handles401);
      if (id === openId) await single.mutate((one) => one && { ...one, isRead: true }, { revalidate: false });
      await refresh();
    },
    remove: async ({ id }) => {
      try {
        await send(deleteMessage, { params: { id }, query: { side: mailbox.side } }, handles401);
      } catch (error) {
        // Already deleted: the requested state is reached.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
      await refresh();
    },
    send: async (body) => {
      await send(sendMessage, { body: { ...body, requestKey: tries.keyOf(body) } }, handles401);
      tries.done();
      await refresh();
    },
  };
}
