import JSZip from 'jszip';
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
