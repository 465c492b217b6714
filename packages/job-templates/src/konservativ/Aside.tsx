import { Logo } from '@stellwerk/design-system';
import type { JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { FactList } from '../parts/FactList';
import { OwnLink } from '../parts/OwnLink';
import type { JobView } from '../parts/job-view';
import { TeamList } from '../parts/Team';
import { NoVideo } from '../parts/Marks';
import { Clause } from './Clause';

/** Company and team as the document's clauses before the last one. */
export function Parties({ props, view, id }: { props: JobTemplateProps; view: JobView; id: string }) {
  const { job, renderLink, embedded } = props;
  const links = { renderLink, embedded };
  return (
    <aside aria-label={labels.side}>
      <Clause id={`${id}company`} heading={labels.company}>
        <p className="sw-b-company">
          <Logo name={view.company} src={job.company.logoUrl} size={44} named aria-label={labels.logoOf(view.company)} />
          <OwnLink href={view.companyHref} className="sw-b-link" {...links}>
            {view.shownCompany}
          </OwnLink>
        </p>
        {view.companyFacts.length > 0 && <FactList facts={view.companyFacts} className="sw-b-register" />}
        <NoVideo job={job} />
        {props.focusPageHref !== undefined && (
          <p className="sw-b-focus">
            <OwnLink href={props.focusPageHref} className="sw-b-link" {...links}>
              {job.focusPage?.title || labels.focusPage}
            </OwnLink>
          </p>
        )}
      </Clause>
      {job.team.length > 0 && (
        <Clause id={`${id}team`} heading={labels.team}>
          <TeamList people={job.team} face={{ size: 44, shape: 'square', className: 'sw-b-face' }} linkBeside className="sw-b-team" />
        </Clause>
      )}
    </aside>
  );
}
