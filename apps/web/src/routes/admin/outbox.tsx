import type { OutboxMail } from '@stellwerk/domain';
import { adminOverview, outbox, outboxMail, retryMail } from '@stellwerk/domain/calls';
import { OutboxScreen, outboxQuery, readOutboxState, toOutboxQuery } from '@stellwerk/screens/admin/outbox';
import { useState } from 'react';
import { send } from '../../data/client';
import { useCall } from '../../data/use-call';
import { useQueryState } from '../use-query-state';

/** Sent, waiting and failed mails (O46). */
export default function Outbox() {
  const { state, change } = useQueryState(readOutboxState, toOutboxQuery, ['tab']);
  const mails = useCall(outbox, { query: outboxQuery(state) }, { keepPrevious: true });
  const overview = useCall(adminOverview, {});
  const [chosen, choose] = useState<OutboxMail>();
  const text = useCall(outboxMail, chosen && { params: { mailId: chosen.id } });
  const retry = async ({ id: mailId }: OutboxMail): Promise<void> => {
    await send(retryMail, { params: { mailId } });
    await Promise.all([mails.mutate(), overview.mutate()]);
  };
  return <OutboxScreen mails={mails} text={text} state={state} onChange={change} onChoose={choose} onRetry={retry} />;
}
