import { fixtureApplications, FIXTURE_NOW } from '@stellwerk/domain/fixtures';
import { exportFileName, exportTable, type ExportTable } from '@stellwerk/screens/company/applications/export';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import { PdfTable } from './pdf-table';
import { writeXlsx } from './xlsx';

const now = new Date(FIXTURE_NOW);
const font = (file: string): ArrayBuffer =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/ibm-plex-sans/${file}`)))).buffer;
const fonts = { text: font('400Regular/IBMPlexSans_400Regular.ttf'), head: font('600SemiBold/IBMPlexSans_600SemiBold.ttf') };

const [first] = fixtureApplications;
if (first === undefined) throw new Error('There are no applications to export.');
const sample = { ...first, createdAt: '2026-11-23T23:30:00.000Z' };

async function openPdf(table: ExportTable): Promise<PDFDocumentProxy> {
  const pdf = new PdfTable(table, fonts, (page, pages) => `Seite ${page} von ${pages}`);
  pdf.addRows(table.rows);
  const file = await pdf.end();
  return getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 }).promise;
}

type StructNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type StructChild = StructNode['children'][number];

const hasText = (node: StructChild): boolean => !('role' in node) || node.children.some(hasText);

/** Roles of the document's parts with text on a page, in reading order. */
const rolesOf = (node: StructChild): string[] => ('role' in node && hasText(node) ? [node.role, ...node.children.flatMap(rolesOf)] : []);

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('|');
}

describe('a list as an Excel workbook (CA13)', () => {
  test('has a head in German and a row for each application, with the day of Berlin as a date', async () => {
    const [head, row] = await readSheet(await writeXlsx(exportTable([sample], 'excel', now)));
    expect(head?.slice(0, 4)).toEqual(['Name', 'Stelle', 'Eingegangen am', 'Status']);
    expect(row?.slice(0, 2)).toEqual([sample.name, sample.job.title]);
    expect(row?.[2]).toEqual(new Date('2026-11-24'));
  });

  test.each(['=HYPERLINK("https://example.org")', '+49 30 1', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'writes %j as text, never as a formula',
    async (name) => {
      const [, row] = await readSheet(await writeXlsx(exportTable([{ ...sample, name }], 'excel', now)), { trim: false });
      expect(row?.[0]).toBe(name);
    },
  );
});

describe('a list as a PDF (CA13)', () => {
  test('is a tagged document in German with a title, whose table is read as a table', async () => {
    const pdf = await openPdf(exportTable([sample], 'pdf', now));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Bewerbungen', Language: 'de-DE' });
    // It is a map, although typed differently.
    expect(await pdf.getMarkInfo()).toEqual(new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })));
    const tree = await (await pdf.getPage(1)).getStructTree();
    const cells = 7;
    expect(rolesOf(tree).filter((role) => role !== 'Root')).toEqual([
      'Document',
      'H1',
      'P',
      'Table',
      'TR',
      ...Array.from({ length: cells }, () => 'TH'),
      'TR',
      ...Array.from({ length: cells }, () => 'TD'),
    ]);
  });

  test.each([
    ['محمد علي', 'mail'],
    ['王小明', 'mail'],
    ['Анна Иванова', 'Анна Иванова'],
    ['Ελένη Παππά', 'Ελένη Παππά'],
    ['Anna 🌟 Berg 👩🏽‍💻', 'Anna Berg'],
    ['🌟', 'mail'],
    ['Kim #1 & Co. ©', 'Kim #1 & Co. ©'],
  ])('names everybody: %s', async (name, shown) => {
    const text = await textOf(await openPdf(exportTable([{ ...sample, name, email: 'kim@firma.example' }], 'pdf', now)), 1);
    const wanted = shown === 'mail' ? 'kim@firma.example' : shown;
    expect(text.split('|').filter((part) => part === wanted)).toHaveLength(shown === 'mail' ? 2 : 1);
    expect(text).not.toContain('\0');
  });

  test('has real text, also of names that are not written in Latin-1', async () => {
    const pdf = await openPdf(exportTable([{ ...sample, name: 'Łukasz Şahin-Đurić' }], 'pdf', now));
    const text = await textOf(pdf, 1);
    expect(text).toContain('Łukasz Şahin-Đurić');
    expect(text).toContain('24.11.2026');
    expect(text).toContain('1 Bewerbung, Stand');
    expect(text).toContain('Seite 1 von 1');
  });

  test('repeats its head on each sheet, but a screen reader reads it once', async () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ ...sample, id: String(index), name: `Person ${index}` }));
    const pdf = await openPdf(exportTable(many, 'pdf', now));
    expect(pdf.numPages).toBeGreaterThan(1);
    expect(await textOf(pdf, 2)).toContain('Eingegangen am');
    expect(await textOf(pdf, pdf.numPages)).toContain('Person 79');
    const second = await (await pdf.getPage(2)).getStructTree();
    expect(rolesOf(second)).toContain('TD');
    expect(rolesOf(second)).not.toContain('TH');
  });

  test('has no row that runs over the foot of a sheet', async () => {
    const long = { ...sample, job: { ...sample.job, title: 'Fachkraft für Lagerlogistik und Warenwirtschaft '.repeat(6) } };
    const pdf = await openPdf(
      exportTable(
        Array.from({ length: 40 }, () => long),
        'pdf',
        now,
      ),
    );
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const rows = items.filter((item) => 'str' in item && item.str.includes('Fachkraft'));
      expect(rows.length).toBeGreaterThan(0);
      for (const item of rows) if ('transform' in item) expect(item.transform[5]).toBeGreaterThan(36);
    }
  });
});

test('the file is named after what it is and its day', () => {
  expect(exportFileName('excel', new Date('2026-11-24T23:30:00Z'))).toBe('bewerbungen-2026-11-25.xlsx');
  expect(exportFileName('pdf', now)).toMatch(/^bewerbungen-\d{4}-\d{2}-\d{2}\.pdf$/);
});
