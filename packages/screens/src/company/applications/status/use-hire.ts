import type { ApplicationSummary } from '@stellwerk/domain';
import { useState } from 'react';
import type { HireQuestionProps } from './StatusQuestions';
import { ChangeCancelled } from './use-rejection';

interface Asked {
  readonly name: string;
  readonly yes: () => void;
  readonly no: (reason: ChangeCancelled) => void;
}

export interface HireQuestion {
  /** Asks for confirmation of a hire. @throws ChangeCancelled */
  readonly ask: (application: Pick<ApplicationSummary, 'name'>) => Promise<void>;
  /** Props of the view's single dialog. */
  readonly dialog: HireQuestionProps;
}

/** The confirmation of a hire as a promise (O104). */
export function useHire(): HireQuestion {
  const [asked, setAsked] = useState<Asked>();
  // The last one stays visible while the dialog fades out.
  const [name, setName] = useState('');
  const end = (answer: ((of: Asked) => void) | undefined): void => {
    setAsked(undefined);
    if (asked !== undefined) answer?.(asked);
  };
  return {
    ask: (application) =>
      new Promise((yes, no) => {
        setName(application.name);
        setAsked({ name: application.name, yes, no });
      }),
    dialog: {
      open: asked !== undefined,
      name,
      onConfirm: () => end(({ yes }) => yes()),
      onCancel: () => end(({ no }) => no(new ChangeCancelled())),
    },
  };
}
