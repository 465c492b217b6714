export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm';
export type { NewsletterSignup } from './newsletter';
export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
