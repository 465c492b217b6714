import { generalMessages, statusOf } from '@stellwerk/domain';

/**
 * Error message of a decision that was not saved.
 * @param failed the text for an error without its own message
 */
export const decisionFailure =
  (failed: string) =>
  (error: unknown): string => {
    const status = statusOf(error);
    return status === 409 ? generalMessages.conflict : status === 403 ? generalMessages.forbidden : failed;
  };
