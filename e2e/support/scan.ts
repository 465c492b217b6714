/** A green image of 64 by 90 points, as JPEG 2000: the format of many scanned PDFs, which no browser decodes natively. */
const SHEET = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAWgAAAEAAAwcHAAAAAAAPY29scgEAAAAAABAAAADAanAyY/9P/1EALwAAAAAAQAAAAFoAAAAAAAAAAAAAAEAAAABaAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQUEBAAB/1wAE0BASEhQSEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAOQAB/5PH1AoI685pz9+AOAjrzmm51HffgDgI685pudR3gICAgICAgICAgICAgICA/9k=',
  'base64',
);

/** A PDF of one page with only that image. */
export function scannedPdf(): Buffer {
  const drawn = 'q 595 0 0 842 0 0 cm /Im1 Do Q';
  return Buffer.concat([
    Buffer.from(
      [
        '%PDF-1.7',
        '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
        '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
        '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im1 5 0 R >> >> >> endobj',
        `4 0 obj << /Length ${drawn.length} >> stream\n${drawn}\nendstream endobj`,
        `5 0 obj << /Type /XObject /Subtype /Image /Width 64 /Height 90 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JPXDecode /Length ${SHEET.length} >> stream\n`,
      ].join('\n'),
    ),
    SHEET,
    Buffer.from('\nendstream endobj\ntrailer << /Size 6 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
