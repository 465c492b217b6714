import { HINTS, PHRASES } from './heading-phrases.ts';
import { NOUNS, OUR_NAMES, ROLE_NAMES, SECTIONS, type Section } from './heading-words.ts';

/** Interpretation of a heading. */
export interface HeadingMatch {
  /** Sections it may open, in order of preference. */
  readonly opens: readonly [Section, ...Section[]];
  /** Whether the heading adds nothing to the section's name, so that the design's own heading replaces it. */
  readonly plain: boolean;
  /** A stem inside a longer text: counts only where nothing certain names the section. */
  readonly hint: boolean;
  /** It is only the company's name, which also heads a postal address: only a heading element clearly names the section. */
  readonly company?: true;
}

const GENDER = /\((?:[a-zäöüß*]{1,8}\s*[/|,]\s*){1,3}[a-zäöüß*]{1,8}\)|\((?:all genders?|alle geschlechter|gn|m w d)\)/giu;

/** A heading as the word lists expect it: lower case, without decoration, persons unified. */
export function normalizeHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(GENDER, ' ')
    .replace(/[’`´']/g, ' ')
    .replace(/[:*/](in|innen|r|n)\b/gu, '')
    .replace(/&/g, ' und ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\d{1,2} (?=\p{L}{2})/u, '')
    .replace(
      /(?<!\p{L})(?:dich|dir|dein|deine[nrms]?|sie|ihnen|ihr|ihre[nrms]?|euch|euer|eure[nrms]?|ihrerseits|deinerseits)(?!\p{L})/gu,
      'du',
    )
    .replace(/(?<!\p{L})(?:uns|unser|unsere[nrms]?|unserem|unseren)(?!\p{L})/gu, 'wir')
    .replace(/(?<!\p{L})(?:your|yours|yourself)(?!\p{L})/gu, 'you')
    .replace(/(?<!\p{L})(?:our|us|ours)(?!\p{L})/gu, 'we')
    .replace(/\bsich (?=\p{L})/gu, '')
    .replace(/\b(you|we) ll\b/g, '$1 will')
    .replace(/\b(you|we) re\b/g, '$1 are')
    .replace(/\b(you|we) ve\b/g, '$1 have')
    .replace(/\b(what|who) s\b/g, '$1 is')
    .replace(/\band\b/g, 'und');
}

/** Words before a name that add nothing to it. */
const NEUTRAL =
  'die|der|das|den|dein|du|wir|you|we|the|und|sowie|auch|noch|mehr|an|and|key|main|core|primary|principal|general|future|essential|new|neue[nrs]?|künftige[nrs]?|zukünftige[nrs]?|konkrete[nrs]?|wichtigste[nrs]?|wesentliche[nrs]?|hauptsächliche[nrs]?|tägliche[nrs]?|gewünschte[nrs]?|ideale[nrs]?|perfekte[nrs]?|passende[nrs]?|job|corporate|employee|company|unternehmens|position|role|daily';
/** Words of praise: 'Abwechslungsreiche Aufgaben' may be the name of the tasks, or a point of the offer. Such a line stays visible. */
const PRAISE =
  'spannende[nrs]?|vielfältige[nrs]?|abwechslungsreiche[nrs]?|attraktive[nrs]?|interessante[nrs]?|tolle[nrs]?|starke[nrs]?|viele|einige|unschlagbare[nrs]?';
const BARELY = `(?:(?:${NEUTRAL})\\s+)*`;
const BEFORE = `(?:(?:${NEUTRAL}|${PRAISE})\\s+)*`;
/** Prefixes of a compound name that add nothing: 'Stellenanforderungen', but not 'Englischkenntnisse'. */
const PREFIX =
  '(?:haupt|kern|schlüssel|arbeits|stellen|job|positions|tages|einstellungs|zugangs|aufnahme|bewerbungs|bewerber|mitarbeiter|mitarbeitenden|team|firmen|unternehmens)?';
/** Adjectives that split one section in several: such a heading stays visible. */
const PARTING =
  '(?:(?:fachliche|persönliche|formale|formelle|weitere|zusätzliche|sonstige|technische|soziale|methodische|allgemeine|monetäre|finanzielle|additional|other|personal|professional|technical|formal|minimum|preferred|optionale|zwingende|erforderliche|notwendige|benötigte|wünschenswerte)[nrs]?\\s+)';
const TAIL =
  '(?: (?:bei|als|in|im|an|at|as|for|für|auf|mit|zu|zum|zur|von|of|with|sind|umfassen|gehören|are|include|beinhalten|und|on|im überblick)(?: .{1,60})?| must have| nice to have| muss| kann| soll)';
const PLAIN_TAIL =
  '(?: (?:(?:der|dieser|in der|in dieser) (?:stelle|position|rolle)(?: (?:umfassen|sind|beinhalten))?|bei wir|bei wir im überblick|im überblick|auf einen blick|at a glance|sind|umfassen|include|are|in dieser rolle|in this role))';

interface NounRule {
  readonly section: Section;
  /** The name, also with praise before it. */
  readonly names: RegExp;
  /** The name alone. */
  readonly bare: RegExp;
  /** The name with further words. */
  readonly loose: RegExp;
}

// 'Company description' must not count as a description, so the company comes first.
const nounRules: readonly NounRule[] = SECTIONS.toReversed().map((section) => {
  const nouns = `(?:${NOUNS[section]})`;
  const names = (before: string): string => `^${before}${nouns}(?: (?:und|oder|sowie) ${before}${nouns})*${PLAIN_TAIL}?$`;
  return {
    section,
    names: new RegExp(names(BEFORE), 'u'),
    bare: new RegExp(names(BARELY).replaceAll('([a-zäöüß]+)?', PREFIX), 'u'),
    loose: new RegExp(`^${BEFORE}${PARTING}*${BEFORE}${nouns}${TAIL}?$`, 'u'),
  };
});
const ours = new RegExp(`^(?:wir|we) (?:${OUR_NAMES})(?: (?:bei|ist|in|und|für|is|at|und) .{1,40})?$`, 'u');
const role = new RegExp(`^(?:${ROLE_NAMES})( (?:bei|als|at|as|with) .{1,60})?$`, 'u');

const bareRole = new RegExp(`^(?=.*(?:rolle|role|job|position|stelle)$)(?:${ROLE_NAMES})$`, 'u');

const LONGEST = 90;

const PART =
  '(?:vergütung|gehalt|bezahlung|entlohnung|verdienst|gehaltsspanne|gehaltsrahmen|compensation|salary|salary range|pay|pay range|remuneration|rewards?|weiterbildung|(?:karriere|entwicklungs)(?:chancen|möglichkeiten)|(?:sozial|zusatz)leistungen|arbeitsumfeld|arbeitsbedingungen|work environment|(?:sprach|deutsch|it|edv|fach)kenntnisse|soft ?skills?|hard skills?|tech(?:nical)? skills?|language skills?|required skills?|(?:berufs)?erfahrung(?:en)?|experiences?|education|musts|must haves?|nice to haves?|bonus points|plus points)';
/** Names of a part of a section; as headings they stay visible, because the section's own name is less specific. */
const PARTS = new RegExp(`^${BARELY}${PART}(?: (?:und|oder|sowie) ${BARELY}${PART})*$`, 'u');

/**
 * Interpretation of a whole normalised heading.
 * @param own the same with the company's name as 'wir'.
 */
function matchWhole(name: string, own = name): HeadingMatch | null {
  if (name === '' || name.length > LONGEST) return null;
  for (const rule of nounRules)
    if (rule.names.test(name)) return { opens: [rule.section], plain: rule.bare.test(name) && !PARTS.test(name), hint: false };
  if (ours.test(name)) return { opens: ['aboutUs'], plain: false, hint: false };
  if (role.test(name)) return { opens: ['tasks', 'description'], plain: bareRole.test(name), hint: false };
  const found = PHRASES.find((candidate) => candidate.says.test(name));
  if (found !== undefined) return { opens: found.opens, plain: found.bare?.test(own) === true, hint: false };
  for (const rule of nounRules) if (rule.loose.test(name)) return { opens: [rule.section], plain: false, hint: false };
  return null;
}

const LEGAL =
  /\b(?:gmbh|mbh|ag|se|kg|kgaa|ug|ohg|gbr|e\s?v|eg|ggmbh|inc|ltd|llc|bv|co|und|haftungsbeschränkt|deutschland|germany|holding|group|gruppe|the|die|der|das)\b/gu;

/** A company's name without legal form and decoration, for comparing. */
export function plainCompanyName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(LEGAL, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const INTRODUCES =
  /^(?:über|about|zu|zur|bei|ist|wir sind|wer ist|willkommen bei|we are|this is|meet)\s+|\s+(?:stellt sich vor|im überblick|at a glance|auf einen blick)$/gu;

/** Kinds of company that a heading may add to its name. */
const KIND = new Set(['unternehmensgruppe', 'firmengruppe', 'konzern', 'stiftung', 'verband', 'verein', 'unternehmen', 'company']);

/** Interpretation of a heading that is the company's name, or introduces it by its first word ('Über Muster', 'Muster stellt sich vor'). */
function matchCompany(text: string, company: string): HeadingMatch | null {
  const own = plainCompanyName(company);
  const whole = plainCompanyName(text);
  const name = whole.replace(INTRODUCES, '').trim();
  if (own === '' || name === '') return null;
  if (whole === own) return { opens: ['aboutUs'], plain: true, hint: false, company: true };
  const ownParts = own.split(' ');
  if (name === whole || name.split(' ')[0] !== ownParts[0]) return null;
  return { opens: ['aboutUs'], plain: name.split(' ').every((part) => ownParts.includes(part) || KIND.has(part)), hint: false };
}

/** A normalised heading with the company's name replaced by 'wir'. */
function withoutCompany(name: string, company: string): string {
  const own = plainCompanyName(company);
  const [first = ''] = own.split(' ');
  return [own, first]
    .filter((called) => called.length > 2)
    .reduce((text, called) => text.replace(` ${called} `, ' wir '), ` ${name} `)
    .trim();
}

const ABOUT_LEGAL =
  /^\P{L}*(?:über|about)\s+(?:die|den|das|the)?\s*[^\d]{2,60}\b(?:gmbh|ag|se|kg|e\.\s?v\.?|gruppe|unternehmensgruppe|group|inc\.?|ltd\.?|stiftung|verband|konzern|holding|unternehmen)\W*$/iu;

/** A number that counts ('7 gute Gründe') adds to a name, a numbering ('1. Aufgaben') does not. */
const COUNTS = /^[^\p{L}\p{N}]*\d+\s+\p{L}/u;

/** 'Aufgaben (das machst du)', 'Das erwartet dich / Deine Aufgaben': two names of the same section, at least one of them certain. */
function sameName(parts: readonly string[]): HeadingMatch | null {
  if (parts.length < 2) return null;
  const said = parts.map((part) => matchWhole(normalizeHeading(part)));
  const certain = said.find((match) => match?.opens.length === 1);
  if (certain === undefined || certain === null) return null;
  return said.every((match) => match?.plain === true && match.opens.includes(certain.opens[0])) ? certain : null;
}

/**
 * The section that a heading opens, or null when it names none.
 * @param company the job's company: its name as a heading presents it.
 */
export function matchHeading(text: string, company = ''): HeadingMatch | null {
  // 'Wir suchen Sie als' continues in the next line.
  if (/\b(?:als|as an?)\W*$/i.test(text)) return null;
  if (text.length > 120 || (/[.!]\s*$/.test(text.replace(/\.{3}\s*$/, '')) && text.length > 40)) return null;
  const name = normalizeHeading(text);
  const whole = matchWhole(name, withoutCompany(name, company));
  if (whole?.plain === true) return { ...whole, plain: !COUNTS.test(text) };
  const parts = text.split(/\s[-–—|•·/]\s|[:|(–—]|\s-\s|…|\.{3}|[!?]\s/u).map((part) => part.trim());
  const twice = sameName(parts);
  if (twice !== null) return twice;
  if (whole !== null) return whole;
  const introduced = matchCompany(text, company);
  if (introduced !== null) return introduced;
  if (ABOUT_LEGAL.test(text)) return { opens: ['aboutUs'], plain: false, hint: false };
  // 'Do something great – Ihre neuen Aufgaben', 'Ihr Profil (Muss)': a part that names a section is enough.
  if (parts.length > 1) {
    for (const part of [parts[0], parts.at(-1), ...parts]) {
      const match = part === undefined ? null : matchWhole(normalizeHeading(part));
      // A part of a longer heading never decides by a vague name: 'Job: …' opens nothing.
      if (match !== null && match.opens.length === 1) return { ...match, plain: false };
    }
  }
  const hints = HINTS.filter((hint) => hint.says.test(name));
  const [hint] = hints;
  return hints.length === 1 && hint !== undefined ? { opens: hint.opens, plain: false, hint: true } : null;
}

/**
 * Whether a line is clearly the name of a section although no markup shows a heading: short, no sentence, and nothing but
 * the name.
 */
export function isSectionName(text: string, company = ''): boolean {
  if (text.length > 70 || /[.!,;]\s*$/.test(text)) return false;
  const match = matchHeading(text, company);
  return (
    match !== null && !match.hint && match.company === undefined && (match.plain || /[:?]\s*$/.test(text)) && text.split(/\s+/).length <= 9
  );
}

/** Names that label a fact before a colon: 'Arbeitsplatz: Emden'. */
const LABEL =
  /^(?:du |wir )?(?:arbeitsplatz|arbeitgeber|firma|verantwortung|persönlichkeit|hintergrund|beitrag|perspektive|einsatz(?:gebiet|bereich|schwerpunkt)|impact|background|employer)$/u;

/** Whether a text before a colon is the name of a section: only bare nouns are, because sentences begin like the other names. */
export function isSectionLead(text: string): boolean {
  const name = normalizeHeading(text);
  if (name.length > 40 || LABEL.test(name)) return false;
  return nounRules.some((rule) => rule.section !== 'description' && rule.bare.test(name));
}
