import { lazyPart, PartBoundary, useToast } from '@stellwerk/design-system';
import { designPlace, jobFallbacks, referralMessages, toApiError, type Job } from '@stellwerk/domain';
import { useState } from 'react';
import type { OwnLink } from './types';

// The dialog is a quarter of a job's script, so it loads on click.
const ReferralModal = lazyPart(() => import('./modal'));

/** The server's message for a rejected request; a general one for server errors (RF20, RF21). */
function failureText(cause: unknown): string {
  const { status, serverMessage } = toApiError(cause);
  return status < 500 && serverMessage !== '' ? serverMessage : referralMessages.createFailed;
}

/**
 * The dialog with the visitor's own referral link to a job (RF10 to RF15, RF20, RF21).
 * @returns the dialog to render, and a function that opens it
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
