import { generalMessages } from '@stellwerk/domain';
import { ApiError } from '../../../data/api-error';
import { teamWords } from '../../../i18n/company/team.de';

const words = teamWords;

/** Why a known member could not be saved (CT30 to CT34). */
export function updateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return generalMessages.unexpected;
  switch (error.status) {
    case 0:
      return words.noConnection;
    case 401:
    case 403:
      return words.updateForbidden;
    case 404:
      return words.memberNotFound;
    default:
      return words.updateFailed(error.status);
  }
}

/** Why an invitation could not be sent: the server's words, else whether it answered at all (CT25, A62). */
export function inviteFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return words.inviteNoAnswer;
  return error.serverMessage || words.inviteFailed;
}
