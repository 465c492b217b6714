export { MESSAGE_LIMITS } from '@stellwerk/domain/message';
