import type { Section } from './heading-words.ts';

/** One phrase and the sections that it may open, in order of preference. One section: certain. Several: the rest of the job decides. */
export interface HeadingPhrase {
  readonly says: RegExp;
  /** The same words alone: 'wir bieten du', but not 'wir bieten 30 tage urlaub'. Null: it always contains more. */
  readonly bare: RegExp | null;
  readonly opens: readonly [Section, ...Section[]];
}

/** Words that add nothing to the name of a section. */
const FILLER = [
  'alles alltag als am an arbeit arbeiten arbeitest auch auf aus bei da dabei damit dann darf darfst das dein dem den der des die dies diese diesem diesen dieser doch du ein eine einem einen einer eines einfach erwarten erwartet es für ganz gemeinsam genau gern gerne haben hast hat hier hättest hätten im in ist jetzt job jeden kann kannst konkret können könntest künftig mit mitbringen mitbringst nun rolle position schon sein sind so solltest sollten sonst stelle stellen suchen tag täglich tun umfasst umfassen und unbedingt von vor warten wartet was wenn werden wer wie willst wir wird wirklich wirst wollen zu zukünftig zum zur zusammen',
  'a about all along an are as at be being bring can company day daily do doing every everyday expect for from get have here how if in is it join like look looking love need next of offer on or our role position so team that the there this to together up want we what who why will with work working would you',
]
  .join(' ')
  .replaceAll(' ', '|');

const CLOSED = `(?:(?: |(?<![\\p{L}\\p{N}]))(?:${FILLER})(?![\\p{L}\\p{N}]))`;
/** Variable parts of a phrase, in the notation of the texts below. */
const OPEN = /(?:\.|\[a-zäöü\])(\*|\+|\{\d+,\d+\})/g;

const at = '( (bei|in|im|an|als|für|at|as|with|in this|in der|bei der) .+)?';
const pattern = (text: string): RegExp => new RegExp(`^(?:${text})$`, 'u');
const phrase = (opens: readonly [Section, ...Section[]], ...texts: string[]): HeadingPhrase[] =>
  texts.map((text) => ({
    says: pattern(text),
    bare: pattern(text.replace(OPEN, (_, count: string) => `${CLOSED}${count === '*' || count.startsWith('{0') ? '*' : '+'} ?`)),
    opens,
  }));
/** Names of a part of a section. */
const part = (opens: readonly [Section, ...Section[]], ...texts: string[]): HeadingPhrase[] =>
  texts.map((text) => ({ says: pattern(text), bare: null, opens }));

/** Sentences used as headings, as `normalizeHeading` returns them. The first match decides. */
export const PHRASES: readonly HeadingPhrase[] = [
  ...phrase(
    ['tasks'],
    `(das|was|hier) (gibt s|gibt es|ist) zu tun( .+)?|was zu tun ist|(hier|da|jetzt) (kommst|kommen) du ins spiel|(hier|so|da|dabei) (bringst|bringen|kannst|können) du (du )?(ein|einbringen|etwas bewegen|mit anpacken)( .+)?|wobei du wir (unterstützt|unterstützen|hilfst)|was (ist|is) the (job|role)|was wir (gemeinsam )?(mit du )?vorhaben`,
    `aufgaben (die|mit denen) .*(erwarten|begeistern|warten|wachsen).*|du (aufgaben|verantwortungs|tätigkeits)(bereich|gebiet|feld)? (umfasst|umfassen|beinhaltet)|schwerpunkte (der|du) (tätigkeit|arbeit|stelle)|what is the (job|role)|you challenges?|du part`,
  ),
  ...phrase(
    ['offer'],
    `(darum|deshalb|deswegen) (wir|zu wir)|(damit|so|womit|hiermit) (überzeugen|punkten|begeistern) wir( .+)?|wir (überzeugen|punkten|begeistern)( du)?( mit| durch)?|womit wir (du )?(punkten|überzeugen|begeistern)( .+)?|(was|das) (du davon hast|hast du davon|für du drin ist|du geboten wird|wird du geboten)|mehr als (nur )?ein job|wir haben (du )?(viel|einiges|etwas) zu bieten|(das|was) (dürfen|darfst|kannst|können) du (von wir |hier |bei wir )?erwarten|was (tun|machen) wir für du|(das|was) (tun|machen) wir für du|(das|was) wir für du (tun|machen|bereithalten)|wir (sorgen für|kümmern wir um|geben du|schenken du|fördern|unterstützen du)( .+)?|das haben wir für du`,
    `(das |was |dies |dafür |hier |dann )?(wir |wir du |wir für du |du wir )?(bieten|bietet)( wir| du| wir du)?( .+)?`,
    `(das |was )(wir )?(du )?(bieten|bietet|geben|gibt)( wir)?( du)?${at}( .+)?`,
    `(das|was) .{2,40} (du )?(bietet|bieten|zu bieten hat|zu bieten haben)( .+)?`,
    `(das |was )?(haben )?(wir )?(haben )?(du )?zu bieten( haben| hat)?`,
    `(das|dafür|dies|hier|was) (bekommst|bekommen|kriegst|gewinnst|erhältst|erhalten|genießt) du( .+)?`,
    `(was|das) du (von wir |bei wir |hier |dafür )?(bekommst|bekommen|kriegst|gewinnst|erhältst|erhalten|genießt)( .+)?`,
    `(darauf|worauf|auf was) (kannst|können|könnt|dürfen|darfst|dürft) du (du )?(bei .+ )?freuen( .+)?`,
    `(darauf|worauf) du (du )?(bei .+ )?freuen (kannst|können|könnt|darfst|dürfen)`,
    `(darauf )?freue?n? du (du )?(auf|schon auf|darauf).*`,
    `(was|das) (spricht|sprechen) für (wir|.{2,40})`,
    `(was|das) für (wir|.{2,40}) spricht`,
    `(unsere |wir )?(\\d+ |viele |weitere |zehn |fünf |sieben )?(gute |starke )?gründe( .+)?`,
    `(was|das) (du )?(kannst |können )?(du )?von wir (erwarten|erwartet du)( kannst| können| darfst)?`,
    `(was|das) (steckt|ist|springt) (für du )?(drin|dabei raus|dabei heraus|für du drin)`,
    `(das )?gibt s (bei wir |obendrauf |on top )?(obendrauf|on top|dafür)?`,
    `(was|das) gibt es (bei wir|dafür|obendrauf|on top)`,
    `(so )?profitierst du.*|profitieren du von|(davon|so|hiervon) profitieren du.*|wovon du profitierst|you profitieren.*`,
    `warum du (bei .+ )?(richtig|genau richtig|gut aufgehoben) bist`,
    `(what |what do |this is what |here is what )?we (can )?offer( .+)?|what .{2,30} offers?( you)?|what does .{2,30} offer( you)?|what we (provide|give)( you)?|we provide`,
    `what(s| is)? (is )?in it for you( .+)?`,
    `what you( will| can)? (get|receive|gain|enjoy|expect from (we|.{2,30}))( .+)?|you( will)? (get|receive|enjoy)|what do you get`,
    `why you( will|d| would)? (love|like|enjoy) .+`,
    `how we .*(take care of|reward|support|look after|thank).*you( .+)?`,
  ),
  ...phrase(
    ['tasks'],
    `(?!.* aus$)(das|was|dies|hier|dabei|so|dann|damit|dafür) (machst|machen|macht|tust|tun|tut|bewegst|bewegen|leistest|leisten|übernimmst|übernehmen|gestaltest|gestalten|verantwortest|verantworten|unterstützt|unterstützen|beschäftigt|sorgst|wirkst|wirken|arbeitest du an|packst|packen) du.*`,
    `(was|womit|woran|wofür|wo|wie) du ((du|wir|täglich|bei wir|bei .{2,40}|in dieser rolle|konkret|so|alles|genau) )*(machst|machen|macht|tust|tun|bewegst|bewegen|übernimmst|übernehmen|gestaltest|gestalten|verantwortest|verantworten|erledigst|arbeitest|arbeiten|beschäftigst|beschäftigen|einbringst|einbringen|unterstützt|unterstützen|leistest|wirken kannst|erreichen kannst|verändern kannst|zuständig bist|verantwortlich bist|verantwortlich sind)( .+)?`,
    `was du ((bei wir|alles|genau|konkret|hier) )*(machen|tun|bewegen|gestalten|erreichen|bewirken|übernehmen|verantworten) (wirst|werden|kannst|können|darfst|sollst)`,
    `(das|hier|was) (wirst|werden|kannst|können|darfst|sollst) du ((bei wir|alles|hier|konkret) )*(machen|tun|bewegen|bewirken|gestalten|übernehmen|verantworten|erreichen|anpacken)`,
    `(darum|worum|um was) (geht s|geht es|es geht)( .+)?|um was es geht|warum es geht`,
    `(hier|da|dafür|hierfür|wofür) (brauchen|suchen|benötigen) wir du( .+)?|(wofür|wobei|wo) wir du (brauchen|suchen|benötigen)|dafür bist du (da|zuständig|verantwortlich)|hierfür bist du verantwortlich|dafür sind du (da|zuständig|verantwortlich)|du bist (verantwortlich|zuständig)( für)?|du sind (verantwortlich|zuständig)( für)?`,
    `(so|wie) (könnte |kann |sieht )?(dein|du|ein|der) .*(alltag|tag|woche|arbeitsalltag|arbeitstag).*`,
    `du (typischer |neuer |möglicher )?(arbeitsalltag|alltag|arbeitstag|tag|woche)( .+)?`,
    `(welche|diese|folgende|die folgenden|was sind|das sind|dies sind|hier sind|zu|was gehört zu) (neuen )?(du |die )?(neuen )?([a-zäöü]+ )?(aufgaben|tätigkeiten|herausforderungen)( .+)?`,
    `(das|was|dies) (liegt|fällt) in du (verantwortung|händen|hand|aufgabenbereich)( .+)?|(das|was) in du (verantwortung|händen) liegt`,
    `als .{2,60} (bist du|übernimmst du|übernehmen du|sind du|unterstützt du|verantwortest du|erwarten du|wirst du|hast du)( .+)?`,
    `in dieser (rolle|position|funktion|stelle)( .+)?|in du (neuen )?(rolle|position|funktion)( .+)?|mit diesen aufgaben.*`,
    `what you( will| would| are going to| ll)? (do|be doing|be working on|work on|own|build|be responsible for|be up to|deliver|achieve|tackle)( .+)?|what (will )?you do|you will|you will be|you( will be| are)? responsible for( .+)?|what you are responsible for`,
    `in this (role|position|job)( .+)?|how you( will| can| ll)? (make|create|have|contribute|add)( .+)?|a (typical )?day in the life( .+)?|you (typical )?day( .+)?|what (the|this) (job|role|position) (involves|entails|is about)|responsible for|as (a|an|you|we) .{2,60} you( will)?( .+)?|what (the|you) day( .+)?`,
  ),
  ...phrase(
    ['profile'],
    `(das|was|dies|hier) (bringst|bringen|bringt|solltest|sollten|sollst|hast|haben) du .*(mit|mitbringen|gepäck|dabei|können)( .+)?|(das|was) (hast|haben|brauchst|brauchen|kannst|können) du( drauf)?( .+)?`,
    `du (bringst|bringen|bringt) .*mit( .+)?|(das|was|womit) du .*(mitbringst|mitbringen|mitbringt)( .+)?|wenn du .*(mitbringst|mitbringen)( .+)?`,
    `was du ((idealerweise|dafür|unbedingt|bei wir) )*(haben|können|wissen|brauchst|brauchen|kannst|hast|drauf hast|benötigst|benötigen|drauf haben)( .+)?`,
    `(das|wer|so|dies) (bist|sind|seid) du( .+)?|wer du (bist|sind)( .+)?|das (macht|zeichnet) du (aus|besonders)|was du (auszeichnet|ausmacht|mitbringst)|du zeichnest? du aus( .+)?|du zeichnet aus`,
    `(so|damit|womit|hiermit|mit diesen skills|mit diesem profil) (überzeugst|überzeugen|begeisterst|begeistern|punktest|punkten|passt|passen) du.*|womit du .*(überzeugst|überzeugen|begeisterst|begeistern|punktest|punkten).*|wie du wir überzeugst`,
    `(das|dies|was) (wünschen|erwarten|brauchen|suchen|fordern) wir.*|(was|das) wir ((von du|wir|du|wir von du|bei du|gerne) )*(wünschen|erwarten|suchen|brauchen|fordern|voraussetzen).*|wir (erwarten|wünschen|setzen voraus|brauchen)( von du| wir| wir von du)?|was wir an du schätzen`,
    `du (passt|passen) .{0,60}|du (bist|sind) (hier |bei wir |genau |damit )*(richtig|die richtige|der richtige|die richtige person|unser match|wir match|unsere frau|die idealbesetzung|ideal|qualifiziert)( .+)?|du (bist|hast|bringst|sind|haben|verfügst( über)?|kannst|solltest|willst)|(das|du) (solltest|sollten) (du )?(können|mitbringen|haben)( .+)?`,
    `das passt zu du|(das|was) (macht|zeichnet) du aus|du (überzeugst|überzeugen|begeisterst|begeistern|verfügst|verfügen|punktest|punkten)( du)?( wir)?( mit| durch| über)?|dafür (bringst|bringen) du .*mit|knowledge skills und abilities|über du|das ist du profil|du im profil|zu du|(das )?passt du zu wir.*|wann du zu wir passt.*|so passt du zu wir`,
  ),
  ...part(
    ['profile'],
    `(von vorteil|idealerweise|wünschenswert|gern gesehen|ein plus|das wäre ein plus|von vorteil ist|wäre schön|darüber freuen wir wir|erforderlich|muss|kann|soll)( .+)?|(zusätzlich|außerdem)? ?(pluspunkte|bonuspunkte|extrapunkte).*`,
  ),
  ...phrase(
    ['profile'],
    `what (you|you will|you ll|would you|will you|do you)( will| ll| should| need to| must| can| bring| have)? ?(bring|bring along|have|need|bring to the table|bring with you)( .+)?|what you bring( .+)?|you bring( .+)?|you (have|are|should have|should bring|must have|need)`,
    `who you are( .+)?|about you|this is you|is this you|you at a glance|(what|who|the) (we|person we)( are|d|would)? (looking for|look for|expect|require|need|seek|want|like to see|hope to see)( .+)?|what we are looking for( .+)?|who we are looking for( .+)?|we are looking for|we expect( .+)?|we require`,
    `(what )?makes? you (a|stand|the|special|great|perfect).*|you( will| might| may| could| would)?( be)? (a |an )?(great|good|perfect|ideal|right|strong) (fit|match|candidate).*|you are (a|the) (match|fit|right|good fit|great fit).*|(you |the |we )?ideal (candidate|profile|match)( .+)?|to (succeed|be successful|thrive|excel|be considered).*|how you( will| ll)? (succeed|thrive|convince).*`,
  ),
  ...part(
    ['profile'],
    `(minimum|basic|preferred|required|desired|additional|key|formal|essential|technical|desirable|other) (qualifications?|requirements?|skills?|experience|criteria|knowledge)( .+)?|(it )?(would be|is) (a )?(plus|great|nice|bonus).*|(a )?(big )?plus( if)?|bonus( if.*)?|nice to have.*|must have.*|good to have.*|essential|desirable`,
  ),
  ...phrase(
    ['aboutUs'],
    `wir (kunde|mandant|auftraggeber|kundin|mandantin|kundenunternehmen)|über wir (kunden|mandanten|auftraggeber)|der (kunde|mandant|auftraggeber)|(ein|einige|paar) worte? (zu|über) wir|hier (arbeiten|arbeitest) du|das team|die (einrichtung|klinik|kanzlei|praxis|organisation|firma)|über wir( .+)?|wir über wir|wer (wir sind|sind wir|wir bei .+ sind)( .+)?|das sind wir( .+)?|wer (ist|steckt hinter|sind) .{2,60}|wir stellen wir vor|(ein )?paar worte über wir|etwas über wir|mehr über wir|kurz (zu|über) wir|zu wir|hier arbeitest du|(das ist )?du (neuer |künftiger |zukünftiger |potenzieller )?arbeitgeber|lern(e|en)? (du )?wir kennen( .+)?|was wir (machen|tun)|das machen wir|das ist wir (mission|vision|team|unternehmen)|wofür wir stehen|dafür stehen wir|was wir antreibt|was wir bewegt|was wir ausmacht`,
    `about we( .+)?|who (we are|are we)( .+)?|what we (do|are about|stand for|believe in)|more about we|a (bit|little) about we|meet (we|the team|.{2,30})|get to know (we|.{2,30})|we at a glance|who is .{2,30}|where you( will)? work`,
  ),
  ...phrase(
    ['tasks', 'offer'],
    `(es|bei wir|hier|hierbei|dabei)? ?(erwartet|erwarten) du( .+)?|du (erwartet|erwarten)( bei .+)?|bei wir (erwartet|erwarten) du( .+)?`,
    `(das|was|dies|hier|dabei) (erwartet|erwarten) du( .+)?|was du( .+)? (erwartet|erwarten|erwarten wird)|was erwartet du( .+)?|(das|was) wartet auf du|was auf du (wartet|zukommt)|das kommt auf du zu|worauf du (dich )?einlassen kannst`,
    `what (awaits|is awaiting|expects) you( .+)?|what (you )?(can|to|should you|should) ?(you )?expect( .+)?|what is waiting for you|what you can look forward to`,
  ),
  ...phrase(
    ['profile', 'description'],
    `(wen|wonach|was|wer) (wir )?(suchen|wird|wir suchen)( wir)?( gesucht| .+)?|wir suchen( du| nach)?( .{0,40})?|gesucht( wird| werden)?|hiring|who are we looking for`,
  ),
  ...phrase(
    ['offer', 'aboutUs'],
    `warum( .{1,60})?|wieso( .{1,60})?|weshalb (zu )?wir|why( .{1,60})?|was wir (auszeichnet|besonders macht|ausmacht|von anderen unterscheidet)|(das|was) (macht|zeichnet) wir (aus|besonders)|(life|working) at .+|arbeiten (bei|für) .+|.{2,40} als arbeitgeber|reasons to .+|what makes (we|.{2,30}) (special|different|unique|great)`,
  ),
];

/** Stems that hint at a section inside a longer heading; used only where the job has no certain heading for it. */
export const HINTS: readonly Pick<HeadingPhrase, 'says' | 'opens'>[] = [
  { says: /aufgabe|tätigkeit|verantwortlich|responsibilit|\bduties\b|\bto dos?\b|\btodos?\b|\btasks?\b/u, opens: ['tasks'] },
  {
    says: /anforderung|qualifi[kc]|voraussetzung|requirement|mitbring|bringst .*mit|bringen .*mit|kenntnisse|\bskills\b|\bprofile?\b|must have|du überzeugst|what you bring/u,
    opens: ['profile'],
  },
  { says: /benefits?\b|wir bieten|bieten wir|\bwe offer\b|vorteile|\bperks\b|rahmenbedingungen|vergütung|\bangebot\b/u, opens: ['offer'] },
  { says: /über wir\b|\babout we\b|wer wir sind|who we are|über das unternehmen|about the company/u, opens: ['aboutUs'] },
];
