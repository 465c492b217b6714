import { fileMessages, generalMessages, inputMessages, mediaUrl, type MediaFolder, type MediaType } from '@stellwerk/domain';
import { guestUploadOffset, pathOf, uploadOffset } from '@stellwerk/domain/calls';
import { CallError, Reply } from '@stellwerk/domain/endpoints';
import { handlers, userOf, type MockCall } from './call';

/** Keeps a file until the page is loaded anew; what it is for is no business of the mock. */
const take = (folder: MediaFolder, type: MediaType) => async (call: MockCall) => {
  const file = (await call.request.formData()).get('file');
  if (!(file instanceof File))
    throw new CallError('invalid', inputMessages.required, { fields: [{ name: 'file', message: inputMessages.required }] });
  const filename = crypto.randomUUID();
  call.state.files.set(filename, file);
  const id = call.state.uploads.push(filename);
  return new Reply({ id, url: mediaUrl(folder, filename), filename, type, contentType: file.type, size: file.size }, { status: 201 });
};

/** An answer of the tus protocol. */
const tus = (status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(null, { status, headers: { 'tus-resumable': '1.0.0', ...headers } });

type CallOfOne = MockCall & { readonly params: { readonly uploadId: string } };

/** What has arrived of the upload that a call names. */
function partOf({ state, params }: CallOfOne): Blob {
  const part = state.parts.get(params.uploadId);
  if (part === undefined) throw new CallError('not-found', fileMessages.uploadGone);
  return part;
}

const begin = (one: typeof uploadOffset | typeof guestUploadOffset) => (call: MockCall) => {
  const id = crypto.randomUUID();
  call.state.parts.set(id, new Blob());
  return tus(201, { location: pathOf(one, { uploadId: id }), 'upload-offset': '0' });
};

const offset = (call: CallOfOne) => tus(200, { 'upload-offset': String(partOf(call).size), 'cache-control': 'no-store' });

async function proceed(call: CallOfOne): Promise<Response> {
  const part = partOf(call);
  if (call.request.headers.get('upload-offset') !== String(part.size)) throw new CallError('conflict', fileMessages.uploadBroken);
  const whole = new Blob([part, await call.request.arrayBuffer()]);
  call.state.parts.set(call.params.uploadId, whole);
  return tus(204, { 'upload-offset': String(whole.size) });
}

function cancel(call: CallOfOne): Response {
  partOf(call);
  call.state.parts.delete(call.params.uploadId);
  return tus(204, {});
}

/** Uploads that are no part of a form: those that can be resumed, and those that no screen has. */
export const uploadHandlers = handlers({
  uploadAvatar: take('avatars', 'AVATAR'),
  uploadProfileAvatar: async (call) => {
    const reply = await take('avatars', 'AVATAR')(call);
    call.state.changeUser(userOf(call).id, { avatar: reply.body.url });
    return reply;
  },
  uploadLogo: take('logos', 'LOGO'),
  uploadVideo: take('job-videos', 'VIDEO'),
  uploadApplicationVideo: take('videos', 'VIDEO'),
  uploadApplicationDocument: take('documents', 'DOCUMENT'),
  uploadMedia: take('images', 'IMAGE'),
  createUpload: begin(uploadOffset),
  uploadOffset: offset,
  continueUpload: proceed,
  cancelUpload: cancel,
  createGuestUpload: begin(guestUploadOffset),
  guestUploadOffset: offset,
  continueGuestUpload: proceed,
  cancelGuestUpload: cancel,
  deleteMedia: (call) => {
    const filename = call.state.uploads[Number(call.params.id) - 1] ?? '';
    if (!call.state.files.delete(filename)) throw new CallError('not-found', generalMessages.notFound);
  },
});
