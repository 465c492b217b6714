const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** PDF fonts use the Windows encoding, one byte per letter. */
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

const content = (lines: readonly string[]): string => {
  const drawn = lines
    .map((line, index) => `BT /F1 ${index === 0 ? 22 : 12} Tf 64 ${770 - index * 28} Td (${escape(line)}) Tj ET`)
    .join('\n');
  return `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`;
};

/** URL of a PDF with a page per list of lines, for stories. */
export function storyPdf(pages: readonly (readonly string[])[]): string {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      content(lines),
    ]),
  ];
  const parts = ['%PDF-1.7\n'];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    places.push(length);
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  parts.push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`);
  return URL.createObjectURL(new Blob([bytes(parts.join(''))], { type: 'application/pdf' }));
}
