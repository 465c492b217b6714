import { Avatar } from '@stellwerk/design-system';
import { safeHref, type ContactPerson } from '@stellwerk/domain';
import { labels } from '../labels.de';
import { ExternalLink } from '../parts/ExternalLink';

/** Faces as engraved portraits; a person without a picture gets a monogram. */
export function Team({ people, headingId }: { people: readonly ContactPerson[]; headingId: string }) {
  return (
    <section className="sw-k-side sw-k-team" aria-labelledby={headingId}>
      <h2 id={headingId}>{labels.team}</h2>
      <ul>
        {people.map((person) => {
          const name = `${person.firstName} ${person.lastName}`.trim();
          const linkedin = safeHref(person.linkedin);
          return (
            <li key={person.id || name}>
              <Avatar name={name} src={person.avatarUrl} size={72} className="sw-k-face" />
              <div>
                <h3>{name}</h3>
                {person.position !== '' && <p className="sw-k-position">{person.position}</p>}
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
