import { ApiError, fileMessages } from '@stellwerk/domain';
import { createUpload, type Call } from '@stellwerk/domain/calls';
import type { DetailedError } from 'tus-js-client';
import { authorization } from './authorization';
import { TIMEOUT_MS, unanswered, urlOf } from './client';
import { errorOf } from './decode';

/** Size in bytes below which a file is sent in its form, as it needs no resuming. */
export const RESUMABLE_FROM = 5 * 1024 * 1024;

/** Pauses between the attempts at a part that did not arrive, in milliseconds. Each success restarts them. */
export const UPLOAD_RETRIES = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

const isDetailed = (error: Error): error is DetailedError => 'originalResponse' in error;

/** Temporary errors: a slow connection, an outdated offset, a held lock. */
const PASSING = [408, 409, 423];

const isFinal = (status: number): boolean => status >= 400 && status < 500 && !PASSING.includes(status);

/** App error of a failed upload: the server's message, or a missing response. */
function failureOf(error: Error): ApiError {
  const response = isDetailed(error) ? error.originalResponse : null;
  if (response === null) return unanswered(false);
  const sent: unknown = response.getUnderlyingObject();
  return errorOf({
    status: response.getStatus(),
    statusText: sent instanceof XMLHttpRequest ? sent.statusText : '',
    contentType: response.getHeader('content-type') ?? '',
    text: response.getBody(),
  });
}

export interface ResumableOptions {
  /** Percent of the file that has arrived. */
  readonly onProgress: (percent: number) => void;
  readonly signal?: AbortSignal | undefined;
  /** Call that creates the upload. @default that of the account */
  readonly call?: Call;
  /**
   * Whether this browser remembers the completed upload, so that a rejected form or a reloaded page sends
   * nothing twice; `forgetUpload` ends that. @default false
   */
  readonly remember?: boolean;
}

/**
 * Sends a large file so that it resumes after an interruption: automatically when the connection returns, and by choosing the same file
 * again after
 * the page was closed (tus protocol, decision 0053). The library loads with the first upload.
 * @returns the id by which a form names the upload
 * @throws ApiError when the server rejects it, all attempts failed, or it was stopped
 */
export async function sendResumable(
  file: File,
  { onProgress, signal, call = createUpload, remember = false }: ResumableOptions,
): Promise<string> {
  const { Upload } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: urlOf(call, {}),
      headers: authorization(call),
      metadata: { filename: file.name },
      retryDelays: UPLOAD_RETRIES,
      removeFingerprintOnSuccess: !remember,
      // The library fails at once while the device is offline, but on a phone it should wait.
      onShouldRetry: (error) => !isFinal(error.originalResponse?.getStatus() ?? 0),
      onBeforeRequest: (request) => {
        const sent: unknown = request.getUnderlyingObject();
        // Missing response headers would block the upload for ever; its body may take any time.
        if (sent instanceof XMLHttpRequest && request.getMethod() !== 'PATCH') sent.timeout = TIMEOUT_MS;
      },
      onProgress: (sent, total) => onProgress(Math.round((sent / total) * 100)),
      onError: (error) => reject(failureOf(error)),
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1);
        if (id === undefined) reject(new ApiError('empty', fileMessages.notStored));
        else resolve(id);
      },
    });
    const stop = (): void => {
      void upload.abort().catch(() => undefined);
      reject(new ApiError('network', fileMessages.notStored));
    };
    if (signal?.aborted === true) return stop();
    signal?.addEventListener('abort', stop);
    const previous = upload.findPreviousUploads().catch((): [] => []);
    void previous.then(([known]) => {
      if (signal?.aborted === true) return;
      if (known !== undefined) upload.resumeFromPreviousUpload(known);
      upload.start();
    });
    return undefined;
  });
}

/** Makes this browser forget the upload of a file, once its form was accepted. Does not reject. */
export async function forgetUpload(file: File, call: Call): Promise<void> {
  try {
    const { Upload, defaultOptions } = await import('tus-js-client');
    const { urlStorage } = defaultOptions;
    const known = await new Upload(file, { endpoint: urlOf(call, {}) }).findPreviousUploads();
    for (const { urlStorageKey } of known) await urlStorage.removeUpload(urlStorageKey);
  } catch {
    // Remaining entries name deleted files.
  }
}
