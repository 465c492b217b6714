import * as calls from '../../calls/media';
import * as z from 'zod/mini';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

/** The row stands in a form whose files stream, or its kind in the path: the handlers ask for the role in its company. */
const upload = {
  access: 'user',
  scope: 'none',
  multipart: { fields: z.object({ entityId: z.optional(z.string()) }), files: ['file'], repeated: [] },
  answer: shapes.mediaRecord,
} as const;

/** Calls of the tus protocol, whose headers no schema describes; the upload names its account, so its handler decides. */
const resumable = { access: 'confirmed', scope: 'none', spec: ['O20', '0053'] } as const;
/** The same without an account: the id of the upload is the permission. */
const guestResumable = { access: 'public', scope: 'none', spec: ['O21', '0066'] } as const;

/** Files. */
export const mediaEndpoints = {
  cvFile: {
    ...calls.cvFile,
    // A signature in the query opens it without an account, so its handler decides.
    access: 'public',
    scope: 'none',
    spec: ['API38', 'O19'],
    summary: 'Eine Unterlage: mit kurz gültiger Signatur oder für Berechtigte.',
  },
  mediaFile: {
    ...calls.mediaFile,
    access: 'public',
    scope: 'none',
    spec: ['API37', 'O19', 'O20'],
    summary: 'Eine Mediendatei: öffentliche für alle, Unterlagen mit kurz gültiger Signatur oder für Berechtigte.',
  },
  uploadAvatar: {
    ...calls.uploadAvatar,
    ...upload,
    spec: ['API30', 'O21'],
    summary: 'Bild der eigenen Person oder, mit entityId, eines Teammitglieds hochladen.',
  },
  uploadLogo: { ...calls.uploadLogo, ...upload, spec: ['API31', 'O21'], summary: 'Logo eines Unternehmens hochladen.' },
  uploadVideo: { ...calls.uploadVideo, ...upload, spec: ['API32', 'O21'], summary: 'Video einer Stellenanzeige hochladen.' },
  uploadApplicationVideo: {
    ...calls.uploadApplicationVideo,
    ...upload,
    spec: ['API33', 'O21'],
    summary: 'Video zu einer eigenen Bewerbung hochladen.',
  },
  uploadApplicationDocument: {
    ...calls.uploadApplicationDocument,
    ...upload,
    spec: ['API34', 'O21'],
    summary: 'Unterlage zu einer eigenen Bewerbung hochladen.',
  },
  uploadMedia: { ...calls.uploadMedia, ...upload, spec: ['API35', 'O21'], summary: 'Bild oder Video hochladen.' },
  createUpload: { ...calls.createUpload, ...resumable, summary: 'Einen Upload beginnen, der nach einer Unterbrechung weitergeht (tus).' },
  uploadOffset: { ...calls.uploadOffset, ...resumable, summary: 'Wie viel von einem Upload angekommen ist (tus, mit HEAD).' },
  continueUpload: { ...calls.continueUpload, ...resumable, summary: 'Die nächsten Bytes eines Uploads senden (tus).' },
  cancelUpload: { ...calls.cancelUpload, ...resumable, summary: 'Einen Upload aufgeben (tus).' },
  createGuestUpload: {
    ...calls.createGuestUpload,
    ...guestResumable,
    summary: 'Eine Unterlage einer Bewerbung hochladen, die nach einer Unterbrechung weitergeht (tus).',
  },
  guestUploadOffset: {
    ...calls.guestUploadOffset,
    ...guestResumable,
    summary: 'Wie viel von einer Unterlage angekommen ist (tus, mit HEAD).',
  },
  continueGuestUpload: { ...calls.continueGuestUpload, ...guestResumable, summary: 'Die nächsten Bytes einer Unterlage senden (tus).' },
  cancelGuestUpload: { ...calls.cancelGuestUpload, ...guestResumable, summary: 'Eine Unterlage aufgeben (tus).' },
  deleteMedia: {
    ...calls.deleteMedia,
    access: 'user',
    scope: 'none',
    spec: ['API36', 'O20'],
    summary: 'Eine hochgeladene Datei löschen, nach Art und Nummer.',
  },
} as const satisfies EntriesOf<typeof calls>;
