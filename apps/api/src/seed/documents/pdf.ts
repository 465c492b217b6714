/** Text of a PDF's standard fonts: Latin-1, brackets and backslashes marked. */
function literal(text: string): string {
  const latin = text
    .replaceAll('–', '-')
    .replace(/[„“”]/g, '"')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?');
  return `(${latin.replace(/[\\()]/g, (sign) => `\\${sign}`)})`;
}

const SIZE = { title: 26, text: 12 } as const;

function pageOf(title: string, lines: readonly string[]): string {
  const rest = lines.map((line) => `0 -22 Td ${literal(line)} Tj`).join('\n');
  return `BT\n/F2 ${SIZE.title} Tf 72 740 Td ${literal(title)} Tj\n/F1 ${SIZE.text} Tf 0 -16 Td\n${rest}\nET`;
}

const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** A valid PDF of one A4 page. */
export function pdfFile(title: string, lines: readonly string[]): Buffer {
  const content = pageOf(title, lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-DE) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} /Producer (Stellwerk) >>`,
  ];
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
