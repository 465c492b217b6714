export { MESSAGE_LIMITS, MessageForm, type MessageFormProps, type MessageValues, type RecipientGroup } from './MessageForm';
export type { SubmitFailure, SubmitHandler } from '../shared/submission';
