/**
 * The words by which jobs name their sections, in German and English. They are written as `normalizeHeading` leaves a
 * heading: lower case; du, dich, dir, dein…, Sie, Ihnen, Ihr…, euch, euer… as 'du'; wir, uns, unser… as 'wir';
 * you, your as 'you'; we, our, us as 'we'.
 */

/** Sections of a job that a heading can open. */
export const SECTIONS = ['description', 'tasks', 'profile', 'offer', 'aboutUs'] as const;
export type Section = (typeof SECTIONS)[number];

/** Nouns that name a section by themselves, also with 'your', 'our' and adjectives before them. */
export const NOUNS: Readonly<Record<Section, string>> = {
  description:
    '(stellen|job|positions|kurz)beschreibung|jobprofil|stellenausschreibung|stellenanzeige|stelleninformationen|einleitung|intro|introduction|beschreibung|description|job description|(position|role|job|general) (summary|overview)|summary|overview|in a nutshell|at a glance|auf einen blick|kurz (und )?(knapp|knackig|gesagt|gefasst|zusammengefasst|bündig)|auf den punkt|(die )?(stelle|position|job|rolle) in kürze|kurzprofil der stelle|tl dr|zusammenfassung|überblick',
  tasks:
    '([a-zäöüß]+)?aufgaben?|aufgaben(gebiete?|bereiche?|felder|feld|spektrum|schwerpunkte?|profil|beschreibung|stellung|umfeld|inhalte?|paket)|tätigkeit(en)?|haupttätigkeit(en)?|tätigkeits(felder|feld|bereiche?|gebiete?|schwerpunkte?|beschreibung|profil|inhalte?)|verantwortung|verantwortlichkeit(en)?|verantwortungs(bereiche?|gebiete?)|zuständigkeit(en)?|zuständigkeitsbereiche?|arbeits(alltag|gebiete?|inhalte?|schwerpunkte?)|alltag|berufsalltag|einsatz(gebiete?|bereiche?|schwerpunkte?)|wirkungs(kreis|feld|bereich)|herausforderung(en)?|to dos?|to do s|todos?|jobinhalte?|schwerpunkte?|daily business|day to day( business)?|impact|beitrag|spielfeld|spielwiese|doing|agenda|tasks?|(roles? und )?responsibilit(y|ies)|stellenprofil|duties|job duties|accountabilit(y|ies)|contributions?|scope of work|areas? of responsibility|essential functions|activities',
  profile:
    '([a-zäöüß]+)?anforderung(en)?|(anforderungs|kandidaten|qualifikations|bewerber|wunsch|kompetenz|fähigkeits)?profil|([a-zäöüß]+)?qualifikation(en)?|qualifizierung(en)?|([a-zäöüß]+)?voraussetzung(en)?|([a-zäöüß]+)?kenntnisse|fähigkeiten|fertigkeiten|([a-zäöüß]+)?kompetenz(en)?|(soft|hard|tech|language|technical|required|key)? ?skills?|skillset|skill set|erfahrung(en)?|berufserfahrung|stärken|talente?|hintergrund|background|persönlichkeit|know how|must haves?|musts|nice to haves?|rucksack|gepäck|werkzeugkasten|superkräfte|superpowers?|toolbox|toolset|toolkit|expertise|einstellungskriterien|erwartungen|erwartung an du|erwartungen an du|requirements?|qualifications?|profile|experiences?|education|competenc(y|ies|es)|knowledge|abilities|credentials|bonus points|plus points|strengths|wunschkandidat(in)?',
  offer:
    'angebot|leistung(en)?|(arbeitgeber|zusatz|sozial|benefit)leistungen|([a-zäöüß]+)?benefits?|vorteile?|vorzüge|extras?|goodies|pluspunkte|plus|mehrwert(e)?|perspektiven?|zukunftsperspektiven|aussicht(en)?|konditionen|rahmenbedingungen|arbeitsbedingungen|vergütung|gehalt|bezahlung|entlohnung|verdienst|gehaltsspanne|gehaltsrahmen|arbeitsplatz|arbeitsumfeld|chancen|möglichkeiten|entwicklungsmöglichkeiten|karrierechancen|karrieremöglichkeiten|gute gründe|zuckerl|schmankerl|perks?|incentives|offer|offering|compensation|salary|salary range|pay|pay range|rewards?|total rewards|remuneration|advantages|package|working conditions|work environment',
  aboutUs:
    'unternehmen|das unternehmen|der arbeitgeber|arbeitgeber|arbeitgeberprofil|(company|firm) overview|firma|die firma|(unternehmens|firmen)(profil|beschreibung|darstellung|vorstellung|portrait|porträt|info|informationen)|unternehmenskultur|(the )?company|(company|employer|organi[sz]ation) (description|profile|overview|background|information|info|culture)|about company|about the company|about the (firm|organi[sz]ation|team|group|employer)|the team|the employer',
};

/** Names that are the company's only with 'our' before them. */
export const OUR_NAMES =
  'mission|vision|werte|kultur|geschichte|story|philosophie|leitbild|dna|team|klinik|haus|kanzlei|praxis|schule|einrichtung|organisation|verein|stiftung|hotel|agentur|startup|start up|values|culture|history|purpose|people|business|who';

/** Names of the position as a whole: its tasks, or its description where tasks have a heading of their own. */
export const ROLE_NAMES =
  '(die |der |du |the |you )?(neue[rns]? |zukünftige[rns]? |new )?(rolle|job|position|stelle|mission|funktion|role|opportunity)|(über|zu|zur|zum|about) (die |den |diese |diesen |der |du |the |this |you )?(neue[rn]? )?(stelle|rolle|position|job|role|opportunity|aufgabe)|mission der rolle|(the|this) (role|job|position)';
