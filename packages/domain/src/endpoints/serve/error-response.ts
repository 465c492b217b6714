import { CallError, ERROR_STATUS } from '../../errors/call-error';
import { generalMessages } from '../../messages/general.de';

function bodyOf(error: CallError, requestId: string) {
  const { kind, message, fields, details, current } = error;
  return {
    success: false,
    code: kind.toUpperCase().replace('-', '_'),
    message,
    error: message,
    ...(details === undefined ? {} : { details }),
    ...(fields.length === 0 ? {} : { fields }),
    ...(current === undefined ? {} : { current }),
    requestId,
  };
}

/**
 * The uniform body of errors (decisions, rule 17); `error` repeats `message` for old clients (A29). Other errors than `CallError` become
 * a 500 without their message, which may quote data.
 */
export function errorResponse(error: unknown, requestId: string): Response {
  if (!(error instanceof CallError)) {
    const message = generalMessages.unexpected;
    const body = { success: false, code: 'INTERNAL', message, error: message, requestId };
    return Response.json(body, { status: 500, headers: { 'cache-control': 'no-store' } });
  }
  const headers = {
    'cache-control': 'no-store',
    ...(error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }),
    ...(error.kind === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
  };
  return Response.json(bodyOf(error, requestId), { status: ERROR_STATUS[error.kind], headers });
}

/** The response for an unknown path of the API. */
export function unknownPath(): CallError {
  return new CallError('not-found', generalMessages.notFound);
}
