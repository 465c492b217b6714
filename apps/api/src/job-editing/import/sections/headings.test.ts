import { describe, expect, it } from 'vitest';
import { isSectionLead, isSectionName, matchHeading, plainCompanyName } from './headings.ts';

const COMPANY = 'Nordlicht Werke GmbH & Co. KG';
/** The sections that a heading may open, and whether it adds nothing to the first. */
const read = (text: string, company = COMPANY): unknown => {
  const match = matchHeading(text, company);
  return match === null ? null : [match.opens.join(' or '), match.plain ? 'bare' : match.hint ? 'hint' : 'more'];
};

describe('a heading', () => {
  it.each([
    ['Aufgaben', 'tasks', 'bare'],
    ['Ihre zukünftigen Aufgaben:', 'tasks', 'bare'],
    ['3. Aufgaben', 'tasks', 'bare'],
    ['3) AUFGABEN', 'tasks', 'bare'],
    ['🔧 Deine Aufgaben (m/w/d) 🔧', 'tasks', 'bare'],
    ['3 Aufgaben', 'tasks', 'more'],
    ['Stellenanforderungen', 'profile', 'bare'],
    ['Führungsaufgaben', 'tasks', 'more'],
    ['Spannende Aufgaben', 'tasks', 'more'],
    ['Fachliche Anforderungen', 'profile', 'more'],
    ['Vergütung', 'offer', 'more'],
    ['Unsere Vergütung und Sozialleistungen', 'offer', 'more'],
    ['Vergütung und Benefits', 'offer', 'bare'],
    ['Aufgaben im Überblick', 'tasks', 'bare'],
    ['Aufgaben in Emden', 'tasks', 'more'],
    ['Das bieten wir Ihnen', 'offer', 'bare'],
    ['Das bieten wir Ihnen bei Nordlicht', 'offer', 'bare'],
    ['Das bieten wir Ihnen in Emden', 'offer', 'more'],
    ['What you’ll do', 'tasks', 'bare'],
    ["Who we're looking for", 'profile', 'bare'],
    ["What's in it for you", 'offer', 'bare'],
    ['Nice to have', 'profile', 'more'],
    ['Das erwartet Dich / Deine Aufgaben', 'tasks', 'bare'],
    ['Das erwartet Dich / Unsere Benefits', 'offer', 'bare'],
    ['Deine Rolle', 'tasks or description', 'bare'],
    ['Deine Rolle als Meister', 'tasks or description', 'more'],
    ['Deine Mission', 'tasks or description', 'more'],
    ['Was dich erwartet', 'tasks or offer', 'bare'],
    ['Warum Nordlicht?', 'offer or aboutUs', 'bare'],
    ['Warum Emden?', 'offer or aboutUs', 'more'],
    ['Unsere Werte', 'aboutUs', 'more'],
    ['Über Nordlicht', 'aboutUs', 'bare'],
    ['Über die Nordlicht Unternehmensgruppe', 'aboutUs', 'bare'],
    ['Nordlicht stellt sich vor', 'aboutUs', 'bare'],
    ['Über Nordlicht in Emden', 'aboutUs', 'more'],
    ['Über die Südlicht GmbH', 'aboutUs', 'more'],
    ['Aufgaben (das machst du)', 'tasks', 'bare'],
    ['Aufgaben (das bieten wir)', 'tasks', 'more'],
    ['Etwas Großes – Ihre Aufgaben', 'tasks', 'more'],
    ['Ihr Profil | Muss', 'profile', 'more'],
    ['Die Hauptaufgaben dieser Planstelle', 'tasks', 'hint'],
    ['12. Aufgaben', 'tasks', 'bare'],
    ['Deiner Aufgaben', 'tasks', 'bare'],
    ['Ihrer Aufgaben', 'tasks', 'bare'],
    ['Eure Aufgaben', 'tasks', 'bare'],
    ['Euren Aufgaben', 'tasks', 'bare'],
    ['Unserer Benefits', 'offer', 'bare'],
    ['Etwas Großes - Ihre Aufgaben', 'tasks', 'more'],
    ['Etwas Großes • Ihre Aufgaben', 'tasks', 'more'],
    ['Etwas Großes … Ihre Aufgaben', 'tasks', 'more'],
    ['Etwas Großes...Ihre Aufgaben', 'tasks', 'more'],
    ['Etwas Großes! Ihre Aufgaben', 'tasks', 'more'],
    ['Etwas Großes: Ihre Aufgaben', 'tasks', 'more'],
    ['Ihr Profil – etwas Großes – und mehr', 'profile', 'more'],
    ['Etwas Großes – und mehr – Ihr Profil', 'profile', 'more'],
    ['Etwas Großes – Ihr Profil – und mehr', 'profile', 'more'],
    ['Die  Nordlicht -- Werke', 'aboutUs', 'bare'],
  ])('%s opens %s and says %s', (text, opens, says) => {
    expect(read(text)).toEqual([opens, says]);
  });

  it.each([
    'Kontakt',
    'Wir suchen Sie als',
    'We hire you as a',
    'We hire you as an:',
    'Wir suchen Sie als …',
    'Nordlicht stellt sich vor Emden vor',
    'Job: Lichtplaner',
    'Die Aufgabenplanung mit Benefits-Verwaltung',
    'Südlicht Werke',
    'Über 40 Leute in einem Unternehmen',
    'Deine Aufgaben sind so vielfältig wie das Meer selbst.',
    `Aufgaben ${'x'.repeat(112)}`,
    '---',
  ])('%s opens nothing', (text) => {
    expect(read(text)).toBeNull();
  });

  it('may be a short sentence, or one that does not end', () => {
    expect(read('Das bieten wir.')).toEqual(['offer', 'bare']);
    expect(read('Das bieten wir Ihnen hier bei uns im Alltag ...')).toEqual(['offer', 'bare']);
  });

  it('is the name of the company only where one is known', () => {
    expect(matchHeading('Nordlicht Werke', COMPANY)).toMatchObject({ opens: ['aboutUs'], company: true });
    expect(read('Nordlicht Werke', '')).toBeNull();
    expect(read('Die', 'GmbH')).toBeNull();
  });
});

describe('the name of a company', () => {
  it('is compared without its legal form', () => {
    expect(plainCompanyName(' Die Nordlicht-Werke GmbH & Co. KG (Deutschland)')).toBe('nordlicht werke');
  });
});

describe('a line without marks', () => {
  it.each([
    ['Ihr Profil', true],
    ['Ihr Profil (Muss):', true],
    ['Was zählt: Ihr Profil?', true],
    ['Ihr Profil (Muss)', false],
    ['Ihr Profil,', false],
    ['Ihr Profil!', false],
    ['Die Hauptaufgaben dieser Planstelle:', false],
    ['Nordlicht Werke', false],
    ['Nordlicht Werke:', false],
    ['Kontakt:', false],
    ['Was wir Ihnen bei uns alles so bieten können', true],
    ['Was wir Ihnen hier bei uns alles so bieten können', false],
    [`Aufgaben in ${'x'.repeat(57)}:`, true],
    [`Aufgaben in ${'x'.repeat(58)}:`, false],
  ])('%s names a section: %s', (text, wanted) => {
    expect(isSectionName(text, COMPANY)).toBe(wanted);
  });

  it.each([
    ['Aufgaben:', true],
    ['Unsere Benefits:', true],
    ['Gehalt:', true],
    ['Stellenbeschreibung:', false],
    ['Das bieten wir:', false],
    ['Englischkenntnisse:', false],
    ['Arbeitsplatz:', false],
    ['Einsatzbereich:', false],
    ['Ihr Arbeitgeber:', false],
    ['Aufgaben und Verantwortlichkeiten in dieser Rolle:', false],
  ])('%s before a text leads to a section: %s', (text, wanted) => {
    expect(isSectionLead(text)).toBe(wanted);
  });
});
