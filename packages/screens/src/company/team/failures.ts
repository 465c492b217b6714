import { ApiError, generalMessages } from '@stellwerk/domain';
import { teamTexts } from '../../i18n/company/team.de';

const texts = teamTexts;

/** Why a known member could not be saved (CT30 to CT34). */
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

/** Why an invitation could not be sent: the server's message, else whether it answered at all (CT25, A62). */
export function inviteFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return texts.inviteNoAnswer;
  return error.serverMessage || texts.inviteFailed;
}

/** Why a new member could not be saved: the plan has no room, in the server's words, or the text of the documents (CT29, O38). */
export function createFailure(error: unknown): string {
  return (error instanceof ApiError && error.status === 409 && error.serverMessage) || texts.createFailed;
}
