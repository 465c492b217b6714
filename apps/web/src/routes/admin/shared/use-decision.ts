import { useToast } from '@stellwerk/design-system';
import { generalMessages } from '@stellwerk/domain';
import { useState } from 'react';
import { statusOf } from '../../company/shared/in-words';

export interface Decision {
  readonly busy: boolean;
  /** Why it could not be saved, in words; '' for nothing. */
  readonly failure: string;
  /** Forgets a failure, when the dialog opens anew. */
  readonly clear: () => void;
  /** Saves; says `saved` by a toast. @returns whether it worked */
  readonly run: (work: Promise<unknown>, saved: string) => Promise<boolean>;
}

/** Saves what was decided in a dialog; a failure stays there. @param failed - the words for one without words of its own */
export function useDecision(failed: string): Decision {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  return {
    busy,
    failure,
    clear: () => setFailure(''),
    run: async (work, saved) => {
      setBusy(true);
      setFailure('');
      try {
        await work;
        toast.success(saved);
        return true;
      } catch (error) {
        const status = statusOf(error);
        setFailure(status === 409 ? generalMessages.conflict : status === 403 ? generalMessages.forbidden : failed);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
