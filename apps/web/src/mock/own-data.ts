import { applicationMessages, canWithdraw } from '@stellwerk/domain';
import { CallError, parseId } from '@stellwerk/domain/endpoints';
import { ownApplicationWire, type DemoApplication } from '@stellwerk/domain/fixtures';
import { emptyArchive } from './archive';
import { handlers, idOf, type MockCall } from './call';

type Linked = Pick<MockCall, 'state'> & { readonly params: { readonly token: string } };

/** No mails are sent here, so the number of an application is the secret of its link. @throws CallError 404 */
function linked({ state, params }: Linked): DemoApplication {
  const application = state.application(parseId(params.token) ?? 0);
  if (application === null) throw new CallError('not-found', applicationMessages.statusLinkGone);
  return application;
}

/** What people may do with what is stored about them. */
export const ownDataHandlers = handlers({
  exportApplication: () => emptyArchive(),
  eraseApplication: (call) => call.state.removeApplication(idOf(call)),
  guestApplication: (call) => ownApplicationWire(call.state.data, linked(call)),
  withdrawGuestApplication: (call) => {
    const { id, status, statusHistory, firstName, lastName } = linked(call);
    if (!canWithdraw(status)) throw new CallError('conflict', applicationMessages.withdrawOnlySubmitted);
    const change = { status: 'WITHDRAWN', date: call.state.now(), by: `${firstName} ${lastName}`, note: '' } as const;
    call.state.changeApplication(id, { status: 'WITHDRAWN', statusHistory: [...statusHistory, change] });
    return { success: true, ...ownApplicationWire(call.state.data, linked(call)) };
  },
  exportGuestApplication: (call) => {
    linked(call);
    return emptyArchive();
  },
  eraseGuestApplication: (call) => call.state.removeApplication(linked(call).id),
});
