const dot = ' · ';

/** `Bausteine/Auswahl` as `Bausteine/Select · Auswahl`; without a name in code, or with the same one, the title stays as it is. */
export function titleWithCode(title: string, code: string | undefined): string {
  const at = title.lastIndexOf('/') + 1;
  const label = title.slice(at);
  return code === undefined || code === label ? title : title.slice(0, at) + code + dot + label;
}

/** The title as the story file has it. */
export function plainTitle(title: string): string {
  const at = title.lastIndexOf('/') + 1;
  return title.slice(0, at) + title.slice(at).split(dot).at(-1);
}
