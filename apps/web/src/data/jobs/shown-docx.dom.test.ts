import JSZip from 'jszip';
import mammoth from 'mammoth';
import { expect, it } from 'vitest';
import { shownDocx } from './shown-docx';

const NS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (runs: string, style = ''): string => `<w:p><w:pPr>${style}</w:pPr>${runs}</w:p>`;

async function shown(body: string, styles = ''): Promise<string> {
  const zip = new JSZip();
  zip.file('word/document.xml', `<w:document ${NS}><w:body>${body}</w:body></w:document>`);
  if (styles !== '') zip.file('word/styles.xml', `<w:styles ${NS}>${styles}</w:styles>`);
  const done = await JSZip.loadAsync(await shownDocx(await zip.generateAsync({ type: 'arraybuffer' })));
  const xml = new DOMParser().parseFromString((await done.file('word/document.xml')?.async('string')) ?? '', 'application/xml');
  return [...xml.getElementsByTagName('w:t')].map(({ textContent }) => textContent).join(' ');
}

it('has the text that Word shows', async () => {
  expect(await shown(paragraph(run('Koch (m/w/d)')) + paragraph(run('Interner Hinweis', '<w:vanish/>')))).toBe('Koch (m/w/d)');
  expect(await shown(paragraph(run('a', '<w:vanish w:val="0"/>') + run('b', '<w:vanish w:val="true"/>') + run('c')))).toBe('a c');
});

it('has no text of a style that hides it', async () => {
  const styles = '<w:style w:styleId="Intern"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Text"><w:rPr/></w:style>';
  const body =
    paragraph(run('a', '<w:rStyle w:val="Intern"/>') + run('b', '<w:rStyle w:val="Text"/>')) +
    paragraph(run('c') + run('d', '<w:vanish w:val="false"/>'), '<w:pStyle w:val="Intern"/>');
  expect(await shown(body, styles)).toBe('b d');
});

it('leaves a file alone that holds no document', async () => {
  const zip = await new JSZip().file('a.txt', 'x').generateAsync({ type: 'arraybuffer' });
  expect(await shownDocx(zip)).toBe(zip);
});

const TYPES = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document whose text has a comment and tracked changes. */
async function reviewed(): Promise<ArrayBuffer> {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${TYPES}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${TYPES}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  zip.file(
    'word/_rels/document.xml.rels',
    `<Relationships xmlns="${TYPES}/relationships"><Relationship Id="r2" Type="${OFFICE}/comments" Target="comments.xml"/></Relationships>`,
  );
  zip.file(
    'word/comments.xml',
    `<w:comments ${NS}><w:comment w:id="0" w:author="Eva Muster" w:initials="EM"><w:p><w:r><w:t>Bitte noch klären</w:t></w:r></w:p></w:comment></w:comments>`,
  );
  zip.file(
    'word/document.xml',
    `<w:document ${NS}><w:body><w:p><w:commentRangeStart w:id="0"/><w:r><w:t>Kochen</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r><w:del w:id="1"><w:r><w:delText> und spülen</w:delText></w:r></w:del></w:p></w:body></w:document>`,
  );
  return zip.generateAsync({ type: 'arraybuffer' });
}

it('is read without the comments of a document, and without what was taken out of it', async () => {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await shownDocx(await reviewed())) });
  expect(value).toBe('<p>Kochen</p>');
});
