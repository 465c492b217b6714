import type { Id } from '@stellwerk/domain';
import { currentOf, defaultRejectionText, readApplication, type ApplicationSummary, type Rejection } from '@stellwerk/domain';
import { useState } from 'react';
import type { RejectionDialogProps } from './RejectionDialog';
import { rejectionDraft } from './use-rejection-draft';

/** A status change that the person cancelled in its confirmation. */
export class ChangeCancelled extends Error {}

/**
 * Saves the rejection text of a job; rejects on failure. undefined without the permission to edit
 * jobs.
 */
export type KeepRejectionText = ((jobId: Id<'job'>, text: string) => Promise<unknown>) | undefined;

interface Asked<One> {
  readonly application: One;
  readonly done: () => void;
  readonly cancelled: (reason: ChangeCancelled) => void;
}

export interface RejectionQuestion<One> {
  /** Opens the dialog. Resolves when the application is rejected. @throws ChangeCancelled */
  readonly ask: (application: One) => Promise<void>;
  /** Props of the view's single dialog. */
  readonly dialog: RejectionDialogProps;
}

/**
 * The rejection dialog as a promise.
 * @param reject performs the rejection; rejects on failure, and the dialog stays open
 */
export function useRejection<One extends ApplicationSummary>(
  reject: (application: One, rejection: Rejection) => Promise<unknown>,
  onKeepText: KeepRejectionText,
): RejectionQuestion<One> {
  const [asked, setAsked] = useState<Asked<One>>();
  // The last one stays visible while the dialog fades out.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  const job = last?.application.job;
  return {
    ask: (application) =>
      new Promise((done, cancelled) => {
        setAsked({ application, done, cancelled });
      }),
    dialog: {
      open: asked !== undefined,
      name: last?.application.name,
      withdrawn: last?.application.status === 'WITHDRAWN',
      text: job?.rejectionText || defaultRejectionText,
      draftName: rejectionDraft(last?.application.id ?? ''),
      onKeepText: onKeepText && job && ((text) => onKeepText(job.id, text)),
      onReject: async (rejection) => {
        if (asked === undefined) return;
        try {
          await reject(asked.application, rejection);
        } catch (error) {
          const current = currentOf(error, readApplication);
          // After a conflict, another confirmation rejects the current version (O96).
          if (current !== null) setAsked({ ...asked, application: { ...asked.application, status: current.status } });
          throw error;
        }
        setAsked(undefined);
        asked.done();
      },
      onCancel: () => {
        setAsked(undefined);
        asked?.cancelled(new ChangeCancelled());
      },
    },
  };
}
