import { describe, expect, it } from 'vitest';
import { tidyPastedHtml } from './pasted-html';

const point = (text: string, marker: string, level = 1): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
const text = (html: string): string =>
  tidyPastedHtml(html)
    .replace(/<!--.*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('pasted HTML', () => {
  it('of Word: points become a list, bullets and numbers each their own', () => {
    const html = `${point('Erster', '·')}${point('Zweiter', '·')}${point('Nummer eins', '1.')}${point('Nummer zwei', '2.')}`;
    expect(text(html)).toBe('<ul><li>Erster</li><li>Zweiter</li></ul><ol><li>Nummer eins</li><li>Nummer zwei</li></ol>');
  });

  it('of Word: a point below a point stays below it', () => {
    const html = `${point('Oben', '·')}${point('Darunter', 'o', 2)}${point('Wieder oben', '·')}`;
    expect(text(html)).toBe('<ul><li>Oben<ul><li>Darunter</li></ul></li><li>Wieder oben</li></ul>');
  });

  it('of Word: a paragraph between two lists parts them', () => {
    const html = `${point('Eins', '·')}<p class=MsoNormal>Dazwischen</p>${point('Zwei', '·')}`;
    expect(text(html)).toBe('<ul><li>Eins</li></ul><p class="MsoNormal">Dazwischen</p><ul><li>Zwei</li></ul>');
  });

  it('of Word: its empty paragraphs, its style sheet and its own elements go', () => {
    const html = `<style>p.MsoNormal{margin:0}</style><p class=MsoNormal>Ein Satz.<o:p>&nbsp;</o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`;
    expect(text(html)).toBe('<p class="MsoNormal">Ein Satz.</p>');
  });

  it('of Google Docs: what its styles say becomes elements, and its bold that is none goes', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Fett</span>, <span style="font-style:italic;text-decoration:underline">beides</span></p></b>';
    expect(text(html)).toBe('<span><p><span><strong>Fett</strong></span>, <span><u><em>beides</em></u></span></p></span>');
  });

  it('leaves no style, and the word in a text alone', () => {
    expect(text('<p style="color:red">Mit Stil: style="x"</p>')).toBe('<p>Mit Stil: style="x"</p>');
  });

  it('of a page: its headings get the two levels that a text has', () => {
    expect(text('<h1>Stelle</h1><h2>Aufgaben</h2><h3>Büro</h3><h5>Klein</h5>')).toBe(
      '<h3>Stelle</h3><h3>Aufgaben</h3><h3>Büro</h3><h4>Klein</h4>',
    );
  });

  it('keeps lists, line breaks and links as they are', () => {
    const html = '<ul><li>Eins</li></ul><p>Zwei<br>Drei <a href="https://example.org">Link</a></p>';
    expect(text(html)).toBe(html);
  });
});
