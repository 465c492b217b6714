import { Avatar, Logo } from '@stellwerk/design-system';
import { safeHref } from '@stellwerk/domain';
import type { JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { ExternalLink } from '../parts/ExternalLink';
import { OwnLink } from '../parts/OwnLink';
import type { Posting } from '../parts/posting';
import { Clause, Register } from './Clause';

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
        {posting.companyFacts.length > 0 && <Register facts={posting.companyFacts} />}
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
          <ul className="sw-b-team">
            {job.team.map((person) => {
              const name = `${person.firstName} ${person.lastName}`.trim();
              const linkedin = safeHref(person.linkedin);
              return (
                <li key={person.id || name}>
                  <Avatar name={name} src={person.avatarUrl} size={44} shape="square" className="sw-b-face" />
                  <div>
                    <h3>{name}</h3>
                    {person.position !== '' && <p>{person.position}</p>}
                    {person.jobDescription !== '' && <p>{person.jobDescription}</p>}
                  </div>
                  {linkedin !== undefined && (
                    <ExternalLink href={linkedin} label={labels.onLinkedin(name)}>
                      {labels.linkedinShort}
                    </ExternalLink>
                  )}
                </li>
              );
            })}
          </ul>
        </Clause>
      )}
    </aside>
  );
}
