import { ApiError, applyMessages, authMessages, generalMessages, toApiError } from '@stellwerk/domain';
import { createPrivateApplication, createPublicApplication, type QueryValues } from '@stellwerk/domain/calls';
import {
  chosenFiles,
  hasFiles,
  toFlatJson,
  toFormData,
  toNestedJson,
  type ApplicationTarget,
  type ApplicationValues,
  type UploadedFiles,
  type UploadProgress,
} from '@stellwerk/forms/application-form';
import { answerTo, handleError } from '../client';
import { isOk, type RawAnswer } from '../decode';
import { currentToken } from '../session';
import { answerToForm, type UploadOptions } from '../upload';
import { forgetLargeFiles, largeFiles, sendLargeFiles } from './large-files';
import { readOutcome, type ApplicationOutcome, type ApplicationWay } from './answer';

/** Messages for a call without a response: one for offline, one for files that did not arrive (AF58, AF59, AF62). */
function unanswered(error: ApiError, way: ApplicationWay): ApplicationOutcome {
  // An uploaded file was rejected: the server states the reason.
  if (error.serverMessage !== '') return { failure: { message: error.serverMessage, fields: error.fields, status: error.status } };
  const message = error.kind === 'offline' ? error.message : way === 'multipart' ? applyMessages.filesFailed : applyMessages.failed;
  return { failure: { message, fields: [], status: 0 } };
}

export interface SendApplicationOptions extends Pick<UploadOptions, 'signal'> {
  /** Upload progress: percent of the form, or of each file when large ones are uploaded first. @default none */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Sends the form with its files; large ones are uploaded first, so that they are resumable. */
async function sendWithFiles(
  call: typeof createPublicApplication | typeof createPrivateApplication,
  query: QueryValues,
  { values, target }: { readonly values: ApplicationValues; readonly target: ApplicationTarget },
  { onProgress, signal }: SendApplicationOptions,
): Promise<RawAnswer> {
  const large = largeFiles(values.files);
  const form = (uploaded: UploadedFiles) => ({ query, form: toFormData(values, target, uploaded) });
  if (large.length === 0) return answerToForm(call, form({}), { signal, ...(onProgress && { onProgress }) });
  const uploaded = await sendLargeFiles(large, (progress) => onProgress?.(progress), signal);
  const all = Object.fromEntries(chosenFiles(values.files).map(({ kind }) => [kind, uploaded[kind] === undefined ? 0 : 100]));
  const rest = (percent: number): void =>
    onProgress?.(Object.fromEntries(Object.entries(all).map(([kind, arrived]) => [kind, Math.max(arrived, percent)])));
  const answer = await answerToForm(call, form(uploaded), { signal, onProgress: rest });
  if (isOk(answer)) await forgetLargeFiles(large);
  return answer;
}

/** Sends an application: multipart as soon as a file is chosen, else JSON, nested without and flat with a login (A10). */
export async function sendApplication(
  values: ApplicationValues,
  target: ApplicationTarget,
  options: SendApplicationOptions,
): Promise<ApplicationOutcome> {
  const loggedIn = currentToken() !== null;
  const way: ApplicationWay = hasFiles(values) ? 'multipart' : loggedIn ? 'private' : 'anonymous';
  if (!navigator.onLine) return unanswered(new ApiError('offline', generalMessages.offline), way);
  const call = loggedIn ? createPrivateApplication : createPublicApplication;
  const query = { ref: target.referral, _t: Date.now() };
  try {
    const answer =
      way === 'multipart'
        ? await sendWithFiles(call, query, { values, target }, options)
        : await answerTo(call, { query, body: loggedIn ? toFlatJson(values, target) : toNestedJson(values, target) });
    if (answer.status === 401) handleError(call, new ApiError('http', authMessages.sessionExpired, { status: 401 }), {}, answer.token);
    return readOutcome(answer, way);
  } catch (error) {
    return unanswered(toApiError(error), way);
  }
}
