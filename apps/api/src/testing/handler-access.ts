import type { EndpointName } from '@stellwerk/domain/endpoints';

/** Permissions that a handler checks beyond the access of its call, in the terms of decisions §4. */
export type HandlerAccess =
  // The company is named in a body that may be a form: the handler checks the role.
  | 'manager of the named company'
  // The row is named in a streamed form, or its kind in the path: the handlers check the role.
  | 'user; who may change what the form names'
  | 'uploader; manager of the owning company'
  // The upload names its account.
  | 'confirmed uploader'
  // The id of the upload is the permission.
  | 'holder of the upload'
  // The secret of the mailed link is the permission; accepting compares the confirmed email address of the account.
  | 'invited person'
  | 'invited person with an account'
  // The secret of the mailed link is the permission (O72).
  | 'holder of the mailed link'
  // The handler decides by the side named in the body.
  | 'member of the named company; user'
  // A signature needs no account, so the handler decides.
  | 'signed link; applicant; member';

/** Calls with checks in their handler. For all others the access alone decides, as in `packages/domain/src/endpoints/access-list.txt`. */
export const HANDLER_ACCESS: Partial<Record<EndpointName, HandlerAccess>> = {
  guestApplication: 'holder of the mailed link',
  withdrawGuestApplication: 'holder of the mailed link',
  exportGuestApplication: 'holder of the mailed link',
  eraseGuestApplication: 'holder of the mailed link',
  cvFile: 'signed link; applicant; member',
  uploadOffset: 'confirmed uploader',
  continueUpload: 'confirmed uploader',
  cancelUpload: 'confirmed uploader',
  guestUploadOffset: 'holder of the upload',
  continueGuestUpload: 'holder of the upload',
  cancelGuestUpload: 'holder of the upload',
  mediaFile: 'signed link; applicant; member',
  uploadAvatar: 'user; who may change what the form names',
  uploadLogo: 'user; who may change what the form names',
  uploadVideo: 'user; who may change what the form names',
  uploadApplicationVideo: 'user; who may change what the form names',
  uploadApplicationDocument: 'user; who may change what the form names',
  uploadMedia: 'user; who may change what the form names',
  deleteMedia: 'uploader; manager of the owning company',
  createTeamMember: 'manager of the named company',
  sendMessage: 'member of the named company; user',
  invitationOffer: 'invited person',
  acceptInvitation: 'invited person with an account',
};
