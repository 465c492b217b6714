import { generalMessages, inputMessages, mediaUrl, type MediaFolder, type MediaType } from '@stellwerk/domain';
import { CallError, Reply } from '@stellwerk/domain/endpoints';
import { handlers, type MockCall } from './call';

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

/** Uploads that are no part of a form; no screen has them. */
export const uploadHandlers = handlers({
  uploadAvatar: take('avatars', 'AVATAR'),
  uploadLogo: take('logos', 'LOGO'),
  uploadVideo: take('job-videos', 'VIDEO'),
  uploadApplicationVideo: take('videos', 'VIDEO'),
  uploadApplicationDocument: take('documents', 'DOCUMENT'),
  uploadMedia: take('images', 'IMAGE'),
  deleteMedia: (call) => {
    const filename = call.state.uploads[Number(call.params.id) - 1] ?? '';
    if (!call.state.files.delete(filename)) throw new CallError('not-found', generalMessages.notFound);
  },
});
