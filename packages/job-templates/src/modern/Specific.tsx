import { Icon } from '@stellwerk/design-system';
import type { JobProfileType } from '@stellwerk/domain';
import { Compass, Cpu, Info, TrendingUp, type LucideIcon } from 'lucide-react';
import type { JobView } from '../parts/job-view';

const icons = { DEFAULT: Info, SALES: TrendingUp, TECH: Cpu, EXECUTIVE: Compass } as const satisfies Record<JobProfileType, LucideIcon>;

/**
 * Fields that list several items; the others are sentences, in which a comma does not separate
 * items.
 */
const enumerations = new Set([
  'techStack',
  'frameworks',
  'usedDatabases',
  'cloudServices',
  'developmentMethods',
  'tools',
  'design_tools',
  'content_types',
]);

const valuesOf = (key: string, value: string): readonly string[] => (enumerations.has(key) ? value.split(/,\s+/) : [value]);

/** The specific block as a dark panel; a list of items becomes a row of plates. */
export function Specific({ specific, profile, headingId }: { specific: JobView['specific']; profile: JobProfileType; headingId: string }) {
  return (
    <section className="sw-m-card sw-m-panel" aria-labelledby={headingId} data-span="wide">
      <h2 id={headingId}>
        <Icon as={icons[profile]} size={24} />
        {specific.heading}
      </h2>
      <dl>
        {specific.fields.map(({ key, label, value }) => (
          <div key={key} data-plates={enumerations.has(key) || undefined}>
            <dt>{label}</dt>
            {valuesOf(key, value).map((part) => (
              <dd key={part}>{part}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
