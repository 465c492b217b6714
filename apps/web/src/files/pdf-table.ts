import type { ExportCell, ExportTable } from '@stellwerk/screens/company/applications/export';
import PdfDocument from 'pdfkit';
import { drawnRow } from './drawn';

const MARGIN = 36;
const PADDING = 4;
const SIZES = { title: 16, about: 9, row: 8 } as const;
const COLOURS = { text: '#1a1a1a', rule: '#b8b8b8' } as const;

/** The library supports this standard since 0.20, its types do not. */
const ACCESSIBLE: object = { subset: 'PDF/UA' };

const days = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

const textOf = (cell: ExportCell): string => (cell instanceof Date ? days.format(cell) : String(cell ?? ''));

/** Bytes of two weights of a typeface. */
export interface PdfFonts {
  readonly text: ArrayBuffer;
  readonly head: ArrayBuffer;
}

interface Line {
  readonly cells: readonly string[];
  readonly kind: 'TH' | 'TD';
}

/**
 * Renders a table on sheets of A4, each with the table's head, as a tagged PDF: title, table, rows and cells are tagged, repeated
 * content of a sheet is not read again. The library's own table takes thirty times as long (decision 0078).
 */
export class PdfTable {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly table: PDFKit.PDFStructureElement;
  private readonly shown: Pick<ExportTable, 'columns'>;
  private readonly widths: readonly number[];
  private readonly head: Line;
  private readonly pieces: Uint8Array<ArrayBuffer>[] = [];
  private readonly finished: Promise<void>;
  private readonly pageText: (page: number, pages: number) => string;
  private y: number;

  constructor({ title, about, columns }: ExportTable, fonts: PdfFonts, pageText: (page: number, pages: number) => string) {
    this.pageText = pageText;
    this.shown = { columns };
    this.doc = new PdfDocument({
      size: 'A4',
      layout: 'landscape',
      margin: MARGIN,
      // The browser's build has no standard font.
      font: '',
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      ...ACCESSIBLE,
      lang: 'de-DE',
      displayTitle: true,
      info: { Title: title, Subject: about },
    });
    const { doc } = this;
    this.finished = new Promise((resolve) => doc.once('end', () => resolve()));
    doc.on('data', (piece: Uint8Array<ArrayBuffer>) => this.pieces.push(piece));
    doc.registerFont('text', fonts.text).registerFont('head', fonts.head);
    const whole = columns.reduce((sum, { width }) => sum + width, 0);
    this.widths = columns.map(({ width }) => (width / whole) * (doc.page.width - 2 * MARGIN));
    this.head = { kind: 'TH', cells: columns.map((column) => column.title) };
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    doc.fillColor(COLOURS.text);
    this.root.add(doc.struct('H1', {}, () => doc.font('head', SIZES.title).text(title)));
    this.root.add(doc.struct('P', {}, () => doc.font('text', SIZES.about).text(about)));
    this.table = doc.struct('Table');
    this.root.add(this.table);
    this.y = doc.y + 2 * PADDING;
    this.addLine(this.head);
  }

  /** Renders rows below the existing ones. */
  addRows(rows: ExportTable['rows']): void {
    for (const row of rows) this.addLine({ kind: 'TD', cells: drawnRow(this.shown, row).map(textOf) });
  }

  /** Numbers the sheets and ends the file. */
  async end(): Promise<Blob> {
    this.table.end();
    this.root.end();
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.drawAside('Pagination', () => this.drawPageText(this.pageText(page + 1, count)));
    }
    this.doc.end();
    await this.finished;
    return new Blob(this.pieces, { type: 'application/pdf' });
  }

  private addLine(line: Line): void {
    const height = this.heightOf(line);
    if (this.y + height > this.doc.page.height - 2 * MARGIN) {
      this.doc.addPage();
      this.y = MARGIN;
      // The head is a part of the table once; on further sheets it is decorative.
      this.drawAside('Pagination', () => this.drawCells(this.head, (draw) => draw()));
      this.drawRule(this.heightOf(this.head));
    }
    const row = this.doc.struct('TR');
    this.table.add(row);
    const scope = line.kind === 'TH' ? { scope: 'Column' as const } : {};
    this.drawCells(line, (draw) => row.add(this.doc.struct(line.kind, scope, draw)));
    row.end();
    this.drawRule(height);
  }

  private useFont({ kind }: Line): void {
    this.doc.font(kind === 'TH' ? 'head' : 'text', SIZES.row);
  }

  private heightOf(line: Line): number {
    this.useFont(line);
    const heights = line.cells.map((cell, index) => this.doc.heightOfString(cell, { width: this.textWidth(index) }));
    return Math.max(...heights) + 2 * PADDING;
  }

  private textWidth(index: number): number {
    return (this.widths[index] ?? 0) - 2 * PADDING;
  }

  private drawCells(line: Line, each: (draw: () => void) => void): void {
    this.useFont(line);
    let x = MARGIN;
    line.cells.forEach((cell, index) => {
      const at = x + PADDING;
      each(() => this.doc.text(cell, at, this.y + PADDING, { width: this.textWidth(index) }));
      x += this.widths[index] ?? 0;
    });
  }

  private drawRule(height: number): void {
    this.y += height;
    const { doc, y } = this;
    this.drawAside('Layout', () =>
      doc
        .moveTo(MARGIN, y)
        .lineTo(doc.page.width - MARGIN, y)
        .lineWidth(0.5)
        .stroke(COLOURS.rule),
    );
  }

  private drawPageText(text: string): void {
    const { doc } = this;
    // Below the margin, where the library would otherwise begin another sheet.
    doc.page.margins.bottom = 0;
    doc.font('text', SIZES.about).text(text, MARGIN, doc.page.height - MARGIN, { width: doc.page.width - 2 * MARGIN, align: 'right' });
    doc.page.margins.bottom = MARGIN;
  }

  /** Renders content outside of the text. */
  private drawAside(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }
}
