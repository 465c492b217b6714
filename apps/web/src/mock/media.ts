import { generalMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { handlers, type MockCall } from './call';

/** A text in place of the file: with a signature, for the applicant, and for members of the company (O19). */
function document({ state, user, request }: MockCall, filename: string): Response {
  const signed = new URL(request.url).searchParams.has('signature');
  if (!signed && user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  const owner = state.data.applications.find(({ documents }) => documents.some(({ name }) => name === filename));
  const isMember = state.data.members.some(({ userId, companyId }) => userId === user?.id && companyId === owner?.companyId);
  if (owner === undefined || !(signed || isMember || owner.userId === user?.id)) throw new CallError('not-found', generalMessages.notFound);
  return new Response(filename, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
}

/** Files. Public pictures are no data of the mock, but for those that were uploaded: the app brings them. */
export const mediaHandlers = handlers({
  cvFile: (call) => document(call, call.params.filename),
  mediaFile: (call) => {
    const { folder, size, filename } = call.params;
    if ((folder === 'documents' || folder === 'videos') && size === 'original') return document(call, filename);
    const uploaded = call.state.files.get(filename);
    if (uploaded !== undefined) return new Response(uploaded);
    throw new CallError('not-found', generalMessages.notFound);
  },
});
