/** The states of a screen, by the first word of the story's name. */
const states = {
  loading: /^(?:Lädt|Laden)/u,
  error: /^(?:Fehler|Gescheitert|Nicht Gefunden|Scheitert)/u,
  empty: /^(?:Leer|Ohne Treffer|Keine)/u,
  full: /^(?:Voll|Viele|Ausgefüllt)/u,
} as const;

export type State = keyof typeof states;

/** Result of a story. */
export interface Seen {
  readonly title: string;
  readonly name: string;
  readonly state: State;
  /** The accessibility tree of the page. */
  readonly tree: string;
}

const isState = (key: string): key is State => key in states;

/** The state that a story shows; undefined for a story named after something else, such as an action. */
export const stateOf = (name: string): State | undefined =>
  Object.keys(states).find((key): key is State => isState(key) && states[key].test(name));

/** A story of the same entry in another state with the same tree. */
export const clash = (story: Seen, seen: readonly Seen[]): Seen | undefined =>
  seen.find(({ title, state, tree }) => title === story.title && state !== story.state && tree === story.tree);
