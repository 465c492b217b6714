export { currentOf } from './current';
export { ApiError, statusOf, toApiError, type ApiErrorKind, type FieldError } from './api-error';
export { UnreadableAnswer } from './unreadable';
export { failureOf, messageOf, type SubmitFailure, type SubmitHandler } from './failure';
