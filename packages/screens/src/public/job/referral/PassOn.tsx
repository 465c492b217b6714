import { lazyPart, PartBoundary, useToast } from '@stellwerk/design-system';
import { designPlace, jobFallbacks, referralMessages, toApiError, type Job } from '@stellwerk/domain';
import { useState } from 'react';
import type { OwnLink } from './types';

// The window is a quarter of a job's script: it loads for those who click the button.
const ReferralModal = lazyPart(() => import('./modal'));

/** The sentence of the server for what it refuses; its own faults have the general one (RF20, RF21). */
function failureText(cause: unknown): string {
  const { status, serverMessage } = toApiError(cause);
  return status < 500 && serverMessage !== '' ? serverMessage : referralMessages.createFailed;
}

/**
 * The window with a link of the own to a job (RF10 to RF15, RF20, RF21).
 * @returns the window, to be drawn, and what opens it
 */
export function usePassOn(job: Job, { loginHref, onCreate, onCopied, copy, share }: OwnLink) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<{ readonly loginHref: string | undefined }>();
  const passOn = wanted && (
    <PartBoundary>
      <ReferralModal
        open={open}
        onOpenChange={setOpen}
        job={{ title: job.title || jobFallbacks.title, company: job.company.name || jobFallbacks.company, place: designPlace(job) }}
        loginHref={wanted.loginHref}
        onCreate={onCreate}
        onCopied={(link) => {
          toast.success(referralMessages.copied);
          onCopied?.(link);
        }}
        {...{ failureText, copy, share }}
      />
    </PartBoundary>
  );
  return {
    passOn,
    openPassOn: () => {
      setWanted({ loginHref: loginHref?.() });
      setOpen(true);
    },
  };
}
