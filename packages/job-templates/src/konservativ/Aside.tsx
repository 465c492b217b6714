import { Logo } from '@stellwerk/design-system';
import type { JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { FactList } from '../parts/FactList';
import { OwnLink } from '../parts/OwnLink';
import type { Posting } from '../parts/posting';
import { TeamList } from '../parts/Team';
import { Clause } from './Clause';

/** Company and team as the last clauses but one of the document. */
export function Parties({ props, posting, id }: { props: JobTemplateProps; posting: Posting; id: string }) {
  const { job, renderLink, embedded } = props;
  const links = { renderLink, embedded };
  return (
    <aside aria-label={labels.side}>
      <Clause id={`${id}company`} heading={labels.company}>
        <p className="sw-b-company">
          <Logo name={posting.company} src={job.company.logoUrl} size={44} named aria-label={labels.logoOf(posting.company)} />
          <OwnLink href={posting.companyHref} className="sw-b-link" {...links}>
            {posting.company}
          </OwnLink>
        </p>
        {posting.companyFacts.length > 0 && <FactList facts={posting.companyFacts} className="sw-b-register" />}
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
