import { discardBody } from '../../platform/streams/discard.ts';
import { actorOf, handlers, type ServerCall } from '../../platform/http/call.ts';

/** An upload of the calling account, or, as null, of an applicant. */
type Owner = (call: ServerCall) => number | null;
type CallOfOne = ServerCall & { readonly params: { readonly uploadId: string } };

const speak = (owner: Owner, { context, request, requestId, ...call }: ServerCall, id: string | null): Promise<Response> =>
  context.files.resumable.handle({
    request,
    id,
    userId: owner({ context, request, requestId, ...call }),
    pace: context.paces.form,
    report: (status) => context.log('error', 'file-not-written', { requestId, status }),
  });

/** The calls of the tus protocol for one kind of uploads. A new one counts as an upload of its account, or of its IP address (rule 11). */
function tusCalls(owner: Owner) {
  const one = (call: CallOfOne): Promise<Response> => speak(owner, call, call.params.uploadId);
  const begin = async (call: ServerCall): Promise<Response> => {
    try {
      await call.context.limits.consume('uploads', owner(call) ?? call.address);
    } catch (error) {
      await discardBody(call.request, call.context.paces.form);
      throw error;
    }
    return speak(owner, call, null);
  };
  return { begin, one };
}

const account = tusCalls((call) => actorOf(call).id);
const guest = tusCalls(() => null);

/** Calls on resumable uploads: of accounts (decision 0053), and of files of an application (decision 0066). */
export const resumableHandlers = handlers({
  createUpload: account.begin,
  uploadOffset: account.one,
  continueUpload: account.one,
  cancelUpload: account.one,
  createGuestUpload: guest.begin,
  guestUploadOffset: guest.one,
  continueGuestUpload: guest.one,
  cancelGuestUpload: guest.one,
});
