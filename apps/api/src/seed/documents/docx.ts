import { zipFile } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string, style = ''): string => `<w:p><w:r>${style}<w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;

/** A word processor's document of a few paragraphs, the first one bold. */
export function docxFile(title: string, lines: readonly string[]): Buffer {
  const body = [paragraph(title, '<w:rPr><w:b/><w:sz w:val="44"/></w:rPr>'), ...lines.map((line) => paragraph(line))].join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  };
  return zipFile(Object.entries(files).map(([name, xml]) => ({ name, content: Buffer.from(`${HEAD}\n${xml}`) })));
}
