import { Logo } from '@stellwerk/design-system';
import { spokenName } from '@stellwerk/domain';
import type { JobTemplateProps } from '../job-template';
import type { JobView } from './job-view';
import { OwnLink } from './OwnLink';

export interface HeadProps {
  /** Props of the design. */
  props: JobTemplateProps;
  view: JobView;
  /** Size of the company's logo in px. */
  logo: number;
  /** Class of the company's line. */
  className: string;
}

/** The company, and the title of the job. */
export function Head({ props: { job, renderLink, embedded }, view, logo, className }: HeadProps) {
  return (
    <>
      <p className={className}>
        {job.company.logoUrl !== '' && <Logo name={view.company} src={job.company.logoUrl} size={logo} />}
        <OwnLink href={view.companyHref} className="sw-job-own" renderLink={renderLink} embedded={embedded}>
          {view.shownCompany}
        </OwnLink>
      </p>
      <h1 data-long={view.longTitle || undefined} aria-label={spokenName(view.title)}>
        {view.title}
      </h1>
    </>
  );
}
