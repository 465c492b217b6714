import { ApiError, applyMessages, authMessages, generalMessages, toApiError } from '@stellwerk/domain';
import { createPrivateApplication, createPublicApplication } from '@stellwerk/domain/calls';
import {
  hasFiles,
  toFlatJson,
  toFormData,
  toNestedJson,
  type ApplicationTarget,
  type ApplicationValues,
} from '@stellwerk/forms/application-form';
import { answerTo, handleError } from '../client';
import { currentToken } from '../session';
import { answerToForm, type UploadOptions } from '../upload';
import { readOutcome, type ApplicationOutcome, type ApplicationWay } from './answer';

/** Messages for a call that got no answer: offline has its own, files that did not arrive have theirs (AF58, AF59, AF62). */
function unanswered(error: ApiError, way: ApplicationWay): ApplicationOutcome {
  const message = error.kind === 'offline' ? error.message : way === 'multipart' ? applyMessages.filesFailed : applyMessages.failed;
  return { failure: { message, fields: [], status: 0 } };
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
  const call = loggedIn ? createPrivateApplication : createPublicApplication;
  const query = { ref: target.referral, _t: Date.now() };
  try {
    const answer =
      way === 'multipart'
        ? await answerToForm(call, { query, form: toFormData(values, target) }, options)
        : await answerTo(call, { query, body: loggedIn ? toFlatJson(values, target) : toNestedJson(values, target) });
    if (answer.status === 401) handleError(call, new ApiError('http', authMessages.sessionExpired, { status: 401 }));
    return readOutcome(answer, way);
  } catch (error) {
    return unanswered(toApiError(error), way);
  }
}
