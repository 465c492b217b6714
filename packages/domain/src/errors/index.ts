export { currentOf } from './current';
export { ApiError, statusOf, toApiError, type ApiErrorKind, type FieldError, UnreadableAnswer } from './api-error';
export { failureOf, messageOf, type SubmitFailure, type SubmitHandler } from './failure';
