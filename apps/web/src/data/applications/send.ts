import { applyMessages, authMessages, generalMessages } from '@stellwerk/domain';
import {
  hasFiles,
  toFlatJson,
  toFormData,
  toNestedJson,
  type ApplicationTarget,
  type ApplicationValues,
} from '@stellwerk/forms/application-form';
import { ApiError, toApiError } from '../api-error';
import { handleRefusal, send } from '../client';
import { currentToken } from '../session';
import { upload, type UploadOptions } from '../upload';
import { readOutcome, type ApplicationOutcome, type ApplicationWay } from './answer';

function address(loggedIn: boolean, referral: string | undefined): string {
  const query = new URLSearchParams();
  if (referral !== undefined && referral !== '') query.set('ref', referral);
  query.set('_t', String(Date.now()));
  return `/api/${loggedIn ? 'private' : 'public'}/applications/create?${query}`;
}

/** Words for a call that got no answer: offline has its own, files that did not arrive have theirs (AF58, AF59, AF62). */
function unanswered(error: ApiError, way: ApplicationWay): ApplicationOutcome {
  const message = error.kind === 'offline' ? error.message : way === 'multipart' ? applyMessages.filesFailed : applyMessages.failed;
  return { refusal: { message, fields: [], status: 0 } };
}

/** Sends an application: multipart as soon as a file is chosen, else JSON, nested without and flat with a login (A10). */
export async function sendApplication(
  values: ApplicationValues,
  target: ApplicationTarget,
  options: UploadOptions,
): Promise<ApplicationOutcome> {
  const loggedIn = currentToken() !== null;
  const way: ApplicationWay = hasFiles(values) ? 'multipart' : loggedIn ? 'private' : 'anonymous';
  if (!navigator.onLine) return unanswered(new ApiError('offline', generalMessages.offline), way);
  const path = address(loggedIn, target.referral);
  try {
    const answer =
      way === 'multipart'
        ? await upload(path, toFormData(values, target), options)
        : await send(path, { method: 'POST', body: loggedIn ? toFlatJson(values, target) : toNestedJson(values, target) });
    if (answer.status === 401) handleRefusal(new ApiError('http', authMessages.sessionExpired, { status: 401 }));
    return readOutcome(answer, way);
  } catch (error) {
    return unanswered(toApiError(error), way);
  }
}
