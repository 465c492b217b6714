import type { Faults } from '../shared/faults';

/** The three stops of the form's track. */
export const SECTIONS = ['person', 'documents', 'consents'] as const;
export type Section = (typeof SECTIONS)[number];

/** `done`: filled; `now`: the next one to fill; `open`: later; `bad`: something is wrong after a try to send. */
export type SectionState = 'done' | 'now' | 'open' | 'bad';

const paths = {
  person: ['firstName', 'lastName', 'email', 'phone', 'message'],
  documents: ['files.resume', 'files.coverLetter', 'files.additional', 'files.video', 'linkedinProfile'],
  consents: ['terms', 'gdpr'],
} as const satisfies Record<Section, readonly string[]>;

/** Paths of all fields that can be at fault. */
export type FieldPath = (typeof paths)[Section][number];

const touches = (section: Section, faults: Faults): boolean => paths[section].some((path) => faults[path] !== undefined);

/**
 * How far the route is set.
 * @param faults what the values lack now
 * @param shown faults that the person has been told
 */
export function sectionStates(faults: Faults, shown: Faults): Record<Section, SectionState> {
  const next = SECTIONS.find((section) => touches(section, faults));
  const stateOf = (section: Section): SectionState => {
    if (touches(section, shown)) return 'bad';
    if (!touches(section, faults)) return 'done';
    return section === next ? 'now' : 'open';
  };
  return { person: stateOf('person'), documents: stateOf('documents'), consents: stateOf('consents') };
}
