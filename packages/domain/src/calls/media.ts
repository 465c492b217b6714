import * as z from 'zod/mini';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readStoredFile } from '../media/stored';

/** Files. */
export const cvFile = {
  name: 'cvFile',
  method: 'GET',
  path: '/api/public/media/cv/:filename',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Public pictures and videos, and, with a signature or a permission, files of applications (API37). */
export const mediaFile = {
  name: 'mediaFile',
  method: 'GET',
  path: '/api/media/:folder/:size/:filename',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Picture of the own account; with `entityId` that of a team member (O21). */
export const uploadAvatar = {
  name: 'uploadAvatar',
  method: 'POST',
  path: '/api/private/media/avatar',
  access: 'user',
  read: readStoredFile,
} as const satisfies Call;

/** Logo of the company in `entityId`. Without one the file is kept for a day, like all of these uploads (O21). */
export const uploadLogo = {
  name: 'uploadLogo',
  method: 'POST',
  path: '/api/private/media/logo',
  access: 'user',
  read: readStoredFile,
} as const satisfies Call;

/** Video of the job in `entityId`. */
export const uploadVideo = {
  name: 'uploadVideo',
  method: 'POST',
  path: '/api/private/media/job-video',
  access: 'user',
  read: readStoredFile,
} as const satisfies Call;

/** Video of the own application in `entityId`. */
export const uploadApplicationVideo = {
  name: 'uploadApplicationVideo',
  method: 'POST',
  path: '/api/private/media/application-video',
  access: 'user',
  read: readStoredFile,
} as const satisfies Call;

/** Further document of the own application in `entityId`. */
export const uploadApplicationDocument = {
  name: 'uploadApplicationDocument',
  method: 'POST',
  path: '/api/private/media/application-document',
  access: 'user',
  read: readStoredFile,
} as const satisfies Call;

/** Picture or video of the company in `entityId`. */
export const uploadMedia = {
  name: 'uploadMedia',
  method: 'POST',
  path: '/api/private/media/upload',
  access: 'user',
  read: readStoredFile,
} as const satisfies Call;

/** Deletes a file by the type and the id of its upload's response, also where it is used (API36). */
export const deleteMedia = {
  name: 'deleteMedia',
  method: 'DELETE',
  path: '/api/private/media/delete/:type/:id',
  access: 'user',
  read: readNothing,
} as const satisfies Call;

/** Starts a resumable upload (tus protocol, decision 0053). The response has its URL in `location`. */
export const createUpload = {
  name: 'createUpload',
  method: 'POST',
  path: '/api/private/uploads',
  access: 'confirmed',
  read: readNothing,
} as const satisfies Call;

/** Received bytes of an upload; a HEAD request. */
export const uploadOffset = {
  name: 'uploadOffset',
  method: 'GET',
  path: '/api/private/uploads/:uploadId',
  access: 'confirmed',
  read: readNothing,
} as const satisfies Call;

/** Sends the next bytes of an upload. */
export const continueUpload = {
  name: 'continueUpload',
  method: 'PATCH',
  path: '/api/private/uploads/:uploadId',
  access: 'confirmed',
  read: readNothing,
} as const satisfies Call;

/** Aborts an upload. */
export const cancelUpload = {
  name: 'cancelUpload',
  method: 'DELETE',
  path: '/api/private/uploads/:uploadId',
  access: 'confirmed',
  read: readNothing,
} as const satisfies Call;

/** The same for a file of an application, without an account: the id of the upload is the permission to continue it (decision 0066). */
export const createGuestUpload = {
  name: 'createGuestUpload',
  method: 'POST',
  path: '/api/public/uploads',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Its received bytes; a HEAD request. */
export const guestUploadOffset = {
  name: 'guestUploadOffset',
  method: 'GET',
  path: '/api/public/uploads/:uploadId',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Sends its next bytes. */
export const continueGuestUpload = {
  name: 'continueGuestUpload',
  method: 'PATCH',
  path: '/api/public/uploads/:uploadId',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Aborts it. */
export const cancelGuestUpload = {
  name: 'cancelGuestUpload',
  method: 'DELETE',
  path: '/api/public/uploads/:uploadId',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** The row is named in a streamed form, or its kind in the path: the handlers check the role in its company. */
const upload = () =>
  ({
    scope: 'none',
    multipart: { fields: z.object({ entityId: z.optional(z.string()) }), files: ['file'], repeated: [] },
    answer: shapes.mediaRecord,
  }) as const;

/** Calls of the tus protocol, whose headers no schema describes; the upload names its account, so its handler decides. */
const resumable = { scope: 'none', spec: ['O20', '0053'] } as const;

/** The same without an account: the id of the upload is the permission. */
const guestResumable = { scope: 'none', spec: ['O21', '0066'] } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const mediaEndpoints = () => ({
  cvFile: endpoint(cvFile, {
    // A signature in the query opens it without an account, so its handler decides.
    scope: 'none',
    spec: ['API38', 'O19'],
    summary: 'Eine Unterlage: mit kurz gültiger Signatur oder für Berechtigte.',
  }),
  mediaFile: endpoint(mediaFile, {
    scope: 'none',
    spec: ['API37', 'O19', 'O20'],
    summary: 'Eine Mediendatei: öffentliche für alle, Unterlagen mit kurz gültiger Signatur oder für Berechtigte.',
  }),
  uploadAvatar: endpoint(uploadAvatar, {
    ...upload(),
    spec: ['API30', 'O21'],
    summary: 'Bild der eigenen Person oder, mit entityId, eines Teammitglieds hochladen.',
  }),
  uploadLogo: endpoint(uploadLogo, { ...upload(), spec: ['API31', 'O21'], summary: 'Logo eines Unternehmens hochladen.' }),
  uploadVideo: endpoint(uploadVideo, { ...upload(), spec: ['API32', 'O21'], summary: 'Video einer Stellenanzeige hochladen.' }),
  uploadApplicationVideo: endpoint(uploadApplicationVideo, {
    ...upload(),
    spec: ['API33', 'O21'],
    summary: 'Video zu einer eigenen Bewerbung hochladen.',
  }),
  uploadApplicationDocument: endpoint(uploadApplicationDocument, {
    ...upload(),
    spec: ['API34', 'O21'],
    summary: 'Unterlage zu einer eigenen Bewerbung hochladen.',
  }),
  uploadMedia: endpoint(uploadMedia, { ...upload(), spec: ['API35', 'O21'], summary: 'Bild oder Video hochladen.' }),
  createUpload: endpoint(createUpload, { ...resumable, summary: 'Einen Upload beginnen, der nach einer Unterbrechung weitergeht (tus).' }),
  uploadOffset: endpoint(uploadOffset, { ...resumable, summary: 'Wie viel von einem Upload angekommen ist (tus, mit HEAD).' }),
  continueUpload: endpoint(continueUpload, { ...resumable, summary: 'Die nächsten Bytes eines Uploads senden (tus).' }),
  cancelUpload: endpoint(cancelUpload, { ...resumable, summary: 'Einen Upload aufgeben (tus).' }),
  createGuestUpload: endpoint(createGuestUpload, {
    ...guestResumable,
    summary: 'Eine Unterlage einer Bewerbung hochladen, die nach einer Unterbrechung weitergeht (tus).',
  }),
  guestUploadOffset: endpoint(guestUploadOffset, {
    ...guestResumable,
    summary: 'Wie viel von einer Unterlage angekommen ist (tus, mit HEAD).',
  }),
  continueGuestUpload: endpoint(continueGuestUpload, { ...guestResumable, summary: 'Die nächsten Bytes einer Unterlage senden (tus).' }),
  cancelGuestUpload: endpoint(cancelGuestUpload, { ...guestResumable, summary: 'Eine Unterlage aufgeben (tus).' }),
  deleteMedia: endpoint(deleteMedia, {
    scope: 'none',
    spec: ['API36', 'O20'],
    summary: 'Eine hochgeladene Datei löschen, nach Art und Nummer.',
  }),
});
