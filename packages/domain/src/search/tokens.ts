import { foldedTokens } from './fold';

/** Words without meaning for an occupation that people type around it. */
const NOISE = new Set(
  `a alle all am an als and auf bei bin d das dem den der des die div ein eine einem einen einer f for fur genders gesucht gn i ich im in innen
  job jobs m mit mwd n nahe oder of r s stelle stellen stellenangebot stellenangebote stellenanzeige stellenanzeigen suche the u und unsere von w wir x
  zu zum zur frau mann arbeit arbeiten arbeitsplatz beruf gender jobangebote jobsuche
  ab absofort alles auch bereich bitte ca etwas gegend habe hier ich kann machen mehr menschen mich mir mochte momentan nahe oder sofort
  suchen tatigkeit tatigkeiten umgebung umkreis unser unsere unserem unseren unserer unter uns vom wo zeitpunkt zur zuverlassig
  nachstmoglichen freundliche motivierte neue neuen neuer euch dein deine fur jobangebot offene offenen oder`.split(/\s+/),
);

/** Requested words: the meaningful words of a text, each once; none when all of them are noise ('Jobs', 'm/w/d'). */
export const tokensOf = (query: string): readonly string[] => [...new Set(foldedTokens(query))].filter((word) => !NOISE.has(word));
