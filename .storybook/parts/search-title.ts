/** Titles of pages in the sidebar, with the names and words by which Storybook's search finds them. */

// The search scores every word of a name, so a name of several words loses against a foreign word that is merely similar ('Toast' against
// 'Tastatur'). It splits at spaces, not at no-break spaces.
const glue = '\u00a0';
const dot = `${glue}·${glue}`;
const dash = ' – ';

/** `Bausteine/Auswahl` as `Bausteine/Select · Auswahl – Dropdown`. The words after the dash are for the search alone. */
export function searchTitle(title: string, code: string | undefined, words: string): string {
  const at = title.lastIndexOf('/') + 1;
  const label = title.slice(at);
  const name = code === undefined || code === label ? label : code + dot + label.replaceAll(' ', glue);
  return `${title.slice(0, at)}${name}${words === '' ? '' : dash}${words}`;
}

/** The visible part of the last segment of such a title. */
export const visibleLabel = (label: string): string => label.split(dash)[0] ?? label;

/** The title as the story file has it. */
export function plainTitle(title: string): string {
  const at = title.lastIndexOf('/') + 1;
  const label = visibleLabel(title.slice(at));
  return title.slice(0, at) + (label.split(dot)[1] ?? label).replaceAll(glue, ' ');
}
