import { Avatar, type AvatarProps } from '@stellwerk/design-system';
import { safeHref, type ContactPerson } from '@stellwerk/domain';
import { labels } from '../labels.de';
import { ExternalLink } from './ExternalLink';

export interface TeamListProps {
  /** The people in order of rank. */
  people: readonly ContactPerson[];
  /** How the design renders the faces. */
  face: Pick<AvatarProps, 'size' | 'shape' | 'className' | 'style'>;
  /** Whether LinkedIn is beside the text instead of below it. @default false */
  linkBeside?: boolean;
  /** How the design renders the list. @default none */
  className?: string;
}

/** Who they are: name, position, description, LinkedIn (PJ35). Each design brings its faces and its look. */
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
