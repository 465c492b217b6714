import { escapeHtml, parseHtml, textOf } from '../sections/html.ts';
import { splitDescription, type JobSections } from '../sections/split-description.ts';
import { listOf, objectOf, textIn, type Raw } from './values.ts';

/** The schema.org fields that contain a section. */
const FIELDS = {
  tasks: ['responsibilities'],
  profile: ['qualifications', 'skills', 'experienceRequirements', 'educationRequirements', 'physicalRequirement'],
  offer: ['jobBenefits', 'benefits', 'incentiveCompensation', 'incentives'],
} as const;

/** Text of a field's entry; of a structured requirement its description or name. */
function entryText(entry: unknown): string {
  const object = objectOf(entry);
  if (object === null) return textIn(entry);
  const category = textIn(object.credentialCategory).toLowerCase();
  // Codes such as 'bachelor degree' are for machines; only written descriptions are shown.
  return textIn(object.description) || (category === '' ? textIn(object) : '');
}

/** A field as HTML: several short entries become a list, one text is split into its paragraphs. '' for an empty one. */
function fieldHtml(value: unknown): string {
  const entries = listOf(value)
    .map(entryText)
    .filter((text) => text !== '' && !/^(?:none|keine|n\/?a|no requirements)$/i.test(text));
  if (entries.length > 1)
    return `<ul>${entries.map((text) => `<li>${escapeHtml(textOf(parseHtml(text)).replace(/\s+/g, ' ').trim())}</li>`).join('')}</ul>`;
  const [only] = entries;
  if (only === undefined) return '';
  return Object.values(splitDescription(only).sections).join('');
}

const plainText = (html: string): string =>
  textOf(parseHtml(html))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The sections of the description, completed by longer texts of fields.
 * @param portrait text about the company from elsewhere in the source; used only where 'about us' would stay empty
 */
export function withFields(sections: JobSections, raw: Raw, portrait: string): JobSections {
  const said = plainText(Object.values(sections).join(' '));
  const more = (names: readonly string[]): string =>
    names
      .map((name) => fieldHtml(raw[name]))
      .filter((html, index, all) => html !== '' && !said.includes(plainText(html)) && all.indexOf(html) === index)
      .join('');
  const about = sections.aboutUs === '' ? fieldHtml(raw.employerOverview) || fieldHtml(portrait) : '';
  return {
    description: sections.description,
    tasks: sections.tasks + more(FIELDS.tasks),
    profile: sections.profile + more(FIELDS.profile),
    offer: sections.offer + more(FIELDS.offer),
    aboutUs: sections.aboutUs + (said.includes(plainText(about)) ? '' : about),
  };
}
