import { describe, expect, it } from 'vitest';
import { readJobText } from './read-job-text.ts';

const read = (...lines: readonly string[]) => readJobText(lines.join('\n'), '2026-11-24');
const year = { currency: 'EUR', unit: 'YEAR' };
const hour = { currency: 'EUR', unit: 'HOUR' };

describe('O91 facts of a posting as employers write them', () => {
  it.each([
    ['von Hand hervorgehoben', ['**Erzieher*in (m/w/d)**', '', '### Deine Aufgaben', '- Spielen'], 'Erzieher*in (m/w/d)'],
    [
      'in einem Satz gesucht',
      ['Jobbeschreibung', 'Zur Verstärkung suchen wir einen Steuerfachangestellten (m/w/d) in Münster.', 'Aufgaben', '- Buchen'],
      'Steuerfachangestellten (m/w/d)',
    ],
  ])('title, %s', (_case, lines, title) => {
    const found = read(...lines);
    expect(found.title).toBe(title);
    expect(found.sections.description).not.toContain('Erzieher');
  });

  it.each([
    ['nicht aus der Arbeitszeit', ['Pflegefachkraft (m/w/d) für die Tagespflege in Teilzeit'], ''],
    [
      'nicht aus dem Arbeitsmodell',
      ['Koch (m/w/d)', 'Gasthof zum Löwen, 79098 Freiburg im Breisgau', 'Arbeitsort: Vor Ort'],
      'Freiburg im Breisgau',
    ],
    ['aus einer Schweizer Anschrift', ['Verkäuferin', 'Modehaus AG, Bahnhofstrasse 12, 8001 Zürich'], 'Zürich'],
    ['zwischen zwei Zeichen', ['Data Engineer (f/m/x)', 'Berlin · Hybrid · Full-time'], 'Berlin'],
    ['hinter dem Arbeitgeber', ['Pflegefachkraft (m/w/d) in Teilzeit', 'Seniorenzentrum Lindenhof gGmbH – Kassel'], 'Kassel'],
    ['mit Ortsteil', ['Erzieher*in (m/w/d)', 'Kita Regenbogen · Hamburg-Altona · unbefristet'], 'Hamburg'],
    ['im Titel neben dem Arbeitsmodell', ['Entwickler (all genders) – Remote oder München'], 'München'],
    ['in einem Satz', ['Elektroniker (m/w/d)', 'Wir sind ein Handwerksbetrieb aus Bad Tölz mit 14 Leuten.'], 'Bad Tölz'],
    ['nicht aus einem Wort, das auch ein Dorf ist', ['Koch (m/w/d)', 'Wiese · Berg · Feld'], ''],
    ['nicht aus einer Jahreszahl', ['Lotsin (m/w/d)', 'Seit 1978 Lotsen an der Küste.'], ''],
  ])('Ort, %s', (_case, lines, city) => {
    expect(read(...lines).city).toBe(city);
  });

  it.each([
    [
      'in einer Zeile für sich am Ende',
      ['Entwickler (m/w/d)', 'Ihr Profil', '- Kotlin', '', 'Unbefristet, Vollzeit (40 Std.)'],
      'Vollzeit',
    ],
    [
      'zwischen anderen Angaben einer langen Zeile nach dem Kopf',
      [
        'Koch (m/w/d)',
        'Ihr Profil',
        '- Ruhe',
        '',
        'Gasthof zum Löwen am Marktplatz in Freiburg im Breisgau | Vollzeit (38,5 Std./Woche) | ab sofort',
      ],
      'Vollzeit',
    ],
    ['unter einem anderen Namen', ['Koch (m/w/d)', 'Art der Stelle: Vollzeit, Festanstellung'], 'Vollzeit'],
    ['als Pensum', ['Verkäuferin', 'Pensum: 60-80 %'], 'Teilzeit'],
    ['als volles Pensum nicht', ['Verkäuferin', 'Pensum: 80-100 %'], ''],
    ['nicht aus einem Satz', ['Lotsin (m/w/d)', 'Ihre Aufgaben', '- Sie beraten Menschen in Teilzeit'], ''],
  ])('Beschäftigung, %s', (_case, lines, employment) => {
    expect(read(...lines).employment).toBe(employment);
  });

  it.each([
    ['Arbeitsort: Vor Ort', 'Büro'],
    ['2 Tage Homeoffice pro Woche', 'Hybrid'],
    ['zwei Tage pro Woche im Homeoffice', 'Hybrid'],
    ['100 % Homeoffice möglich', 'Remote'],
    ['Wir betreuen Teams, die im Homeoffice arbeiten', ''],
  ])('Arbeitsmodell: %s', (line, model) => {
    expect(read('Lotsin (m/w/d)', 'Wir bieten', `- ${line}`, '- Kaffee').workingModel).toBe(model);
  });

  it.each([
    ['18,50 € pro Stunde plus Spesen', { min: 18.5, max: 18.5, ...hour }],
    ['Bei uns: 22 bis 26 €/Std. je nach Erfahrung, 30 Tage Urlaub, 4-Tage-Woche möglich.', { min: 22, max: 26, ...hour }],
    ['2.800 - 3.200 € brutto', { min: 2800, max: 3200, currency: 'EUR', unit: 'MONTH' }],
    ['€75,000 – €95,000 per year', { min: 75_000, max: 95_000, ...year }],
    ['Flexible Arbeitszeiten, 2 Tage Homeoffice, 45.000–55.000 € Jahresgehalt', { min: 45_000, max: 55_000, ...year }],
    ["CHF 4'400 – 5'100 pro Monat (100%)", { min: 4400, max: 5100, currency: 'CHF', unit: 'MONTH' }],
    ['Bezahlung nach TV-L S8b (3.300 bis 4.500 Euro monatlich)', { min: 3300, max: 4500, currency: 'EUR', unit: 'MONTH' }],
    ['Nachtzuschlag von 4,50 € pro Stunde', null],
    ['Weiterbildungsbudget 1.000 bis 2.000 € im Jahr', null],
    ['Ein Fahrtkostenzuschuss von 50 € im Monat', null],
  ])('pay: %s', (line, pay) => {
    expect(read('Lotsin (m/w/d)', 'Wir bieten', `- ${line}`, '- Kaffee').payRange).toEqual(pay);
  });

  it.each([
    ['Eintrittstermin: ab sofort', 'immediately'],
    ['Beginn: 01.08.2027', '2027-08-01'],
    ['Arbeitsbeginn: 8 Uhr', ''],
    ['Wir suchen ab sofort Menschen, die gern am Meer sind.', ''],
  ])('start: %s', (line, startsOn) => {
    expect(read('Lotsin (m/w/d)', line).details.startsOn).toBe(startsOn);
  });

  it.each([
    ['Vollzeit | Hamburg | unbefristet', 'permanent'],
    ['Anstellungsart: Teilzeit, befristet bis 31.12.2028', '2028-12-31'],
    ['Befristung: 24 Monate befristet', 'temporary'],
    ['Wir befristen nichts.', ''],
  ])('contract: %s', (line, contract) => {
    expect(read('Lotsin (m/w/d)', line).details.contract).toBe(contract);
  });

  it('names the pay grade where no amount stands', () => {
    expect(read('Sachbearbeitung (m/w/d)', 'EG 11 TVöD | Vollzeit (39 Std.) | unbefristet')).toMatchObject({
      payRange: null,
      salary: 'EG 11 TVöD',
      employment: 'Vollzeit',
    });
  });

  it.each([
    ['Dann bewerben Sie sich bitte bis spätestens 15. Januar 2027 über unser Portal.', '2027-01-15'],
    ['Apply until 2027-02-15', '2027-02-15'],
    ['Wir freuen uns auf Ihre Bewerbung bis zum 3.2.2027.', '2027-02-03'],
    ['Bewerbungsschluss: 31.12.26', '2026-12-31'],
    ['Bewerbungsfrist: bis Mittwoch, den 31. März 2027, 12 Uhr', '2027-03-31'],
    ['Frist: 31/03/2027', '2027-03-31'],
    ['Bewerben Sie sich bis zum 31.12.26 bei Frau Ahn.', '2026-12-31'],
    ['Ihre Bewerbung erreicht uns bis Freitag, 15.01.2027.', '2027-01-15'],
    ['Beginn: 01.08.2027', ''],
    ['Bewerben Sie sich. Die Stelle ist bis 31.12.2028 befristet.', ''],
  ])('closing date: %s', (line, day) => {
    expect(read('Lotsin (m/w/d)', 'Wir bieten', '- Kaffee', '', line).closesOn).toBe(day);
  });

  it.each([
    ['Bewerbungsfrist: 31.3.', /^Bewerbungsschluss: „31\.3\.“ wurde nicht verstanden/],
    ['Bewerbungsfrist: Ende März', /^Bewerbungsschluss: „Ende März“ wurde nicht verstanden/],
    ['Bewerbungsfrist: 01.03.2020', /^Bewerbungsschluss: „01\.03\.2020“ ist schon vorbei/],
    ['Gehalt: 18,50 €', /^Gehalt: „18,50 €“ wurde nicht verstanden/],
  ])('names what it does not understand: %s', (line, note) => {
    expect(read('Lotsin (m/w/d)', line, 'Wir bieten', '- Kaffee').notes).toEqual([expect.stringMatching(note)]);
  });

  it('has nothing to name where all is understood, or nothing is said', () => {
    expect(read('Lotsin (m/w/d)', 'Gehalt: nach Tarif', 'Bewerbungsfrist: laufend', 'Wir bieten', '- Kaffee').notes).toEqual([]);
  });

  it('makes a list of the bullets of fonts that only Word has', () => {
    const { sections } = read('Elektroniker (m/w/d)', 'Ihre Aufgaben', '\uF0B7\tPrüfen', '\uF0A7 Messen', '\uF0FCMelden');
    expect(sections.tasks).toBe('<ul><li>Prüfen</li><li>Messen</li><li>Melden</li></ul>');
  });

  it('leaves out what its author does not see, or has struck out', () => {
    const { sections } = read(
      '<h1>Koch (m/w/d)</h1><h2>Ihre Aufgaben</h2><p>Kochen<span style="display:none">intern</span> <s>Putzen</s><del>Spülen</del></p><div style="mso-element:comment-list"><p>Betriebsrat</p></div>',
    );
    expect(sections.tasks).toBe('<p>Kochen</p>');
  });

  it('makes numbered lines a numbered list', () => {
    const { sections } = read('Lotsin (m/w/d)', 'Ihre Aufgaben', '1. Lotsen', '2. Funken', '3) Kochen');
    expect(sections.tasks).toBe('<ol><li>Lotsen</li><li>Funken</li><li>Kochen</li></ol>');
  });

  it('finds a closing date between other facts of a line', () => {
    expect(read('Koch (m/w/d)', 'Standort: Emden | Vollzeit (38,5 Std./Woche) | Bewerbungsschluss: 31.01.2027')).toMatchObject({
      employment: 'Vollzeit',
      closesOn: '2027-01-31',
    });
  });
});
