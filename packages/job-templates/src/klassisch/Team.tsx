import type { ContactPerson } from '@stellwerk/domain';
import { labels } from '../labels.de';
import { TeamList } from '../parts/Team';

/** Faces as engraved portraits; a person without a picture gets a monogram. */
export function Team({ people, headingId }: { people: readonly ContactPerson[]; headingId: string }) {
  return (
    <section className="sw-k-side sw-k-team" aria-labelledby={headingId}>
      <h2 id={headingId}>{labels.team}</h2>
      <TeamList people={people} face={{ size: 72, className: 'sw-k-face' }} />
    </section>
  );
}
