import { discardBody } from '../files/multipart.ts';
import { actorOf, handlers, type ServerCall } from '../http/call.ts';

const speak = ({ context, request, requestId, ...call }: ServerCall, id: string | null): Promise<Response> =>
  context.files.resumable.handle({
    request,
    id,
    userId: actorOf(call).id,
    pace: context.paces.form,
    report: (status) => context.log('error', 'file-not-written', { requestId, status }),
  });

const speakOfOne = (call: ServerCall & { readonly params: { readonly uploadId: string } }): Promise<Response> =>
  speak(call, call.params.uploadId);

/** The calls of the tus protocol (decision 0053). A new upload counts as an upload of the account (rule 11). */
export const resumableHandlers = handlers({
  createUpload: async (call) => {
    try {
      await call.context.limits.consume('uploads', actorOf(call).id);
    } catch (error) {
      await discardBody(call.request, call.context.paces.form);
      throw error;
    }
    return speak(call, null);
  },
  uploadOffset: speakOfOne,
  continueUpload: speakOfOne,
  cancelUpload: speakOfOne,
});
