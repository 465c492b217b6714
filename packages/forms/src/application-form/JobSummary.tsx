import { cx } from 'class-variance-authority';
import { Icon, Logo } from '@stellwerk/design-system';
import { iconOfWorkingModel } from '@stellwerk/design-system/patterns/job-card';
import { unknownJob } from '@stellwerk/domain';
import { BriefcaseBusiness, MapPin } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { labels } from './messages.de';

export interface JobSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Title of the job. @default 'Unbekannte Stelle' */
  title?: string;
  /** Name of the company. @default 'Unbekanntes Unternehmen' */
  company?: string;
  /** Location of the job. @default 'Unbekannter Ort' */
  location?: string;
  /** Kind of employment. @default not shown */
  employment?: string;
  /** Working model. @default not shown */
  workingModel?: string;
  /** URL of the company's logo; without one, the first letter of the name is shown. */
  logoUrl?: string;
}

/**
 * The job that the application is for (AF06, A14). An empty text counts as missing.
 * @example
 * <JobSummary
 *   title="Fachplanung Leit- und Sicherungstechnik (m/w/d)"
 *   company="Nordbahn Signaltechnik GmbH"
 *   location="Bremen"
 * />
 */
export function JobSummary({ title, company, location, employment, workingModel, logoUrl, className, ...rest }: JobSummaryProps) {
  const facts = [
    { icon: MapPin, text: location || unknownJob.location },
    { icon: BriefcaseBusiness, text: employment },
    { icon: iconOfWorkingModel(workingModel ?? ''), text: workingModel },
  ];
  return (
    <section aria-label={labels.job} className={cx('sw:p-5 sw:border sw:border-line sw:rounded-2 sw:bg-surface', className)} {...rest}>
      <div className="sw:flex sw:gap-4">
        <Logo name={company || unknownJob.company} src={logoUrl} />
        <div className="sw:grid sw:min-w-0 sw:gap-1">
          <p lang="de" className="sw:text-lg sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">
            {title || unknownJob.title}
          </p>
          <p lang="de" className="sw:text-ink-2 sw:hyphens-auto sw:wrap-anywhere">
            {company || unknownJob.company}
          </p>
        </div>
      </div>
      <ul className="sw:flex sw:flex-wrap sw:gap-x-5 sw:gap-y-2 sw:mt-4 sw:pt-4 sw:border-t sw:border-line sw:text-ink-2 sw:lg:grid">
        {facts.map(
          ({ icon, text }) =>
            text && (
              <li key={text} className="sw:flex sw:items-center sw:gap-2">
                <Icon as={icon} className="sw:text-ink-3" />
                {text}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
