import type { FieldErrors } from '../shared/field-errors';

/** The three sections of the form's track. */
export const SECTIONS = ['person', 'documents', 'consents'] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * `done`: filled; `now`: the next one to fill; `open`: later; `bad`: has errors after an attempt to
 * send.
 */
export type SectionState = 'done' | 'now' | 'open' | 'bad';

const paths = {
  person: ['firstName', 'lastName', 'email', 'phone', 'message'],
  documents: ['files.resume', 'files.coverLetter', 'files.additional', 'files.video', 'linkedinProfile'],
  consents: ['terms', 'gdpr'],
} as const satisfies Record<Section, readonly string[]>;

/** Paths of all fields that can have an error. */
export type FieldPath = (typeof paths)[Section][number];

const touches = (section: Section, errors: FieldErrors): boolean => paths[section].some((path) => errors[path] !== undefined);

/**
 * Status of each section.
 * @param errors current errors of the values
 * @param shown visible errors
 */
export function sectionStates(errors: FieldErrors, shown: FieldErrors): Record<Section, SectionState> {
  const next = SECTIONS.find((section) => touches(section, errors));
  const stateOf = (section: Section): SectionState => {
    if (touches(section, shown)) return 'bad';
    if (!touches(section, errors)) return 'done';
    return section === next ? 'now' : 'open';
  };
  return { person: stateOf('person'), documents: stateOf('documents'), consents: stateOf('consents') };
}
