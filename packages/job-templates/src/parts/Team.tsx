import { Avatar, type AvatarProps } from '@stellwerk/design-system';
import { safeHref, type ContactPerson } from '@stellwerk/domain';
import { labels } from '../labels.de';
import { ExternalLink } from './ExternalLink';

export interface TeamListProps {
  /** The people in rank order. */
  people: readonly ContactPerson[];
  /** Renders a face in the style of the design. */
  face: Pick<AvatarProps, 'size' | 'shape' | 'className' | 'style'>;
  /** Whether the LinkedIn link is beside the text instead of below it. @default false */
  linkBeside?: boolean;
  /** Renders the list in the style of the design. @default none */
  className?: string;
}

/**
 * The contact persons: name, position, description, LinkedIn (PJ35). Each design adds its faces and
 * its style.
 */
export function TeamList({ people, face, linkBeside = false, className }: TeamListProps) {
  return (
    <ul className={className}>
      {people.map((person) => {
        const name = `${person.firstName} ${person.lastName}`.trim();
        const linkedin = safeHref(person.linkedin);
        const link = linkedin !== undefined && (
          <ExternalLink href={linkedin} label={labels.onLinkedin(name)}>
            {labels.linkedinShort}
          </ExternalLink>
        );
        return (
          <li key={person.id || name}>
            <Avatar name={name} src={person.avatarUrl} {...face} />
            <div>
              <h3>{name}</h3>
              {person.position !== '' && <p className="sw-job-position">{person.position}</p>}
              {person.jobDescription !== '' && <p>{person.jobDescription}</p>}
              {!linkBeside && link}
            </div>
            {linkBeside && link}
          </li>
        );
      })}
    </ul>
  );
}
