import { describe, expect, it } from 'vitest';
import { tidyPastedHtml, tidyPastedText } from './pasted-html';

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

describe('what its author does not see, or has struck out', () => {
  it.each([
    [
      'comments of Word',
      '<p class=MsoNormal>Kochen<span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[A1]</a></span></p><div style=\'mso-element:comment-list\'><hr class=msocomoff><div style=\'mso-element:comment\'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Bitte noch mit dem Betriebsrat klären</p></div></div></div>',
      '<p class="MsoNormal">Kochen</p>',
    ],
    ['hidden text', '<p>a<span style="mso-hide:all">x</span><span style="color:red;display:none">y</span></p><p hidden>z</p>', '<p>a</p>'],
    ['what was struck out', '<p>a<del>x</del><span class=msoDel>y</span></p>', '<p>a</p>'],
  ])('goes: %s', (_what, html, tidy) => {
    expect(text(html)).toBe(tidy);
  });
});

describe('a table', () => {
  it.each([
    [
      'cells of Excel, a row a line',
      '<table><tr><td>Beginn</td><td>01.03.2027</td></tr><tr><td>Umfang</td><td>Vollzeit</td></tr></table>',
      '<p>Beginn | 01.03.2027</p><p>Umfang | Vollzeit</p>',
    ],
    [
      'cells with paragraphs of Word, an empty one',
      '<table><tr><td><p>A</p></td><td></td><td><p><b>B</b></p></td></tr></table>',
      '<p>A | <b>B</b></p>',
    ],
    [
      'that lays out a page',
      '<table><tr><td><h2>A</h2><p>b</p></td><td><ul><li>c</li></ul></td></tr></table>',
      '<div><h3>A</h3><p>b</p><ul><li>c</li></ul></div>',
    ],
    ['in a table', '<table><tr><td><table><tr><td>A</td><td>B</td></tr></table></td></tr></table>', '<p>A | B</p>'],
  ])('%s', (_what, html, tidy) => {
    expect(text(html)).toBe(tidy);
  });
});

it('makes points of the bullets of fonts that only Word has', () => {
  expect(text('<p>Aufgaben</p><p>\uF0B7\tPrüfen</p><p><span>\uF0B7 </span>Messen</p>')).toBe(
    '<p>Aufgaben</p><ul><li>Prüfen</li><li><span></span>Messen</li></ul>',
  );
  expect(tidyPastedText('Aufgaben\n\uF0B7\tPrüfen\n \uF0A7 Messen \uF0E0')).toBe('Aufgaben\n• Prüfen\n• Messen \uF0E0');
});

it('has the addresses that were meant, in links and in the text', () => {
  const wrapped = 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Ffirma.example%2Fkarriere&amp;data=eva.muster';
  const inner = 'https://firma.example/karriere';
  expect(text(`<p><a href="${wrapped}">${wrapped}</a></p>`)).toBe(`<p><a href="${inner}">${inner}</a></p>`);
  expect(tidyPastedText(`Mehr: ${wrapped.replace('&amp;', '&')}`)).toBe(`Mehr: ${inner}`);
});
