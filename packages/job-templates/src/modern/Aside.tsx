import { Avatar, Logo } from '@stellwerk/design-system';
import { safeHref, type ContactPerson } from '@stellwerk/domain';
import type { JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { ExternalLink } from '../parts/ExternalLink';
import { FactText } from '../parts/FactText';
import { OwnLink } from '../parts/OwnLink';
import type { Posting } from '../parts/posting';
import type { Span } from './arrange';

export interface CompanyCardProps {
  props: JobTemplateProps;
  posting: Posting;
  span: Span;
  headingId: string;
}

/** The company as a card beside the video. */
export function CompanyCard({ props, posting, span, headingId }: CompanyCardProps) {
  const links = { renderLink: props.renderLink, embedded: props.embedded };
  return (
    <section className="sw-m-card sw-m-company" aria-labelledby={headingId} data-span={span}>
      <div className="sw-m-sign">
        <Logo name={posting.company} src={props.job.company.logoUrl} size={72} named aria-label={labels.logoOf(posting.company)} />
        <h2 id={headingId}>
          <OwnLink href={posting.companyHref} className="sw-job-own" {...links}>
            {posting.company}
          </OwnLink>
        </h2>
      </div>
      {posting.companyFacts.length > 0 && (
        <dl>
          {posting.companyFacts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                <FactText fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {props.focusPageHref !== undefined && (
        <OwnLink href={props.focusPageHref} className="sw-m-focus" {...links}>
          {props.job.focusPage?.title || labels.focusPage}
        </OwnLink>
      )}
    </section>
  );
}

/** The team as faces: the picture first and large. */
export function Faces({ people, headingId }: { people: readonly ContactPerson[]; headingId: string }) {
  return (
    <section className="sw-m-team" aria-labelledby={headingId} data-few={people.length < 3 || undefined}>
      <h2 id={headingId}>{labels.team}</h2>
      <ul>
        {people.map((person) => {
          const name = `${person.firstName} ${person.lastName}`.trim();
          const linkedin = safeHref(person.linkedin);
          return (
            <li key={person.id || name}>
              <Avatar
                name={name}
                src={person.avatarUrl}
                shape="square"
                className="sw-m-face"
                style={{ width: undefined, height: undefined, fontSize: undefined }}
              />
              <div>
                <h3>{name}</h3>
                {person.position !== '' && <p className="sw-m-position">{person.position}</p>}
                {person.jobDescription !== '' && <p>{person.jobDescription}</p>}
                {linkedin !== undefined && (
                  <ExternalLink href={linkedin} label={labels.onLinkedin(name)}>
                    {labels.linkedinShort}
                  </ExternalLink>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
