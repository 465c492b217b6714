import { generalMessages, statusOf } from '@stellwerk/domain';

/** Why a decision could not be saved. @param failed the text for an error without one of its own */
export const decisionFailure =
  (failed: string) =>
  (error: unknown): string => {
    const status = statusOf(error);
    return status === 409 ? generalMessages.conflict : status === 403 ? generalMessages.forbidden : failed;
  };
