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
  /** Asks whether the person is hired. @throws ChangeCancelled */
  readonly ask: (application: Pick<ApplicationSummary, 'name'>) => Promise<void>;
  /** For the one question of the view. */
  readonly dialog: HireQuestionProps;
}

/** The question before somebody is hired, as a promise (O104). */
export function useHire(): HireQuestion {
  const [asked, setAsked] = useState<Asked>();
  // The last one stays in sight while the question fades out.
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
