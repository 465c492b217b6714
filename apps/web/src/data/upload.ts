import { applyMessages, generalMessages } from '@stellwerk/domain';
import { ApiError } from './api-error';
import { authorization, TIMEOUT_MS } from './client';
import type { RawAnswer } from './decode';

export interface UploadOptions {
  /** Percent of the whole body that has left, 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a multipart form. XMLHttpRequest, because fetch reports no upload progress. Gives up after 30 seconds in which nothing
 * moves: not after 30 seconds in all, or a video could never be sent over a normal line (A87).
 * @throws ApiError 'offline', 'timeout' or 'network' when no answer came.
 */
export function upload(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const moved = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        call.abort();
        reject(new ApiError('timeout', generalMessages.unexpected));
      }, TIMEOUT_MS);
    };
    const fail = (): void => {
      clearTimeout(watch);
      reject(navigator.onLine ? new ApiError('network', generalMessages.unexpected) : new ApiError('offline', generalMessages.offline));
    };
    call.open('POST', path);
    call.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(authorization(path, 'POST'))) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', (event) => {
      moved();
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    });
    call.addEventListener('load', () => {
      clearTimeout(watch);
      resolve({
        status: call.status,
        statusText: call.statusText,
        contentType: call.getResponseHeader('content-type') ?? '',
        text: call.responseText,
      });
    });
    call.addEventListener('error', fail);
    signal?.addEventListener('abort', () => {
      clearTimeout(watch);
      call.abort();
      reject(new ApiError('network', applyMessages.filesFailed));
    });
    moved();
    call.send(form);
  });
}
