import { describe, expect, it } from 'vitest';
import { readJobText } from './read-job-text.ts';

const TODAY = '2026-11-23';
const read = (source: string) => readJobText(source, TODAY);

const text = `Leuchtturmtechnik Borkum GmbH
Leuchtturmwärterin oder Leuchtturmwärter (m/w/d)
Vollzeit | Hybrid | ab sofort

Arbeitsort: 26757 Borkum
Gehalt: 42.000 – 48.000 € im Jahr
Bewerbungsfrist: bis zum 31.12.2026

Seit 1871 halten wir das Licht an der Küste am Brennen.

Ihre Aufgaben
- Sie prüfen die Lampen jeden Abend.
- Sie führen das Logbuch.

Ihr Profil
- Sie sind schwindelfrei.

Wir bieten
- Ein Zimmer mit Aussicht.`;

describe('O91 the text of a posting', () => {
  it('gives title, place, employment, working model, pay, closing date and sections', () => {
    expect(read(text)).toEqual({
      title: 'Leuchtturmwärterin oder Leuchtturmwärter (m/w/d)',
      city: 'Borkum',
      employment: 'Vollzeit',
      workingModel: 'Hybrid',
      payRange: { min: 42_000, max: 48_000, currency: 'EUR', unit: 'YEAR' },
      salary: '',
      closesOn: '2026-12-31',
      details: { startsOn: '', contract: '' },
      notes: [],
      sections: {
        description: expect.stringMatching(
          /^<p>Leuchtturmtechnik Borkum GmbH.*Seit 1871 halten wir das Licht an der Küste am Brennen\.<\/p>$/s,
        ),
        tasks: '<ul><li>Sie prüfen die Lampen jeden Abend.</li><li>Sie führen das Logbuch.</li></ul>',
        profile: expect.stringContaining('Sie sind schwindelfrei.'),
        offer: expect.stringContaining('Ein Zimmer mit Aussicht.'),
        aboutUs: '',
      },
    });
  });

  it('reads the HTML of an editor, without the title that the form shows for itself', () => {
    const found = read('<h1>Lotsin (m/w/d)</h1><p>Wir lotsen Schiffe.</p><h2>Aufgaben</h2><ul><li>Lotsen</li></ul>');
    expect(found).toMatchObject({ title: 'Lotsin (m/w/d)', sections: { tasks: '<ul><li>Lotsen</li></ul>' } });
    expect(found.sections.description).toBe('<p>Wir lotsen Schiffe.</p>');
  });

  it('leaves lines that became fields out of the sections, and keeps those that nobody understood', () => {
    const facts = '<p><strong>Gehalt:</strong> 42.000 €</p><div>Arbeitsort: Emden</div><p>Bewerbungsfrist: so bald wie möglich</p>';
    const { sections } = read(`<h1>Lotsin (m/w/d)</h1><p>Wir lotsen Schiffe.</p>${facts}<p>Ein Hafen am Meer.</p>`);
    expect(sections.offer).toBe('');
    expect(sections.description).toContain('Wir lotsen Schiffe.');
    expect(sections.description).toContain('so bald wie möglich');
    expect(sections.description).toContain('Ein Hafen am Meer.');
    expect(Object.values(sections).join('')).not.toMatch(/Gehalt|Arbeitsort/);
  });

  it.each([
    'Arbeitsort: Emden und Borkum',
    'Gehalt: 42.000 € im Jahr plus Bonus',
    'Arbeitszeit: Teilzeit mit 25 Stunden, Montag bis Freitag',
    'Bewerbungsfrist: 31.12.2026, gern auch früher',
  ])('keeps a line that says more than its field: %s', (line) => {
    const { sections } = read(`Lotsin (m/w/d)\n\n${line}\n\nIhr Profil\n- Seefest`);
    const text = Object.values(sections)
      .join(' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text.replaceAll(' ', '')).toContain(line.replaceAll(' ', ''));
  });

  it('takes the structured data of a saved page, and never its navigation', () => {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Bojenwart (m/w/d)',
      description: '<p>Bojen warten.</p>',
      employmentType: 'PART_TIME',
      validThrough: '2027-01-31',
      jobLocation: { address: { addressLocality: 'Cuxhaven' } },
      baseSalary: { currency: 'EUR', value: { minValue: 18, maxValue: 22, unitText: 'HOUR' } },
    };
    const page = `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><nav>Karriere</nav></body></html>`;
    expect(read(page)).toMatchObject({
      title: 'Bojenwart (m/w/d)',
      city: 'Cuxhaven',
      employment: 'Teilzeit',
      closesOn: '2027-01-31',
      payRange: { min: 18, max: 22, unit: 'HOUR' },
      sections: { description: '<p>Bojen warten.</p>' },
    });
  });

  it.each([
    ['broken data', '<script type="application/ld+json">{"@type": "JobPosting",</script>'],
    ['no data', ''],
    [
      'several jobs',
      `<script type="application/ld+json">[${Array(2).fill('{"@type":"JobPosting","title":"A","description":"B"}')}]</script>`,
    ],
  ])('reads the main part of a page with %s', (_case, script) => {
    const page = `<html><head>${script}</head><body><nav><p>Startseite</p></nav><main><h1>Bojenwart (m/w/d)</h1><p>Bojen warten.</p></main><footer>Impressum</footer></body></html>`;
    const found = read(page);
    expect(found.title).toBe('Bojenwart (m/w/d)');
    expect(found.sections).toMatchObject({ description: '<p>Bojen warten.</p>', aboutUs: '' });
  });

  it('leaves out a closing date that is past', () => {
    expect(read('Lotse (m/w/d)\nBewerbungsfrist: 22.11.2026\nText').closesOn).toBe('');
    expect(read('Lotse (m/w/d)\nBewerbungsfrist: 23.11.2026\nText').closesOn).toBe('2026-11-23');
  });

  it.each([
    ['Wir suchen zum 1. April eine Kraft.\nLotsin (m/w/d) gesucht!\nText', 'Lotsin (m/w/d) gesucht!'],
    ['Standort: Emden\nKapitän\nText folgt hier.', 'Kapitän'],
    ['Ihre Aufgaben\n- Lotsen\n- Funken', ''],
    ['Das ist ein Satz.', ''],
  ])('finds the title of %j: %j', (source, title) => {
    expect(read(source).title).toBe(title);
  });

  it.each([
    ['Lotsin (m/w/d)\nHafenstraße 3, 26721 Emden\nText.', 'Emden'],
    ['Lotsin in Bremerhaven (m/w/d)\nText.', 'Bremerhaven'],
    ['Lotsin (m/w/d)\nEinsatzort: Frankfurt am Main\nText.', 'Frankfurt am Main'],
    ['Lotsin für Schiffe (m/w/d)\nText ohne Ort.', ''],
  ])('finds the place of %j: %j', (source, city) => {
    expect(read(source).city).toBe(city);
  });

  it.each([
    ['Ihr Gehalt liegt bei 3.200 bis 3.800 € brutto im Monat.', { min: 3200, max: 3800, unit: 'MONTH' }],
    ['Ein Weiterbildungsbudget von 2.000 € im Jahr.', null],
    ['Wir machten 2025 einen Umsatz von 40.000 €.', null],
    ['Ein 13. Gehalt und 49 € für das Deutschlandticket.', null],
  ])('takes only what is surely pay: %j', (line, pay) => {
    const { payRange } = read(`Lotsin (m/w/d)\n\nWir bieten\n- ${line}`);
    if (pay === null) expect(payRange).toBeNull();
    else expect(payRange).toMatchObject(pay);
  });

  it('keeps pay in words', () => {
    expect(read('Lotsin (m/w/d)\nVergütung: nach TVöD\nText.')).toMatchObject({ payRange: null, salary: 'nach TVöD' });
  });

  it('takes employment and working model only from the head, the title and lines of their own', () => {
    const tasks = 'Lotsin (m/w/d)\n\nIhre Aufgaben\n- Sie beraten Menschen in Teilzeit.\n- Sie arbeiten mit Remote-Teams.';
    expect(read(tasks)).toMatchObject({ employment: '', workingModel: '' });
    expect(read(`${tasks}\n\nBeschäftigungsart: Teilzeit\nArbeitsmodell: vor Ort`)).toMatchObject({
      employment: 'Teilzeit',
      workingModel: 'Büro',
    });
  });
});
