import type { EndpointName } from '@stellwerk/domain/endpoints';

/** Callers of whom a handler decides more than the access of its call says, in the words of decisions §4. */
export type HandlerAccess =
  // The company stands in a body that may be a form: the handler asks for the role.
  | 'manager of the named company'
  // The row is named by a form whose files stream, or its kind by the path: the handlers ask for the role.
  | 'user; who may change what the form names'
  | 'uploader; manager of the owning company'
  // The upload names its account.
  | 'confirmed uploader'
  // The id of the upload is the permission.
  | 'holder of the upload'
  // The secret of the mailed link is the permission; accepting compares the confirmed address of the account.
  | 'invited person'
  | 'invited person with an account'
  // The secret of the mailed link is the permission (O72).
  | 'holder of the mailed link'
  // The handler decides by the side that the body names.
  | 'member of the named company; user'
  // A signature needs no account, so the handler decides.
  | 'signed link; applicant; member';

/** Calls whose handler decides. Every other call is decided by its access alone, as `packages/domain/src/endpoints/access-list.txt` has it. */
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
