import { jobDetailLabels, DATED_DETAILS } from '@stellwerk/domain';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPay } from '../parse/pay.ts';
import { objectOf } from '../parse/values.ts';
import { readJobsFile, type FileEntry } from './read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'stellwerk-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let number = 0;

async function entriesOf(content: string | Buffer): Promise<FileEntry[]> {
  number += 1;
  const path = join(folder, `file-${number}`);
  writeFileSync(path, content);
  const entries: FileEntry[] = [];
  for await (const entry of readJobsFile(path)) entries.push(entry);
  return entries;
}

async function titlesOf(content: string | Buffer): Promise<unknown[]> {
  return (await entriesOf(content)).map((entry) =>
    'value' in entry && typeof entry.value === 'object' && entry.value !== null && 'title' in entry.value ? entry.value.title : entry,
  );
}

const job = (title: string, more: object = {}): object => ({ '@type': 'JobPosting', title, ...more });

describe('JSON', () => {
  it('reads JSON Lines with empty lines and names the place of a broken one', async () => {
    const entries = await entriesOf(`\uFEFF${JSON.stringify(job('Eins'))}\n\n{"title": \n${JSON.stringify(job('Zwei'))}\r\n`);
    expect(entries).toMatchObject([
      { place: 'Zeile 1', value: { title: 'Eins' } },
      { place: 'Zeile 3' },
      { place: 'Zeile 4', value: { title: 'Zwei' } },
    ]);
    expect(entries[1]).toHaveProperty('refused', expect.stringContaining('Kein gültiges JSON'));
  });

  it('reads JSON Lines whose texts hold the line marks of Unicode', async () => {
    const lines = ['Eins\u2028zwei', 'Drei\u2029vier', 'Fünf\u0085sechs'];
    expect(await titlesOf(lines.map((title) => JSON.stringify(job(title))).join('\n'))).toEqual(lines);
  });

  it('reads JSON Lines of old Windows exports and UTF-16', async () => {
    const lines = [job('Prüferin'), job('Löterin')].map((value) => JSON.stringify(value)).join('\n');
    expect(await titlesOf(Buffer.from(lines, 'latin1'))).toEqual(['Prüferin', 'Löterin']);
    expect(await titlesOf(Buffer.from(`\uFEFF${lines}`, 'utf16le'))).toEqual(['Prüferin', 'Löterin']);
    expect(await titlesOf(Buffer.from(`\uFEFF${lines}`, 'utf16le').swap16())).toEqual(['Prüferin', 'Löterin']);
  });

  it('reads texts of any length, wherever a piece of the file ends', async () => {
    const titles = Array.from({ length: 3000 }, (_, index) => `Prüferin für Öl ${index} ${'ü'.repeat(index % 70)}`);
    expect(await titlesOf(titles.map((title) => JSON.stringify(job(title))).join('\n'))).toEqual(titles);
  });

  it('reads one object, a list and a wrapped list, however they are laid out', async () => {
    expect(await titlesOf(JSON.stringify(job('Eins'), null, 2))).toEqual(['Eins']);
    expect(await titlesOf(JSON.stringify([job('Eins'), job('Zwei')]))).toEqual(['Eins', 'Zwei']);
    expect(await titlesOf(JSON.stringify({ jobs: [job('Eins'), job('Zwei')] }))).toEqual(['Eins', 'Zwei']);
    expect(await titlesOf(JSON.stringify({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: job('Eins') }] }))).toEqual([
      'Eins',
    ]);
  });

  it('finds the jobs of a graph and the company that they point to', async () => {
    const graph = {
      '@graph': [
        { '@type': 'WebSite', name: 'Seite' },
        { '@type': 'Organization', '@id': '#firma', name: 'Nordlicht' },
        job('Eins', { hiringOrganization: { '@id': '#firma' } }),
      ],
    };
    const entries = await entriesOf(JSON.stringify(graph));
    expect(entries).toMatchObject([{ value: { title: 'Eins', hiringOrganization: { name: 'Nordlicht' } } }]);
    expect(entries).toHaveLength(1);
  });

  it('hands on what is no job, so that it is refused with its reason', async () => {
    expect(await entriesOf(JSON.stringify({ '@type': 'Event', name: 'Messe' }))).toMatchObject([{ value: { '@type': 'Event' } }]);
    expect(await entriesOf('[1, 2')).toMatchObject([{ place: 'Datei', refused: expect.stringContaining('Kein gültiges JSON') }]);
    const [broken] = await entriesOf(`[${'"x"'.repeat(200)}`);
    expect(broken && 'refused' in broken ? broken.refused : '').toMatch(/^Kein gültiges JSON: .{5,120}$/);
  });

  it('names an entry by its line, by its number where a line or a document has several', async () => {
    const places = async (content: string): Promise<string[]> => (await entriesOf(content)).map(({ place }) => place);
    expect(await places(`${JSON.stringify(job('Eins'))}\n${JSON.stringify({ jobs: [job('Zwei'), job('Drei')] })}\n`)).toEqual([
      'Zeile 1',
      'Eintrag 2',
      'Eintrag 3',
    ]);
    expect(await places(JSON.stringify([job('Eins'), job('Zwei')]))).toEqual(['Eintrag 1', 'Eintrag 2']);
    expect(await places(JSON.stringify(job('Eins'), null, 2))).toEqual(['Eintrag 1']);
  });

  it('reads past empty lines at its beginning, and nothing out of an empty file', async () => {
    expect(await titlesOf(`\n \r\n${JSON.stringify(job('Eins'))}`)).toEqual(['Eins']);
    expect(await titlesOf(`\n\n${JSON.stringify([job('Eins')])}`)).toEqual(['Eins']);
    expect(await entriesOf('')).toEqual([]);
  });

  it('cannot read a file that is not there', async () => {
    await expect(readJobsFile(join(folder, 'missing')).next()).rejects.toThrow('ENOENT');
  });
});

describe('CSV', () => {
  it('reads German columns, separated by semicolons, with quotes and line breaks inside', async () => {
    const csv =
      'Stellentitel;Firma;Ort;Beschäftigungsart;Beschreibung;Gehalt von;Gehalt bis;Bewerbungsschluss;Remote\r\n"Licht; Planung";"Nordlicht ""Werke""";Emden;Vollzeit;"Aufgaben:\r\n- Planen";48.000;60.000;31.03.2026;ja\r\n';
    expect(await entriesOf(csv)).toMatchObject([
      {
        place: 'Zeile 2',
        value: {
          title: 'Licht; Planung',
          hiringOrganization: { name: 'Nordlicht "Werke"' },
          jobLocation: ['Emden'],
          employmentType: 'Vollzeit',
          description: 'Aufgaben:\r\n- Planen',
          baseSalary: { value: { minValue: '48.000', maxValue: '60.000' } },
          validThrough: '31.03.2026',
          jobLocationType: 'TELECOMMUTE',
        },
      },
    ]);
  });

  it('reads every column that it knows', async () => {
    const row = {
      Titel: 'Eins',
      Kennziffer: 'NL-1',
      Firma: 'Nordlicht',
      Webseite: 'nordlicht.example',
      Logo: 'l.png',
      Beschreibung: 'Text',
      'Ihre Aufgaben': 'Löten',
      Anforderungen: 'Sorgfalt',
      'Wir bieten': 'Rad',
      'Über uns': 'Leuchten',
      Ort: ' Emden ',
      Beschäftigungsart: 'Vollzeit',
      Arbeitsmodell: 'hybrid',
      Gehalt: '50.000',
      Währung: 'CHF',
      Zeitraum: 'Jahr',
      'Veröffentlicht am': '01.02.2026',
      Bewerbungsschluss: '01.03.2026',
      ...Object.fromEntries(DATED_DETAILS.map((name) => [jobDetailLabels[name], 'bald'])),
      Link: 'https://nordlicht.example/1',
      created_at: 'zu spät',
    };
    const [entry] = await entriesOf(`${Object.keys(row).join(';')}\n${Object.values(row).join(';')}\n`);
    expect(entry).toEqual({
      place: 'Zeile 2',
      notes: ['Nicht übernommen: „created_at“.'],
      value: {
        '@type': 'JobPosting',
        title: 'Eins',
        identifier: 'NL-1',
        hiringOrganization: { name: 'Nordlicht', url: 'nordlicht.example', logo: 'l.png' },
        description: 'Text',
        responsibilities: 'Löten',
        qualifications: 'Sorgfalt',
        jobBenefits: 'Rad',
        employerOverview: 'Leuchten',
        jobLocation: ['Emden'],
        employmentType: 'Vollzeit',
        jobLocationType: 'hybrid',
        baseSalary: { currency: 'CHF', value: { value: '50.000', unitText: 'Jahr' } },
        datePosted: '01.02.2026',
        validThrough: '01.03.2026',
        jobStartDate: 'bald',
        contract: 'bald',
        url: 'https://nordlicht.example/1',
      },
    });
  });

  it('has nothing for an empty cell', async () => {
    expect(await entriesOf('Titel;Firma;Ort;Remote;Gehalt;Gehalt von;Gehalt bis\nEins;;;;;;\n')).toEqual([
      { place: 'Zeile 2', value: { '@type': 'JobPosting', title: 'Eins', hiringOrganization: {} } },
    ]);
  });

  it.each([
    ['ja', 'TELECOMMUTE'],
    ['YES', 'TELECOMMUTE'],
    ['x', 'TELECOMMUTE'],
    ['1', 'TELECOMMUTE'],
    ['nein', undefined],
    ['FALSE', undefined],
    ['0', undefined],
    ['jain', 'jain'],
    ['no way', 'no way'],
    ['100 %', '100 %'],
  ])('reads %s under remote', async (cell, jobLocationType) => {
    const [entry] = await entriesOf(`Titel;Remote\nEins;${cell}\n`);
    expect(entry).toMatchObject({ value: { jobLocationType } });
  });

  it('reads one end of a range', async () => {
    const entries = await entriesOf('Titel;Gehalt von;Gehalt bis\nEins;;60000\nZwei;48000;\n');
    expect(entries.map((entry) => ('value' in entry && objectOf(entry.value)?.baseSalary) || undefined)).toEqual([
      { value: { maxValue: '60000' } },
      { value: { minValue: '48000' } },
    ]);
  });

  it('reads one column, rows that are too short at their end, and line ends of every kind', async () => {
    expect(await titlesOf('Titel\rEins\rZwei')).toEqual(['Eins', 'Zwei']);
    expect(await titlesOf('Titel;Firma;Ort\nEins;Nordlicht\n')).toEqual(['Eins']);
    expect(await titlesOf('Titel;Firma\nEins;Nordlicht;;  \n')).toEqual(['Eins']);
    expect(await titlesOf('Titel;Firma\nEin 19" Bildschirm;Nordlicht\n')).toEqual(['Ein 19" Bildschirm']);
  });

  it('reads English columns, separated by commas or tabs', async () => {
    expect(await entriesOf('job_title,company_name,location,tasks,requirements\nPlanner,Nordlicht,Emden,Plan,Care\n')).toMatchObject([
      { value: { title: 'Planner', hiringOrganization: { name: 'Nordlicht' }, responsibilities: 'Plan', qualifications: 'Care' } },
    ]);
    expect(await titlesOf('title\tcompany\nEins\tNordlicht\n\nZwei\tNordlicht')).toEqual(['Eins', 'Zwei']);
  });

  it('reads UTF-8 with a mark, old Windows exports and UTF-16', async () => {
    expect(await titlesOf('\uFEFFTitel;Firma\nPrüferin;Nordlicht')).toEqual(['Prüferin']);
    expect(await titlesOf(Buffer.from('Titel;Firma\nPr\u00FCferin;Nordlicht', 'latin1'))).toEqual(['Prüferin']);
    expect(await titlesOf(Buffer.from('\uFEFFTitel;Firma\nPrüferin;Nordlicht', 'utf16le'))).toEqual(['Prüferin']);
    // One byte of a byte order mark is not enough.
    for (const start of ['ÿA', 'Aþ', 'þA', 'Aÿ'])
      expect(await titlesOf(Buffer.from(`${start};Firma;Titel\nx;Nordlicht;Prüferin`, 'latin1')), start).toEqual(['Prüferin']);
  });

  it('reads an old Windows export whose last letter looks like the beginning of another', async () => {
    expect(await titlesOf(Buffer.from('Firma;Titel\nNordlicht;Caf\u00E9', 'latin1'))).toEqual(['Café']);
  });

  it('is CSV also where a column has brackets in its name', async () => {
    expect(await titlesOf('Titel;Farbe [de];Maße {cm}\nEins;rot;3\n')).toEqual(['Eins']);
  });

  it('reads pay with the columns of its currency and its time', async () => {
    const csv = ['Titel;Gehalt;Währung;Zeitraum;Gehalt von', 'Eins;3.500;CHF;Monat;', 'Zwei;egal;EUR;Jahr;48000', 'Drei;;EUR;Jahr;'].join(
      '\n',
    );
    const entries = await entriesOf(csv);
    const salaries = entries.map((entry) => ('value' in entry && objectOf(entry.value)?.baseSalary) || undefined);
    expect(salaries.map(readPay)).toEqual([
      { min: 3500, max: 3500, currency: 'CHF', unit: 'MONTH' },
      { min: 48_000, max: null, currency: 'EUR', unit: 'YEAR' },
      null,
    ]);
  });

  it('reads places in one cell, and a remote job that is none', async () => {
    expect(await entriesOf('Titel;Ort;Homeoffice\nEins;"Emden; Leer|Aurich";nein\nZwei;Emden;teilweise remote\n')).toMatchObject([
      { value: { jobLocation: ['Emden', 'Leer', 'Aurich'], jobLocationType: undefined } },
      { value: { jobLocation: ['Emden'], jobLocationType: 'teilweise remote' } },
    ]);
  });

  it('takes the first of two columns of one name, and none for a name that it does not know', async () => {
    const [entry] = await entriesOf('Titel;Bezeichnung;Farbe;Firma (GmbH)\nEins;Zwei;rot;Nordlicht\n');
    expect(entry).toMatchObject({ value: { title: 'Eins', hiringOrganization: { name: 'Nordlicht' } } });
    expect(JSON.stringify(entry)).not.toMatch(/Zwei|rot/);
    expect(entry).toHaveProperty('notes', ['Nicht übernommen: „Bezeichnung“, „Farbe“.']);
  });

  it.each([
    ['sep=;', 'Prüferin;Leer'],
    ['SEP=|', 'Prüferin|Leer'],
    ['sep=\t', 'Prüferin\tLeer'],
    ['"sep=,"', 'Prüferin,Leer'],
  ])('takes %j for the separator that Excel is told', async (start, row) => {
    const header = row.replace('Prüferin', 'Titel').replace('Leer', 'Ort');
    expect(await entriesOf(`\uFEFF${start}\r\n${header}\r\n${row}\r\n`)).toMatchObject([
      { place: 'Zeile 3', value: { title: 'Prüferin' } },
    ]);
  });

  it('reads two exports in two encodings that were put together', async () => {
    const lines = ['Titel;Ort', 'Prüfer A;Köln'].join('\n');
    const mixed = Buffer.concat([Buffer.from(`${lines}\n`), Buffer.from('Prüfer B;Köln\nPrüfer C;Gießen', 'latin1')]);
    expect(await titlesOf(mixed)).toEqual(['Prüfer A', 'Prüfer B', 'Prüfer C']);
  });

  it('names letters that somebody has read in a wrong encoding before', async () => {
    const entries = await entriesOf('Titel;Ort\nPrÃ¼fer;Köln\nPrüfer;Köln\nPâtissier;Ãvila\n');
    expect(entries.map((entry) => 'notes' in entry && entry.notes?.length)).toEqual([1, false, false]);
  });

  it.each([
    ['Gehalt von (€/Monat);Gehalt bis (€/Monat)', 'MONTH'],
    ['Stundenlohn von;Stundenlohn bis', 'HOUR'],
  ])('takes the time of the pay from its columns: %s', async (columns, unit) => {
    const [entry] = await entriesOf(`Titel;${columns}\nEins;40;50\n`);
    expect(entry !== undefined && 'value' in entry && readPay(objectOf(entry.value)?.baseSalary)).toMatchObject({ min: 40, max: 50, unit });
  });

  it('names an amount that stands beside a range', async () => {
    expect(await entriesOf('Titel;Gehalt;Gehalt von\nEins;VB;48000\n')).toMatchObject([{ notes: ['Nicht übernommen: „Gehalt“.'] }]);
  });

  it('finds the separator outside of quotes', async () => {
    expect(await titlesOf('"Farbe; kurz; lang",Titel\nrot,Eins\n')).toEqual(['Eins']);
    expect(await titlesOf('Titel|Firma\nEins, zwei; drei|Nordlicht\n')).toEqual(['Eins, zwei; drei']);
  });

  it('counts the lines inside of quotes and between rows', async () => {
    const entries = await entriesOf('\n\nTitel;Firma\n"Eins\nund";Nordlicht\n;\n\n"Zwei";Nordlicht\n');
    expect(entries.map(({ place }) => place)).toEqual(['Zeile 4', 'Zeile 8']);
  });

  it('names the line of a row that does not fit', async () => {
    expect(await entriesOf('Titel;Firma;Ort\nEins;Nordlicht;Emden;zu viel\nZwei\n"Drei;Nordlicht;Emden\n')).toEqual([
      { place: 'Zeile 2', refused: 'Die Zeile hat 4 Spalten statt 3.' },
      { place: 'Zeile 3', refused: 'Die Zeile hat 1 Spalten statt 3.' },
      { place: 'Zeile 4', refused: 'Ein Anführungszeichen wird nicht geschlossen.' },
    ]);
  });
});
