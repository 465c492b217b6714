import { Logo } from '@stellwerk/design-system';
import type { ContactPerson } from '@stellwerk/domain';
import type { JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { FactList } from '../parts/FactList';
import { NoVideo } from '../parts/Marks';
import { OwnLink } from '../parts/OwnLink';
import type { JobView } from '../parts/job-view';
import { TeamList } from '../parts/Team';
import type { Span } from './arrange';

export interface CompanyCardProps {
  props: JobTemplateProps;
  view: JobView;
  span: Span;
  headingId: string;
}

/** The company as a card beside the video. */
export function CompanyCard({ props, view, span, headingId }: CompanyCardProps) {
  const links = { renderLink: props.renderLink, embedded: props.embedded };
  return (
    <section className="sw-m-card sw-m-company" aria-labelledby={headingId} data-span={span}>
      <div className="sw-m-sign">
        <Logo name={view.company} src={props.job.company.logoUrl} size={72} named aria-label={labels.logoOf(view.company)} />
        <h2 id={headingId}>
          <OwnLink href={view.companyHref} className="sw-job-own" {...links}>
            {view.shownCompany}
          </OwnLink>
        </h2>
      </div>
      {view.companyFacts.length > 0 && <FactList facts={view.companyFacts} />}
      <NoVideo job={props.job} />
      {props.focusPageHref !== undefined && (
        <OwnLink href={props.focusPageHref} className="sw-m-focus" {...links}>
          {props.job.focusPage?.title || labels.focusPage}
        </OwnLink>
      )}
    </section>
  );
}

/** The team as faces, with large pictures first. */
export function Faces({ people, headingId }: { people: readonly ContactPerson[]; headingId: string }) {
  return (
    <section className="sw-m-team" aria-labelledby={headingId} data-few={people.length < 3 || undefined}>
      <h2 id={headingId}>{labels.team}</h2>
      <TeamList
        people={people}
        face={{ shape: 'square', className: 'sw-m-face', style: { width: undefined, height: undefined, fontSize: undefined } }}
      />
    </section>
  );
}
