import { LinkButton } from '@stellwerk/design-system';
import { jobFallbacks, type EndedJob } from '@stellwerk/domain';
import type { ReactElement } from 'react';
import { jobTexts } from '../../../i18n/job.de';
import { paths } from '../../../paths';
import { jobFrame } from '../JobDesign';
import { SimilarJobs } from '../similar';

export interface EndedScreenProps {
  readonly ended: EndedJob;
  /** Opens the job alert dialog. @default not offered */
  readonly alert?: ReactElement;
  /**
   * Whether the job is embedded in a frame on another site, which has no job list (O90).
   * @default false
   */
  readonly embedded?: boolean;
}

/** Replaces a job that is no longer public: its title, and similar open jobs (O106). */
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
