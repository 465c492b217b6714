export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
