import { readStoredFile } from '../media/stored';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Files. */
export const cvFile = {
  name: 'cvFile',
  method: 'GET',
  path: '/api/public/media/cv/:filename',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** Pictures and videos of everybody, and, with a signature or a permission, files of applications (API37). */
export const mediaFile = {
  name: 'mediaFile',
  method: 'GET',
  path: '/api/media/:folder/:size/:filename',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** The picture of the own account; with `entityId` that of a member of a team (O21). */
export const uploadAvatar = {
  name: 'uploadAvatar',
  method: 'POST',
  path: '/api/private/media/avatar',
  read: readStoredFile,
} as const satisfies Call;

/** The logo of the company that `entityId` names. Without one the file is kept for a day, as with all of these uploads (O21). */
export const uploadLogo = {
  name: 'uploadLogo',
  method: 'POST',
  path: '/api/private/media/logo',
  read: readStoredFile,
} as const satisfies Call;

/** The video of the job that `entityId` names. */
export const uploadVideo = {
  name: 'uploadVideo',
  method: 'POST',
  path: '/api/private/media/job-video',
  read: readStoredFile,
} as const satisfies Call;

/** The video of the own application that `entityId` names. */
export const uploadApplicationVideo = {
  name: 'uploadApplicationVideo',
  method: 'POST',
  path: '/api/private/media/application-video',
  read: readStoredFile,
} as const satisfies Call;

/** One more document of the own application that `entityId` names. */
export const uploadApplicationDocument = {
  name: 'uploadApplicationDocument',
  method: 'POST',
  path: '/api/private/media/application-document',
  read: readStoredFile,
} as const satisfies Call;

/** A picture or a video of the company that `entityId` names. */
export const uploadMedia = {
  name: 'uploadMedia',
  method: 'POST',
  path: '/api/private/media/upload',
  read: readStoredFile,
} as const satisfies Call;

/** Deletes a file by the type and the id that its upload has answered; whatever shows it goes without (API36). */
export const deleteMedia = {
  name: 'deleteMedia',
  method: 'DELETE',
  path: '/api/private/media/delete/:type/:id',
  read: readNothing,
} as const satisfies Call;

/** Begins an upload that goes on where it broke off (tus protocol, decision 0053). Its answer names the URL in `location`. */
export const createUpload = {
  name: 'createUpload',
  method: 'POST',
  path: '/api/private/uploads',
  read: readNothing,
} as const satisfies Call;

/** How much of an upload has arrived; asked by HEAD. */
export const uploadOffset = {
  name: 'uploadOffset',
  method: 'GET',
  path: '/api/private/uploads/:uploadId',
  read: readNothing,
} as const satisfies Call;

/** Sends the next bytes of an upload. */
export const continueUpload = {
  name: 'continueUpload',
  method: 'PATCH',
  path: '/api/private/uploads/:uploadId',
  read: readNothing,
} as const satisfies Call;

/** Gives an upload up. */
export const cancelUpload = {
  name: 'cancelUpload',
  method: 'DELETE',
  path: '/api/private/uploads/:uploadId',
  read: readNothing,
} as const satisfies Call;

/** The same for a file of an application, which needs no account: whoever knows the id of the upload may go on with it (decision 0066). */
export const createGuestUpload = {
  name: 'createGuestUpload',
  method: 'POST',
  path: '/api/public/uploads',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** How much of it has arrived; asked by HEAD. */
export const guestUploadOffset = {
  name: 'guestUploadOffset',
  method: 'GET',
  path: '/api/public/uploads/:uploadId',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** Sends its next bytes. */
export const continueGuestUpload = {
  name: 'continueGuestUpload',
  method: 'PATCH',
  path: '/api/public/uploads/:uploadId',
  token: 'none',
  read: readNothing,
} as const satisfies Call;

/** Gives it up. */
export const cancelGuestUpload = {
  name: 'cancelGuestUpload',
  method: 'DELETE',
  path: '/api/public/uploads/:uploadId',
  token: 'none',
  read: readNothing,
} as const satisfies Call;
