import { currentOf, defaultRejectionText, readApplication, type ApplicationSummary, type Rejection } from '@stellwerk/domain';
import { useState } from 'react';
import type { ApplicationCalls } from '../calls';
import type { RejectionDialogProps } from './RejectionDialog';
import { rejectionDraft } from './use-rejection-draft';

/** A status change that the person cancelled in its confirmation. */
export class ChangeCancelled extends Error {}

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
  keepText: ApplicationCalls['keepRejectionText'],
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
      onKeepText: keepText && job && ((text) => keepText(job.id, text)),
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
