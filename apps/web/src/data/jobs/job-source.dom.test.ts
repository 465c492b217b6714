import JSZip from 'jszip';
import { expect, it, vi } from 'vitest';
import { jobSource } from './job-source';

// The build for Node, which the tests load, takes the bytes under another name than the one for browsers.
vi.mock('mammoth', async (load: () => Promise<typeof import('mammoth')>) => {
  const { default: mammoth } = await load();
  const convertToHtml: typeof mammoth.convertToHtml = (input, options) =>
    mammoth.convertToHtml('arrayBuffer' in input ? { buffer: Buffer.from(input.arrayBuffer) } : input, options);
  return { default: { ...mammoth, convertToHtml } };
});

const NS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document whose text has a comment, and what was changed in it while it was reviewed. */
async function reviewed(): Promise<File> {
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
  return new File([await zip.generateAsync({ type: 'arraybuffer' })], 'Koch.docx');
}

it('reads no comments of a Word document, and nothing that was taken out of it', async () => {
  expect(await jobSource('1').readFile(await reviewed())).toBe('<p>Kochen</p>');
});
