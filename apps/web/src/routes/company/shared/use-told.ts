import { useToast } from '@stellwerk/design-system';

export interface Outcome {
  /** Said when it worked; '' says nothing. */
  readonly done: string;
  /** Said when it failed. */
  readonly failed: string | ((error: unknown) => string);
}

/** Waits for a piece of work and tells by a toast how it went. @returns a function that answers whether it worked; it never rejects */
export function useTold(): (work: Promise<unknown>, outcome: Outcome) => Promise<boolean> {
  const toast = useToast();
  return async (work, { done, failed }) => {
    try {
      await work;
      if (done !== '') toast.success(done);
      return true;
    } catch (error) {
      toast.error(typeof failed === 'string' ? failed : failed(error));
      return false;
    }
  };
}
