import { outbox } from '@stellwerk/domain/calls';
import { OutboxScreen, readOutboxState, toOutboxQuery } from '@stellwerk/screens/admin/outbox';
import { useCall } from '../../data/use-call';
import { useQueryState } from '../use-query-state';

/** Mails that went out or wait (O46). */
export default function Outbox() {
  const mails = useCall(outbox, {});
  const { state, change } = useQueryState(readOutboxState, toOutboxQuery, ['tab']);
  return <OutboxScreen mails={mails} state={state} onChange={change} />;
}
