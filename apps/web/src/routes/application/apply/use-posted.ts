import type { SubmitFailure } from '@stellwerk/domain';
import { readApplicationDraft, type ApplicationDraft, type ApplicationFormProps } from '@stellwerk/forms/application-form';
import { useState } from 'react';
import { useInitialAnswer } from '../../../data/initial-data';
import { POSTED, readPostedForm } from '../../../data/posted-form';

/** A form returned to a browser that sent it without scripts. */
export interface PostedApplication {
  readonly draft: ApplicationDraft | null;
  readonly ticked: NonNullable<ApplicationFormProps['ticked']>;
  readonly failure: SubmitFailure;
}

/** The server's response to the form without JavaScript; null on a page that was only opened. */
export function usePosted(): PostedApplication | null {
  const answer = useInitialAnswer(POSTED);
  const [posted] = useState((): PostedApplication | null => {
    const form = answer?.ok === true ? readPostedForm(answer.body) : null;
    if (form === null) return null;
    const { texts, ticked, failure } = form;
    const has = (name: string): boolean => ticked.includes(name);
    const draft = readApplicationDraft(texts);
    return {
      draft: draft && { ...draft, includeLinkedIn: has('includeLinkedIn') },
      ticked: { terms: has('terms'), gdpr: has('gdpr'), newsletter: has('newsletter') },
      failure,
    };
  });
  return posted;
}
