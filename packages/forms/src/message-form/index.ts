export { MESSAGE_LIMITS } from './limits';
export { MessageForm, type MessageFormProps, type MessageValues, type RecipientGroup } from './MessageForm';
export type { SubmitFailure, SubmitHandler } from '../shared/submission';
