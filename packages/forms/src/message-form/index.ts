export { MESSAGE_LIMITS } from '@stellwerk/domain/message';
export { MessageForm, type MessageFormProps, type MessageValues, type RecipientGroup } from './MessageForm';
export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
