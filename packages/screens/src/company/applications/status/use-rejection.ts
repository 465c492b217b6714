import type { Id } from '@stellwerk/domain';
import { currentOf, defaultRejectionText, readApplication, type ApplicationSummary, type Rejection } from '@stellwerk/domain';
import { useState } from 'react';
import type { RejectionDialogProps } from './RejectionDialog';
import { rejectionDraft } from './use-rejection-draft';

/** Somebody was asked about a change of status and did not want it. */
export class ChangeCancelled extends Error {}

/** Keeps what a rejection from a job says; rejects when it failed. undefined for who may not change jobs. */
export type KeepRejectionText = ((jobId: Id<'job'>, text: string) => Promise<unknown>) | undefined;

interface Asked<One> {
  readonly application: One;
  readonly done: () => void;
  readonly cancelled: (reason: ChangeCancelled) => void;
}

export interface RejectionQuestion<One> {
  /** Opens the dialog. Ends when the application is rejected. @throws ChangeCancelled */
  readonly ask: (application: One) => Promise<void>;
  /** For the one dialog of the view. */
  readonly dialog: RejectionDialogProps;
}

/** The question before a rejection, as a promise. @param reject does it; rejects when it failed, and the dialog stays open */
export function useRejection<One extends ApplicationSummary>(
  reject: (application: One, rejection: Rejection) => Promise<unknown>,
  onKeepText: KeepRejectionText,
): RejectionQuestion<One> {
  const [asked, setAsked] = useState<Asked<One>>();
  // The last one stays in sight while the dialog fades out.
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
          // Somebody else was faster: whoever rejects all the same, rejects what is there now (O96).
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
