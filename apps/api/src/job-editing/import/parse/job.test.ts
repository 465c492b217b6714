import { JOB_LIMITS } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../testing/sections.ts';
import type { ImportedJob } from './imported-job.ts';
import { readImportedJob } from './job.ts';

const BASE = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: 'Nordlicht', value: 'NL-17' },
  title: 'Lichtplanerin (m/w/d)',
  hiringOrganization: { '@type': 'Organization', name: 'Nordlicht Werke GmbH' },
  description: '<h2>Aufgaben</h2><p>Leuchten planen</p>',
};

function read(more: Readonly<Record<string, unknown>> = {}): ImportedJob {
  const result = readImportedJob({ ...BASE, ...more });
  if ('refused' in result) throw new Error(result.refused);
  return result.job;
}

function reasonOf(value: unknown): string {
  const result = readImportedJob(value);
  return 'refused' in result ? result.refused : '';
}

describe('a job', () => {
  it('keeps what it does not say empty', () => {
    expect(read()).toEqual({
      identifier: 'NL-17',
      title: 'Lichtplanerin (m/w/d)',
      company: { name: 'Nordlicht Werke GmbH', website: '', logoUrl: '', description: '' },
      ...NO_FACTS,
      details: { startsOn: '', contract: '' },
      sections: { description: '', tasks: '<p>Leuchten planen</p>', profile: '', offer: '', aboutUs: '' },
    });
  });

  it('has the company as text or with website, logo and portrait', () => {
    expect(read({ hiringOrganization: 'Nordlicht &amp; Söhne' }).company.name).toBe('Nordlicht & Söhne');
    const company = {
      name: 'Nordlicht',
      sameAs: ['nordlicht', 'https://nordlicht.example'],
      logo: { '@type': 'ImageObject', url: 'https://nordlicht.example/l.png' },
      description: 'Leuchten seit 1950.',
    };
    const job = read({ hiringOrganization: company });
    expect(job.company).toEqual({
      name: 'Nordlicht',
      website: 'https://nordlicht.example',
      logoUrl: 'https://nordlicht.example/l.png',
      description: 'Leuchten seit 1950.',
    });
    expect(job.sections.aboutUs).toBe('<p>Leuchten seit 1950.</p>');
  });

  it.each([
    ['text', 'NL-1', 'NL-1'],
    ['number', 17, '17'],
    ['list', [{ value: 'NL-2' }], 'NL-2'],
    ['JSON-LD id', { '@id': '#17' }, '#17'],
  ])('takes its identifier from %s', (_form, identifier, wanted) => {
    expect(read({ identifier }).identifier).toBe(wanted);
  });

  it('is never told apart by the name of the company that stands in its identifier', () => {
    const identifier = { '@type': 'PropertyValue', name: 'Nordlicht' };
    expect(read({ identifier, url: 'https://nordlicht.example/17' }).identifier).toBe('https://nordlicht.example/17');
  });

  it.each([
    [{ url: 'https://nordlicht.example/17', '@id': '#17', id: 17 }, 'https://nordlicht.example/17'],
    [{ '@id': '#17', id: 17 }, '#17'],
    [{ id: 17 }, '17'],
  ])('without an identifier takes %j for one', (more, wanted) => {
    expect(read({ identifier: undefined, ...more }).identifier).toBe(wanted);
  });

  it('may have its title for a name, without markup, entities and double spaces', () => {
    const name = '<b>Licht</b>&nbsp;&amp;  &quot;Ton&quot; &#39;a&apos; 1 &lt; 2 &GT; 0 &#x26; mehr &unbekannt;';
    const job = read({ title: undefined, name });
    expect(job.title).toBe(`Licht & "Ton" 'a' 1 < 2 > 0 & mehr &unbekannt;`);
    expect(job.identifier).toBe('NL-17');
    const [first, second] = ['Eins', 'Zwei'].map((each) => read({ title: undefined, name: each, identifier: undefined }).identifier);
    expect(first).not.toBe(second);
  });

  it('has the first of several companies, and of their addresses the first that is one', () => {
    const company = {
      name: ['Nordlicht', 'Südlicht'],
      url: ['nordlicht', 'https://nordlicht.example'],
      sameAs: 'https://netz.example/nordlicht',
      logo: ['l.png', { contentUrl: 'https://nordlicht.example/l.png' }],
    };
    expect(read({ hiringOrganization: [company, 'Südlicht'] }).company).toEqual({
      name: 'Nordlicht',
      website: 'https://nordlicht.example',
      logoUrl: 'https://nordlicht.example/l.png',
      description: '',
    });
  });

  it('keeps long identifiers apart that begin alike', () => {
    const long = (end: string): string => read({ identifier: `https://nordlicht.example/?q=${'x'.repeat(300)}${end}` }).identifier;
    expect(long('1')).toMatch(/^hash-[0-9a-f]{32}$/);
    expect(long('1')).toBe(long('1'));
    expect(long('1')).not.toBe(long('2'));
    expect(read({ identifier: 'x'.repeat(300) }).identifier).toBe('x'.repeat(300));
  });

  it('without an identifier is another job in another place', () => {
    const of = (jobLocation: string): string => read({ identifier: undefined, jobLocation }).identifier;
    expect(of('Emden')).not.toBe(of('Leer'));
    expect(of('Emden')).toBe(of('26721 Emden'));
  });

  it('takes its address for an identifier, else derives one that stays the same when the text changes', () => {
    expect(read({ identifier: undefined, url: 'https://nordlicht.example/17' }).identifier).toBe('https://nordlicht.example/17');
    const first = read({ identifier: undefined }).identifier;
    expect(read({ identifier: undefined, description: 'Neuer Text' }).identifier).toBe(first);
    expect(read({ identifier: undefined, title: 'Lichtplaner' }).identifier).not.toBe(first);
  });

  it.each([
    ['one place', { '@type': 'Place', address: { addressLocality: 'Emden', postalCode: '26721' } }, 'Emden', 'Emden'],
    ['several', [{ address: { addressLocality: 'Emden' } }, { address: { addressLocality: 'Leer' } }], 'Emden', 'Emden, Leer'],
    ['text', '26721 Emden, Deutschland', 'Emden', 'Emden'],
    ['text with a street', 'Hafenstraße 3, 26721 Emden, Deutschland', 'Emden', 'Emden'],
    ['an old postcode', 'D-26721 Emden', 'Emden', 'Emden'],
    ['a Swiss postcode', 'CH-8001 Zurich', 'Zürich', 'Zürich'],
    ['an address in one line', { address: 'Hafenstraße 3, 26721 Emden' }, 'Emden', 'Emden'],
    ['an address with its country', { address: 'Hafenstraße 3, Emden, Deutschland' }, 'Emden', 'Emden'],
    ['a place by its name', { '@type': 'City', name: 'Emden' }, 'Emden', 'Emden'],
    ['a place without an address', { addressLocality: 'Emden', addressRegion: 'Niedersachsen' }, 'Emden', 'Emden'],
    ['a region, where no city is said', { address: { addressRegion: 'Niedersachsen' } }, 'Niedersachsen', 'Niedersachsen'],
    ['the same place twice', ['Emden', { address: { addressLocality: 'Emden' } }], 'Emden', 'Emden'],
    ['no city of a hundred letters', ['x'.repeat(101), 'Emden'], 'Emden', 'Emden'],
    ['an English name', { address: { addressLocality: 'Munich' } }, 'München', 'München'],
    ['a country only', { address: { addressCountry: 'DE' } }, '', ''],
    ['a country in its line', 'Emden | Deutschland', 'Emden', 'Emden'],
    ['a country before its line', 'Deutschland; Emden', '', ''],
    ['an address that begins with its country', { address: 'Deutschland; Emden' }, 'Emden', 'Emden'],
    ['an address that ends with remote work', { address: 'Hafenstraße 3 | Emden | Remote' }, 'Emden', 'Emden'],
    ['an Austrian postcode', 'Ring 1; 1010 Vienna', 'Wien', 'Wien'],
    ['a number that is no postcode', 'Halle 12 Emden', 'Halle 12 Emden', 'Halle 12 Emden'],
    ['a place with an address of several', { address: [{ addressLocality: 'Emden' }, { addressLocality: 'Leer' }] }, 'Emden', 'Emden'],
    ['a region without an address', { addressRegion: 'Niedersachsen' }, 'Niedersachsen', 'Niedersachsen'],
    ['a city of a hundred letters', 'x'.repeat(100), 'x'.repeat(100), 'x'.repeat(100)],
    ['home office and a place', ['Home Office', 'bundesweit', 'Emden'], 'Emden', 'Emden'],
    ['no place', 'Remote', '', ''],
  ])('reads %s', (_form, jobLocation, city, location) => {
    expect(read({ jobLocation })).toMatchObject({ city, location });
  });

  it.each([
    ['words', 'nach &lt;b&gt; Tarif', null, 'nach <b> Tarif'],
    ['words in a MonetaryAmount', { '@type': 'MonetaryAmount', currency: 'EUR', value: 'TVöD E 9' }, null, 'TVöD E 9'],
    ['words in its value', { currency: 'EUR', value: { value: 'nach Vereinbarung' } }, null, 'nach Vereinbarung'],
    ['an amount and no words', '48.000 €', { min: 48_000, max: 48_000, currency: 'EUR', unit: 'YEAR' }, ''],
    ['nothing', { value: { minValue: 0 } }, null, ''],
  ])('says its pay as %s', (_form, baseSalary, payRange, salary) => {
    expect(read({ baseSalary })).toMatchObject({ payRange, salary });
  });

  it('cuts words on pay where the product does', () => {
    expect(read({ baseSalary: 'nach Tarif '.repeat(200) }).salary).toHaveLength(JOB_LIMITS.ote);
  });

  it('takes no address that is none for website or logo', () => {
    const unsafe = 'javascript:alert(1)//https://nordlicht.example';
    expect(read({ hiringOrganization: { name: 'Nordlicht', url: unsafe, sameAs: [unsafe], logo: unsafe } }).company).toEqual({
      name: 'Nordlicht',
      website: '',
      logoUrl: '',
      description: '',
    });
    expect(read({ hiringOrganization: { legalName: 'Nordlicht AG', url: 'www.nordlicht.example' } }).company).toMatchObject({
      name: 'Nordlicht AG',
      website: 'https://www.nordlicht.example',
    });
  });

  it('has the days of publication and of the end', () => {
    expect(read({ datePosted: '2026-02-15', validThrough: '2026-03-31T23:59' })).toMatchObject({
      publishedOn: '2026-02-15',
      closesOn: '2026-03-31',
    });
    expect(read({ datePosted: '15.02.2026', validThrough: '2026-03-31T22:30:00Z' })).toMatchObject({
      publishedOn: '2026-02-15',
      closesOn: '2026-04-01',
    });
    expect(read({ datePosted: 'gestern', validThrough: '2026-02-31' })).toMatchObject({ publishedOn: '', closesOn: '' });
  });

  it.each([
    [{ jobStartDate: '2027-04-01' }, '2027-04-01'],
    [{ jobStartDate: '2027-04-01T00:00:00+02:00' }, '2027-04-01'],
    [{ jobStartDate: 'zum 1. April 2027' }, '2027-04-01'],
    [{ jobImmediateStart: true }, 'immediately'],
    [{ jobImmediateStart: 'true', jobStartDate: '2027-04-01' }, 'immediately'],
    [{ jobStartDate: 'Zum nächstmöglichen Zeitpunkt' }, 'immediately'],
    [{ jobImmediateStart: false }, ''],
    [{ jobStartDate: '01.04.1927' }, ''],
    [{ jobStartDate: 'im Herbst' }, ''],
  ])('begins as %j says', (more, startsOn) => {
    expect(read(more).details.startsOn).toBe(startsOn);
  });

  it.each([
    [{ employmentType: ['FULL_TIME', 'TEMPORARY'] }, 'temporary'],
    [{ employmentType: 'https://schema.org/TEMPORARY' }, 'temporary'],
    [{ employmentType: 'Vollzeit, unbefristet' }, 'permanent'],
    [{ employmentType: 'Vollzeit, befristet bis 31.12.2028' }, '2028-12-31'],
    [{ employmentType: 'FULL_TIME' }, ''],
    [{ contract: 'Unbefristet' }, 'permanent'],
    [{ contract: 'nein' }, 'permanent'],
    [{ contract: 'ja' }, 'temporary'],
    [{ contract: '31.12.2028' }, '2028-12-31'],
    [{ contract: 'befristet auf zwei Jahre' }, 'temporary'],
    [{ contract: 'je nach Haushalt' }, ''],
  ])('ends as %j says', (more, contract) => {
    expect(read(more).details.contract).toBe(contract);
  });

  it('takes fields of their own for sections that the description lacks', () => {
    const job = read({
      description: 'Kommen Sie nach Emden.',
      responsibilities: ['Planen', 'Messen'],
      qualifications: '<ul><li>Meisterbrief</li></ul>',
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24, description: 'Zwei Jahre im Beruf' },
      jobBenefits: 'Jobrad',
    });
    expect(job.sections).toEqual({
      description: '<p>Kommen Sie nach Emden.</p>',
      tasks: '<ul><li>Planen</li><li>Messen</li></ul>',
      profile: '<ul><li>Meisterbrief</li></ul><p>Zwei Jahre im Beruf</p>',
      offer: '<p>Jobrad</p>',
      aboutUs: '',
    });
  });

  it.each([
    ['a name', { skills: { name: 'Löten' } }, { profile: '<p>Löten</p>' }],
    [
      'the description of a code',
      { educationRequirements: { credentialCategory: 'bachelor degree', description: 'Studium' } },
      { profile: '<p>Studium</p>' },
    ],
    ['no code', { educationRequirements: { credentialCategory: 'bachelor degree', name: 'bachelor' } }, { profile: '' }],
    [
      'nothing that says nothing',
      { skills: 'None', experienceRequirements: 'no requirements', physicalRequirement: 'n/a' },
      { profile: '' },
    ],
    ['a text that begins with none', { skills: 'Keine Angst vor Höhe' }, { profile: '<p>Keine Angst vor Höhe</p>' }],
    [
      'points without what says nothing',
      { skills: ['Löten', '', 'keine', 'Messen'] },
      { profile: '<ul><li>Löten</li><li>Messen</li></ul>' },
    ],
    [
      'points as text',
      { skills: ['<b>Löten</b>  &amp;\nMessen', '1 &lt; 2'] },
      { profile: '<ul><li>Löten &amp; Messen</li><li>1 &lt; 2</li></ul>' },
    ],
    ['one point as a text', { skills: ['Löten'] }, { profile: '<p>Löten</p>' }],
    ['the same only once', { skills: 'Löten', qualifications: 'Löten' }, { profile: '<p>Löten</p>' }],
    ['incentives', { incentives: 'Rad', benefits: 'Obst' }, { offer: '<p>Obst</p><p>Rad</p>' }],
    ['pay on top', { incentiveCompensation: 'Bonus' }, { offer: '<p>Bonus</p>' }],
    ['who the employer is', { employerOverview: 'Wir bauen Leuchten.' }, { aboutUs: '<p>Wir bauen Leuchten.</p>' }],
  ])('takes from fields %s', (_, fields, wanted) => {
    expect(read(fields).sections).toMatchObject(wanted);
  });

  it('presents the company by its own words in the job, else by those of the source, and once', () => {
    const hiringOrganization = { name: 'Nordlicht', description: 'Leuchten seit 1950.' };
    const aboutUs = (description: string, more: object = {}): string => read({ description, hiringOrganization, ...more }).sections.aboutUs;
    expect(aboutUs('<h2>Über uns</h2><p>Wir sind 40.</p><h2>Aufgaben</h2><p>Löten</p>')).toBe('<p>Wir sind 40.</p>');
    expect(aboutUs('<h2>Aufgaben</h2><p>Löten</p>', { employerOverview: 'Wir sind 50.' })).toBe('<p>Wir sind 50.</p>');
    expect(aboutUs('<p>Kommen Sie!</p><p>LEUCHTEN seit 1950!</p><h2>Aufgaben</h2><p>Löten</p>')).toBe('');
  });

  it('does not repeat in a field what the description says', () => {
    expect(read({ responsibilities: 'Leuchten planen' }).sections.tasks).toBe('<p>Leuchten planen</p>');
  });

  it('loses control characters, which no database stores', () => {
    expect(read({ title: 'Licht\u0000planerin', description: 'Licht\u0000 an' })).toMatchObject({
      title: 'Lichtplanerin',
      sections: { description: '<p>Licht an</p>' },
    });
  });
});

describe('a refused job', () => {
  it.each([
    ['is no object', ['x'], 'Der Eintrag ist kein JSON-Objekt.'],
    ['is something else', { '@type': 'Event', name: 'Messe' }, 'Der Eintrag ist keine Stellenanzeige (@type „Event“).'],
    ['has no title', { ...BASE, title: ' ' }, 'Der Titel fehlt.'],
    ['has too long a title', { ...BASE, title: 'L'.repeat(151) }, 'Der Titel hat 151 Zeichen; höchstens 150 sind erlaubt.'],
    ['has no company', { ...BASE, hiringOrganization: {} }, 'Der Name des Unternehmens fehlt (hiringOrganization).'],
    ['has no text', { ...BASE, description: '<p>&nbsp;</p>' }, 'Die Anzeige enthält keinen Text (description).'],
    ['has too long a company', { ...BASE, hiringOrganization: 'N'.repeat(201) }, 'Der Name des Unternehmens ist länger als 200 Zeichen.'],
    ['has too long a source', { ...BASE, description: 'x'.repeat(300_001) }, 'Die Beschreibung ist länger als 300.000 Zeichen.'],
    ['is something else with a title', { ...BASE, '@type': 'Event' }, 'Der Eintrag ist keine Stellenanzeige (@type „Event“).'],
    ['is something else by another key', { name: 'Messe', type: 'Event' }, 'Der Eintrag ist keine Stellenanzeige (@type „Event“).'],
    ['has neither type nor title', { name: 'Messe' }, 'Der Eintrag ist keine Stellenanzeige (@type „“).'],
    [
      'has too long a section',
      { ...BASE, description: `<h2>Aufgaben</h2><p>${'x'.repeat(20_001)}</p>` },
      'Der Abschnitt „Aufgaben“ ist länger als 20.000 Zeichen.',
    ],
  ])('%s and says so', (_reason, value, wanted) => {
    expect(reasonOf(value)).toBe(wanted);
  });

  it('is named by its title in the report', () => {
    expect(readImportedJob({ ...BASE, hiringOrganization: '' })).toMatchObject({ title: 'Lichtplanerin (m/w/d)' });
  });

  it.each([
    ['title of 150 letters', { title: 'L'.repeat(150) }],
    ['company of 200 letters', { hiringOrganization: 'N'.repeat(200) }],
    ['section of 20,000 letters', { description: `<h2>Aufgaben</h2><p>${'x'.repeat(20_000 - '<p></p>'.length)}</p>` }],
  ])('is none with a %s', (_limit, more) => {
    expect(reasonOf({ ...BASE, ...more })).toBe('');
  });

  it('is none without a type, or with one under another key', () => {
    const { '@type': _type, ...untyped } = BASE;
    expect(reasonOf(untyped)).toBe('');
    expect(reasonOf({ ...untyped, title: undefined, name: 'Lichtplanerin', type: 'JobPosting' })).toBe('');
  });

  it.each(['JobPosting', 'https://schema.org/JobPosting', 'https://schema.org#JobPosting', 'schema:jobposting', ['Thing', 'JobPosting']])(
    'is none of the type %j',
    (type) => {
      expect(reasonOf({ ...BASE, '@type': type })).toBe('');
    },
  );
});

describe('what a source says and the job does not', () => {
  const notesOf = (more: object): readonly string[] => {
    const result = readImportedJob({ ...BASE, ...more });
    return 'job' in result ? result.notes : [result.refused];
  };
  const places = (...names: readonly string[]): object => ({
    jobLocation: names.map((addressLocality) => ({ '@type': 'Place', address: { addressLocality } })),
  });

  it.each([
    ['nothing', {}, []],
    ['a day', { validThrough: '31.03.27' }, []],
    ['a day in words', { validThrough: 'Ende März' }, [/^Bewerbungsschluss: „Ende März“ wurde nicht verstanden und fehlt\./]],
    [
      'an amount that may be an hour or a thousand',
      { baseSalary: { value: { minValue: '55', maxValue: '65' } } },
      [/^Gehalt: „55 bis 65“ wurde nicht verstanden/],
    ],
    ['an end in words', { baseSalary: { value: { minValue: '55 T€', maxValue: 'VB', unitText: 'YEAR' } } }, [/^Gehalt: „VB“ wurde nicht/]],
    [
      'pay whose time its size tells',
      { baseSalary: { value: { minValue: '3.500' } } },
      [/^Gehalt: Die Zeit ist nicht genannt, .*im Monat\.$/],
    ],
    ['pay with its time', { baseSalary: { value: { minValue: '3.500', unitText: 'MONTH' } } }, []],
    [
      'a second kind of employment',
      { employmentType: ['FULL_TIME', 'PART_TIME'] },
      [/^Beschäftigung: „PART_TIME“ wird nicht übernommen, nur „Vollzeit“\.$/],
    ],
    ['a kind of employment without a word here', { employmentType: 'VOLUNTEER' }, [/^Beschäftigung: „VOLUNTEER“ wird nicht übernommen\.$/]],
    ['a contract that ends', { employmentType: ['FULL_TIME', 'TEMPORARY'] }, []],
    ['a contract in words', { contract: 'je nach Haushalt' }, [/^Befristung: „je nach Haushalt“ wurde nicht verstanden und fehlt\./]],
    ['a start that is understood', { jobStartDate: 'ab sofort', jobImmediateStart: true }, []],
    ['a start in words', { jobStartDate: 'im Herbst' }, [/^Eintrittstermin: „im Herbst“ wurde nicht verstanden und fehlt\./]],
    ['a working model that nobody knows', { jobLocationType: 'jain' }, [/^Arbeitsmodell: „jain“ wird nicht übernommen\.$/]],
    ['two places', places('Bremen', 'Hamburg'), []],
    ['two towns in a line', { jobLocation: 'Bremen und Hamburg' }, []],
    ['a place beside its town', { jobLocation: 'Bremen, Überseestadt' }, [/^Ort: „Überseestadt“ wird nicht übernommen, nur „Bremen“\.$/]],
    ['an address', { jobLocation: 'Hafenstraße 3, 26721 Emden, Deutschland' }, []],
    ['fields that nothing here keeps', { workHours: '38', directApply: true }, [/^Nicht übernommen: „workHours“\.$/]],
  ])('names %s', (_what, more, wanted) => {
    const notes = notesOf(more);
    expect(notes).toEqual(wanted.map((note) => expect.stringMatching(note)));
  });
});
