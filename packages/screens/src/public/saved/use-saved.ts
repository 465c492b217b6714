import { useToast } from '@stellwerk/design-system';
import { messageOf, type NamedJob } from '@stellwerk/domain';
import { useSyncExternalStore } from 'react';
import { saveJobTexts as texts } from '../../i18n/job.de';
import type { SavedStore } from './store';

/** Whether a job is saved, and a function that toggles it with a toast. */
export function useSaved(store: SavedStore, job: NamedJob): { readonly saved: boolean; readonly toggle: () => void } {
  const toast = useToast();
  const saved = useSyncExternalStore(
    store.subscribe,
    () => store.ids().has(job.id),
    () => false,
  );
  const toggle = (): void => {
    store.set(job, !saved).then(
      () => toast.success(saved ? texts.nowForgotten : texts.nowSaved),
      (error: unknown) => toast.error((saved ? texts.forgetFailed : texts.saveFailed)(messageOf(error))),
    );
  };
  return { saved, toggle };
}
