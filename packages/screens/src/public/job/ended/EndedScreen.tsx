import { LinkButton } from '@stellwerk/design-system';
import { jobFallbacks, type EndedJob } from '@stellwerk/domain';
import type { ReactElement } from 'react';
import { jobTexts } from '../../../i18n/job.de';
import { paths } from '../../../paths';
import { jobFrame } from '../JobDesign';
import { SimilarJobs } from '../similar';

export interface EndedScreenProps {
  readonly ended: EndedJob;
  /** Orders new jobs by mail. @default not offered */
  readonly alert?: ReactElement;
  /** The posting stands in a frame on another site, which has no list to go to (O90). @default false */
  readonly embedded?: boolean;
}

/** In place of a posting that was public and is no more: what it was, and what is open like it (O106). */
export function EndedScreen({ ended: { job, similar }, alert, embedded = false }: EndedScreenProps) {
  const { title = job.title, company = job.company.name } = job.hyphenated ?? {};
  return (
    <div className={jobFrame}>
      <h1 className="sw:mb-4 sw:text-3xl">{jobTexts.ended}</h1>
      <p className="sw:mb-8 sw:max-w-prose">{jobTexts.endedText(title || jobFallbacks.title, company || jobFallbacks.company)}</p>
      {!embedded && (
        <>
          <SimilarJobs jobs={similar} className="sw:mb-6" />
          <LinkButton href={paths.jobs()}>{jobTexts.allJobs}</LinkButton>
          {alert}
        </>
      )}
    </div>
  );
}
