import { describe, expect, it } from 'vitest';
import { readBlocks } from './html-to-blocks.ts';
import { blocksText } from './block.ts';

const READER = { isName: (text: string) => /^Aufgaben:?$/.test(text), isLead: (text: string) => text === 'Aufgaben:' };

/** One line per block: h2 for a heading, b for a bold line, ul with its points. */
const read = (html: string): string[] =>
  readBlocks(html, READER).map((block) => {
    if (block.kind === 'heading') return `h${block.level} ${block.text}`;
    if (block.kind === 'list') return `${block.ordered ? 'ol' : 'ul'} ${block.items.join(' | ')}`;
    return `${block.bold ? 'b' : 'p'} ${block.html}`;
  });

describe('a heading element', () => {
  it.each([
    ['<h3>Eins <b>zwei</b></h3>', ['h3 Eins zwei']],
    ['<h6>Eins<br>zwei</h6>', ['h6 Eins zwei']],
    ['<h2><p>Eins</p></h2>', ['h2 Eins']],
    ['<h2><p>Eins</p><p>Zwei</p></h2>', ['h2 Eins', 'p Zwei']],
    ['<h2><ul><li>Eins</li></ul><p>Zwei</p></h2>', ['ul Eins', 'p Zwei']],
    ['<h2> </h2>', []],
  ])('%s', (html, wanted) => {
    expect(read(html)).toEqual(wanted);
  });
});

describe('a list', () => {
  it.each([
    ['<ol><li>Eins</li>\n<li></li><li>Zwei</li></ol>', ['ol Eins | Zwei']],
    ['<menu><li>Eins</li></menu>', ['ul Eins']],
    ['<ul>Eins<li>Zwei</li></ul>', ['ul Eins | Zwei']],
    ['<ul><li>Eins<p>Zwei</p></li></ul>', ['ul Eins<br>Zwei']],
    ['<ul><li>Eins<ol><li>Zwei</li></ol>Drei</li></ul>', ['ul Eins<ol><li>Zwei</li></ol>Drei']],
    ['<ul><li>Eins</li><ul><li>Zwei</li></ul></ul>', ['ul Eins<ul><li>Zwei</li></ul>']],
    ['<ul><ul><li>Zwei</li></ul></ul>', ['ul <ul><li>Zwei</li></ul>']],
    ['<ul><li>Eins</li><p>Zwei</p></ul>', ['ul Eins | Zwei']],
    ['<ul><li><h3>Eins</h3>Zwei</li></ul>', ['ul <strong>Eins</strong><br>Zwei']],
    ['<ul><li><h3>Aufgaben</h3></li><li>Eins</li></ul>', ['h3 Aufgaben', 'ul Eins']],
    ['<ul><li>Null</li><li><b>Aufgaben</b></li><li>Eins</li></ul>', ['ul Null', 'b <strong>Aufgaben</strong>', 'ul Eins']],
    ['<ul><li>Aufgaben:</li><li>Eins</li></ul>', ['p Aufgaben:', 'ul Eins']],
    ['<ul><li>Aufgaben</li><li>Eins</li></ul>', ['ul Aufgaben | Eins']],
    ['<ul><li>Eins</li><li><b>Aufgaben</b></li></ul>', ['ul Eins | <strong>Aufgaben</strong>']],
    ['<ul><li>Aufgaben<ul><li>Eins</li></ul></li></ul>', ['p Aufgaben', 'ul Eins']],
    ['<ul><li>Aufgaben<p>Eins</p></li></ul>', ['ul Aufgaben<br>Eins']],
  ])('%s', (html, wanted) => {
    expect(read(html)).toEqual(wanted);
  });
});

describe('elements around blocks', () => {
  it.each([
    ['<b><div>Eins</div>zwei</b>', ['b <strong>Eins</strong>', 'b <strong>zwei</strong>']],
    ['<a href="https://a.example"><p>Eins</p></a>', ['p <a href="https://a.example">Eins</a>']],
    ['<p>Eins<div>Zwei</div>Drei</p>', ['p Eins', 'p Zwei', 'p Drei']],
    ['<dl><dt>Eins</dt><dd>Zwei</dd></dl>', ['b Eins', 'p Zwei']],
    ['<details><summary>Eins</summary>Zwei</details>', ['b Eins', 'p Zwei']],
    ['<table><caption>Eins</caption><tr><td>Zwei</td></tr></table>', ['b Eins', 'p Zwei']],
    ['<table><tr><td>Aufgaben</td><td>Eins</td></tr></table>', ['b Aufgaben', 'p Eins']],
    ['<table><tr><td>Eins</td><td><ul><li>Zwei</li></ul></td></tr></table>', ['p Eins', 'ul Zwei']],
  ])('%s', (html, wanted) => {
    expect(read(html)).toEqual(wanted);
  });
});

describe('lines', () => {
  it.each([
    ['<p>Eins<br>zwei<br> <br>drei</p>', ['p Eins<br>zwei', 'p drei']],
    ['<p><b>Eins<br>zwei</b></p>', ['b <strong>Eins</strong><br><strong>zwei</strong>']],
    ['<p><b>Eins</b><br>zwei</p>', ['p <strong>Eins</strong><br>zwei']],
    ['<p>🔧 <b>Eins</b>:</p>', ['b 🔧 <strong>Eins</strong>:']],
    ['<p><b>Eins</b> zwei</p>', ['p <strong>Eins</strong> zwei']],
    ['<p>Eins<br>Aufgaben<br>zwei</p>', ['p Eins', 'p Aufgaben', 'p zwei']],
    ['<p>Aufgaben: löten<br>messen</p>', ['b Aufgaben:', 'p löten<br>messen']],
    ['<p><b>Aufgaben</b>: löten</p>', ['b <strong>Aufgaben</strong>:', 'p löten']],
    ['<p><b>Aufgaben:</b> <i>löten</i></p>', ['b <strong>Aufgaben:</strong>', 'p <em>löten</em>']],
    ['<p><b>Aufgaben</b> löten</p>', ['p <strong>Aufgaben</strong> löten']],
    ['<p>Eins. <b>Aufgaben:</b> löten</p>', ['p Eins.', 'b <strong>Aufgaben:</strong>', 'p löten']],
    ['<p>- eins<br>zwei<br>- drei<br>- vier</p>', ['p - eins', 'p zwei', 'ul drei | vier']],
    ['<p>ARBEITSZEIT<br>nachts</p>', ['b ARBEITSZEIT', 'p nachts']],
    ['<p>ARBEITSZEIT<br>NACHTS AN BORD</p>', ['p ARBEITSZEIT<br>NACHTS AN BORD']],
    ['<p>GMBH<br>nachts</p>', ['p GMBH<br>nachts']],
    ['<p>ARBEITSZEIT!<br>nachts</p>', ['p ARBEITSZEIT!<br>nachts']],
    ['<p>•</p>', ['p •']],
  ])('%s', (html, wanted) => {
    expect(read(html)).toEqual(wanted);
  });

  it('keep their text beside their marks', () => {
    expect(blocksText(readBlocks('<h2>Eins</h2><p>zwei  <b>drei</b></p><ul><li>vier<ul><li>fünf</li></ul></li></ul>', READER))).toBe(
      'Eins zwei drei vier fünf',
    );
  });
});

describe('lines of a fixed width', () => {
  const full = 'Diese Zeile ist lang genug, um voll zu sein';
  const joined = (...lines: string[]): boolean =>
    !read(`<p>${lines.join('<br>')}</p>`)
      .join('')
      .includes(`${full}<br>`);

  it.each([
    ['are joined', [`Ende. ${full}`, full, full, 'Schluss.'], true],
    ['are four at least', [`Ende. ${full}`, full, 'Schluss.'], false],
    ['end with a full stop', [`Ende. ${full}`, full, full, 'Schluss'], false],
    ['hold the end of a sentence', [full, full, full, 'Schluss.'], false],
    ['are no longer than a page is wide', [`Ende. ${full}`, full, `${full} ${'x'.repeat(80)}`, 'Schluss.'], false],
    ['are mostly full', [`Ende. ${full}`, full, 'kurz', 'kurz', 'Schluss.'], false],
  ])('%s', (_, lines, wanted) => {
    expect(joined(...lines)).toBe(wanted);
  });
});
