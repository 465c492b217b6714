import { plainCompanyName } from './headings.ts';

/** Words that address the applicant or describe the position; a paragraph with one of them is no portrait of the company. */
const ABOUT_THE_JOB =
  /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|Sie|Ihnen|Ihr|Ihre\p{L}*|euch|eure\p{L}*|gesucht|suchen|sucht|Stelle|Position|Rolle|Job|Bewerb\p{L}*|bewirb|bewerben|Verstärkung|m\/w\/d|w\/m\/d|Standort|you|your|you're|hiring|role|position|apply|looking for|join)(?!\p{L})/iu;
// Lower-case 'sie' and 'ihr' mean the company or its customers.
const LOWER_CASE_THEY = /(?<!\p{L})(?:sie|ihr|ihre[nmrs]?|ihnen)(?!\p{L})/gu;

const PORTRAIT_START =
  /^(?:wir (?:sind|bei|als|entwickeln|bauen|machen|gestalten|stehen|betreiben|produzieren|beraten|begleiten|unterstützen|arbeiten|verbinden|schaffen|realisieren|helfen|bringen|fertigen|planen|betreuen|vertreten|leben|liefern)|seit (?:über |mehr als |fast |rund |mehr als )?(?:\d|der gründung|generationen|jahrzehnten)|als (?:eine[rs]? (?:der )?)?(?:führend|international|mittelständisch|familien|inhabergeführt|etabliert|modern|wachsend|innovativ|unabhängig|größt|traditions)|mit (?:rund |über |mehr als |etwa |ca\.? |fast )?\d|gegründet|we are|we're|founded|since \d|with (?:over|more than|around) \d|unser unternehmen|our company)/iu;
const IS_A_COMPANY =
  /^(?:die |der |das )?[^.,:;?!]{2,50} (?:ist|sind|is|are) (?:der|die|das|ein|eine|einer|eines|a|an|the|one) [^.]{0,80}(?:marke|anbieter|plattform|unternehmen|hersteller|spezialist|start-?up|agentur|dienstleister|gesellschaft|gruppe|verein|verband|kanzlei|softwarehaus|systemhaus|beratung|händler|verlag|klinik|krankenhaus|stiftung|institut|hochschule|konzern|arbeitgeber|company|provider|platform|manufacturer|agency|brand|group|firm|leader)/iu;
const SHORTEST = 40;

function aboutTheJob(text: string): boolean {
  return ABOUT_THE_JOB.test(text.replace(LOWER_CASE_THEY, ''));
}

/** Whether a paragraph clearly presents the company and nothing else. In doubt it does not. */
export function presentsCompany(text: string, company: string): boolean {
  if (text.length < SHORTEST || aboutTheJob(text)) return false;
  if (PORTRAIT_START.test(text.trim()) || IS_A_COMPANY.test(text.trim())) return true;
  const own = plainCompanyName(company).split(' ')[0] ?? '';
  return (
    own.length > 2 &&
    plainCompanyName(text.slice(0, 60)).split(' ').includes(own) &&
    /(?<!\p{L})(?:ist|sind|steht|stehen|entwickel\p{L}+|biete\p{L}*|gehör\p{L}+|bau\p{L}+|bring\p{L}*|vertr\p{L}+|produzier\p{L}+|is|are|builds?|offers?|provides?|develops?|verbinde\p{L}*|betreib\p{L}*|kombinier\p{L}*)(?!\p{L})/u.test(
      text,
    )
  );
}

/** Whether a paragraph after such a portrait can continue it: it neither describes the position nor addresses the applicant. */
export function continuesPortrait(text: string): boolean {
  return text !== '' && !aboutTheJob(text);
}
