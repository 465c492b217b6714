import type { Block } from './block.ts';
import type { Section } from './heading-words.ts';
import type { HeadingMatch } from './headings.ts';

/** A block in its section. */
export interface Entry {
  readonly block: Block;
  /** Whether it was a heading in the source: of this section, or one that stays as a subheading. */
  readonly heading: 'section' | 'sub' | null;
}

/** The blocks of a job by section. */
export interface Walk {
  readonly sections: Record<Section, Entry[]>;
  readonly unmatched: readonly string[];
  /** Whether any heading named a section. */
  readonly split: boolean;
}

type MatchText = (text: string) => HeadingMatch | null;

/** A block that may be a heading, with its interpretation. Level 1 to 6 are heading elements, 7 is bold, 8 plain text. */
interface Candidate {
  readonly match: HeadingMatch | null;
  readonly level: number;
}

const BOLD = 7;
const PLAIN = 8;

function candidateOf(block: Block, next: Block | undefined, match: MatchText): Candidate | null {
  if (block.kind === 'list') return null;
  const said = match(block.text);
  // Under 'job description' a list means the tasks, if nothing else does.
  const found: HeadingMatch | null =
    said?.opens[0] === 'description' && next?.kind === 'list' && /(?:beschreibung|description)\W*$/i.test(block.text)
      ? { ...said, opens: ['tasks', 'description'] }
      : said;
  if (block.kind === 'heading') return { match: found, level: block.level };
  if (block.bold) return { match: found?.company ? { ...found, plain: false } : found, level: BOLD };
  if (found === null || found.company || next === undefined || block.text.length > 100) return null;
  const colon = block.text.endsWith(':') || block.text.endsWith('?');
  if (found.hint) return colon && next.kind === 'list' ? { match: found, level: PLAIN } : null;
  // Without markup only a bare name, or a name followed by a colon or a list, is a heading.
  const sentence = /[.!,;]$/.test(block.text) || block.bullet;
  const capitals = block.text === block.text.toUpperCase() && block.text.length > 3;
  const bare = found.plain && block.text.length <= 45;
  return !sentence && (colon || bare || capitals || (next.kind === 'list' && block.text.length <= 70))
    ? { match: found, level: PLAIN }
    : null;
}

/** A name inside a paragraph, and a stem inside a heading, count only where no heading proper names the section. */
function certain(candidate: Candidate, block: Block): boolean {
  return candidate.match !== null && !candidate.match.hint && !(block.kind === 'text' && block.soft);
}

interface State {
  section: Section;
  level: number;
}

/** Sections found in the rest of the job. */
interface Known {
  /** Sections that a certain heading names. */
  readonly taken: ReadonlySet<Section>;
  /** Sections that a stem in a heading hints at. */
  readonly hinted: ReadonlySet<Section>;
  /** Whether the tasks have begun. */
  readonly begun: boolean;
}

function choose(candidate: Candidate, block: Block, state: State, { taken, hinted, begun }: Known): Section {
  const { match, level } = candidate;
  if (match === null) return state.section;
  const [first] = match.opens;
  if (match.opens.length === 1) {
    if (certain(candidate, block)) return first;
    return taken.has(first) && first !== state.section ? state.section : first;
  }
  // A vague name under a heading of its own section belongs there ('Benefits' → 'Warum wir?').
  if (level > state.level && match.opens.includes(state.section) && state.section !== 'description') return state.section;
  // After the tasks no block belongs to the description.
  const open = match.opens.filter((section) => !taken.has(section) && !(section === 'description' && begun));
  const free = open.find((section) => !hinted.has(section)) ?? open[0];
  if (free !== undefined) return free;
  const stays = match.opens.includes(state.section) || (begun && match.opens.includes('description'));
  return stays ? state.section : (match.opens.at(-1) ?? first);
}

const QUALIFICATION =
  /erfahrung|kenntnis|studium|ausbildung|abschluss|abgeschlossen|fähigkeit|deutsch|englisch|führerschein|teamfähig|verständnis|bereitschaft|experience|degree|knowledge|fluent|skills|proficien|ability/i;

/** A list right after a list, without the heading that an export lost: qualifications by the content of its items. */
function looksLikeProfile(block: Block): boolean {
  if (block.kind !== 'list' || block.texts.length < 2) return false;
  return block.texts.filter((text) => QUALIFICATION.test(text)).length >= block.texts.length * 0.7;
}

/** Assigns a section to each block, in reading order. */
export function walk(blocks: readonly Block[], match: MatchText): Walk {
  const sections: Record<Section, Entry[]> = { description: [], tasks: [], profile: [], offer: [], aboutUs: [] };
  const candidates = blocks.map((block, index) => candidateOf(block, blocks[index + 1], match));
  const taken = new Set<Section>();
  const hinted = new Set<Section>();
  candidates.forEach((candidate, index) => {
    const block = blocks[index];
    const opens = candidate?.match?.opens;
    if (candidate === null || block === undefined || opens?.length !== 1) return;
    if (certain(candidate, block)) taken.add(opens[0]);
    else hinted.add(opens[0]);
  });
  const unmatched: string[] = [];
  const state: State = { section: 'description', level: 0 };
  let split = false;
  blocks.forEach((block, index) => {
    const candidate = candidates[index] ?? null;
    if (candidate === null) {
      const before = blocks[index - 1];
      if (state.section === 'tasks' && before?.kind === 'list' && !taken.has('profile') && looksLikeProfile(block)) {
        Object.assign(state, { section: 'profile', level: BOLD });
        taken.add('profile');
      }
      sections[state.section].push({ block, heading: null });
      return;
    }
    const section = choose(candidate, block, state, { taken, hinted, begun: sections.tasks.length > 0 });
    const moved = section !== state.section || sections[section].length === 0;
    if (block.kind === 'text' && block.soft && !moved) {
      sections[section].push({ block, heading: null });
      return;
    }
    const opened = candidate.match?.opens.includes(section) ?? false;
    if (block.kind !== 'list' && (candidate.match === null || !opened)) unmatched.push(block.text);
    if (opened) {
      split = true;
      taken.add(section);
      if (moved || candidate.level < state.level) state.level = candidate.level;
    }
    state.section = section;
    // A name that adds nothing to the design's heading opens the section without being shown; later ones stay as subheadings.
    const last = sections[section].at(-1);
    if (opened && moved) dropBareHeading(sections, blocks[index - 1]);
    const first = candidate.match?.plain === true && (last === undefined || last.heading === 'section');
    const silent = opened && (first || (block.kind === 'heading' && block.silent === true));
    if (!silent) sections[section].push({ block, heading: opened ? 'section' : block.kind === 'heading' ? 'sub' : null });
  });
  return { sections, unmatched, split };
}

const COLLECTS =
  /^(?:(?:additional|further|other|more|weitere|zusätzliche|sonstige|ergänzende|wichtige)\s+)?(?:information(?:en)?|infos?|details|angaben|hinweise|sonstiges|weiteres)$/i;

/** A heading such as 'Additional Information' is dropped if only the heading of another section follows. */
function dropBareHeading(sections: Record<Section, Entry[]>, before: Block | undefined): void {
  if (before?.kind !== 'heading' || !COLLECTS.test(before.text)) return;
  for (const entries of Object.values(sections))
    if (entries.length > 1 && entries.at(-1)?.block === before && entries.at(-1)?.heading === 'sub') entries.pop();
}
