import { ApiError, generalMessages } from '@stellwerk/domain';
import { teamTexts } from '../../i18n/company/team.de';

const texts = teamTexts;

/** Error message of a failed save of an existing member (CT30 to CT34). */
export function updateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return generalMessages.unexpected;
  switch (error.status) {
    case 0:
      return texts.noConnection;
    case 401:
    case 403:
      return texts.updateForbidden;
    case 404:
      return texts.memberNotFound;
    default:
      return texts.updateFailed(error.status);
  }
}

/**
 * Error message of a failed invitation: the server's message, else a text for an error response or
 * for none (CT25, A62).
 */
export function inviteFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return texts.inviteNoAnswer;
  return error.serverMessage || texts.inviteFailed;
}

/**
 * Error message of a failed save of a new member: the server's text for a full plan, else the
 * documented one (CT29, O38).
 */
export function createFailure(error: unknown): string {
  return (error instanceof ApiError && error.status === 409 && error.serverMessage) || texts.createFailed;
}
