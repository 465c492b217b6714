import { describe, expect, it } from 'vitest';
import { filled } from '../testing/sections.ts';

const TASKS = '<h2>Aufgaben</h2>';
/** HTML of the benefits. */
const offer = (html: string): unknown => filled(`<h2>Benefits</h2>${html}`);

describe('a line in capitals', () => {
  it.each([
    ['heads the lines under it', '<p>ARBEITSZEIT<br>Früh.</p>', '<h3>ARBEITSZEIT</h3><p>Früh.</p>'],
    ['may have signs in it', '<p>A.B, ARBEITSZEIT<br>Früh.</p>', '<h3>A.B, ARBEITSZEIT</h3><p>Früh.</p>'],
    ['has fifty letters at most', `<p>${'ARBEIT '.repeat(7)}J<br>Früh.</p>`, `<h3>${'ARBEIT '.repeat(7)}J</h3><p>Früh.</p>`],
    ['is a line when it is longer', `<p>${'ARBEIT '.repeat(7)}JA<br>Früh.</p>`, `<p>${'ARBEIT '.repeat(7)}JA<br>Früh.</p>`],
    ['is a line when it ends a sentence', '<p>ARBEITSZEIT.<br>Früh.</p>', '<p>ARBEITSZEIT.<br>Früh.</p>'],
    ['is a line inside a paragraph', '<p>Rad.<br>ARBEITSZEIT<br>Früh.</p>', '<p>Rad.<br>ARBEITSZEIT<br>Früh.</p>'],
    ['is a line before another', '<p>ARBEITSZEIT<br> SCHICHTEN <br>Früh.</p>', '<p>ARBEITSZEIT<br>SCHICHTEN<br>Früh.</p>'],
    ['may be an abbreviation', '<p>EDV<br>Früh.</p>', '<p>EDV<br>Früh.</p>'],
  ])('%s', (_, source, wanted) => {
    expect(offer(source)).toEqual({ offer: wanted });
  });
});

describe('a name inside a paragraph opens its section', () => {
  it.each([
    ['in bold before a colon', '<p><b>Benefits</b>: Rad und Obst</p>', { offer: '<p>Rad und Obst</p>' }],
    ['in bold, with a space before the colon', '<p><b>Benefits</b> : Rad: rot</p>', { offer: '<p>Rad: rot</p>' }],
    ['in bold with its colon', '<p><b>Benefits:</b> Rad und Obst</p>', { offer: '<p>Rad und Obst</p>' }],
    ['behind other text', '<p>Löten. <b> Benefits: </b> Rad</p>', { tasks: '<p>Löten.</p>', offer: '<p>Rad</p>' }],
    [
      'behind marks without text',
      '<p>Löten.<b> </b><i>x</i> <b>Benefits</b>: Rad</p>',
      { tasks: '<p>Löten. <em>x</em></p>', offer: '<p>Rad</p>' },
    ],
    ['as a line with a colon', '<p>Löten.<br>Benefits:<br>Rad.</p>', { tasks: '<p>Löten.</p>', offer: '<p>Rad.</p>' }],
    ['as a line', '<p>Löten.<br>Benefits<br>Rad.</p>', { tasks: '<p>Löten.</p>', offer: '<p>Rad.</p>' }],
    ['as a bold line', '<p>Löten.<br><b>Benefits</b><br>Rad.</p>', { tasks: '<p>Löten.</p>', offer: '<p>Rad.</p>' }],
    ['at the start of a line', '<p>Löten.<br>Benefits: Rad.<br>Obst.</p>', { tasks: '<p>Löten.</p>', offer: '<p>Rad.<br>Obst.</p>' }],
    ['before a text of several lines', '<p>  Benefits:   Rad\nund Obst</p>', { offer: '<p>Rad und Obst</p>' }],
  ])('%s', (_, source, wanted) => {
    expect(filled(TASKS + source)).toEqual(wanted);
  });

  it.each([
    ['in italics', '<p>Löten. <i>Benefits:</i> Rad und Obst</p>', '<p>Löten. <em>Benefits:</em> Rad und Obst</p>'],
    ['in bold without a colon', '<p><b>Benefits</b> Rad: rot</p>', '<p><strong>Benefits</strong> Rad: rot</p>'],
    ['in bold before another mark', '<p><b>Benefits</b> <i>hier</i> Rad</p>', '<p><strong>Benefits</strong> <em>hier</em> Rad</p>'],
  ])('but not %s', (_, source, wanted) => {
    expect(filled(TASKS + source)).toEqual({ tasks: wanted });
  });

  it('is a line like others where its section is open', () => {
    expect(offer('<p>Rad.<br>Benefits<br>Obst.</p>')).toEqual({ offer: '<p>Rad.<br>Benefits<br>Obst.</p>' });
    expect(offer('<p>Rad.<br>Gehalt:<br>Nach Tarif.</p>')).toEqual({ offer: '<p>Rad.</p><h3>Gehalt:</h3><p>Nach Tarif.</p>' });
    expect(offer('<p>Gehalt: nach Tarif<br>und mehr</p>')).toEqual({ offer: '<h3>Gehalt:</h3><p>nach Tarif<br>und mehr</p>' });
  });
});

describe('line breaks', () => {
  it('inside a mark part its lines', () => {
    expect(offer('<p><i>Ein<br>Rad</i></p>')).toEqual({ offer: '<p><em>Ein</em><br><em>Rad</em></p>' });
    expect(offer('<p><b>Eins<br></b>zwei</p>')).toEqual({ offer: '<p><strong>Eins</strong><br>zwei</p>' });
  });

  it('end a list of typed bullets', () => {
    expect(filled(`${TASKS}<p>Löten.<br>• Eins<br>Zwei<br>Benefits<br>Rad.</p>`)).toEqual({
      tasks: '<p>Löten.</p><p>• Eins</p><p>Zwei</p>',
      offer: '<p>Rad.</p>',
    });
  });
});

describe('plain text', () => {
  it.each([
    ['named quotes', '&lt;p&gt;&quot;a&quot; &apos;b&apos;&lt;/p&gt;&lt;p&gt;c&lt;/p&gt;', "<p>&quot;a&quot; 'b'</p><p>c</p>"],
    [
      'numbered quotes',
      '&lt;p&gt;&#34;a&#34; &#39;b&#39; &#x27;c&#x27;&lt;/p&gt;&lt;p&gt;d&lt;/p&gt;',
      "<p>&quot;a&quot; 'b' 'c'</p><p>d</p>",
    ],
    ['numbered brackets', '&lt;p&gt;a&#60;br&#62;b&lt;/p&gt;&lt;p&gt;c&lt;/p&gt;', '<p>a<br>b</p><p>c</p>'],
    ['numbered brackets in base 16', '&lt;p&gt;a&#x3C;br&#x3e;b&lt;/p&gt;&lt;p&gt;c&lt;/p&gt;', '<p>a<br>b</p><p>c</p>'],
  ])('that was escaped may have %s', (_, source, wanted) => {
    expect(filled(source)).toEqual({ description: wanted });
  });

  it.each([
    ['https://a.example/b', 'https'],
    ['http://a.example/b', 'http'],
    ['mailto:a@b.example', 'mail'],
    ['jobs@nordlicht.example', 'an address'],
    ['a@b.d', 'a short address'],
  ])('between angle brackets stays: <%s>', (address) => {
    const { description = '' } = filled(`<p>Schreiben Sie an <${address}>, bitte.</p>`);
    expect(description.replace(/<\/?a[^>]*>/g, '')).toBe(`<p>Schreiben Sie an &lt;${address}&gt;, bitte.</p>`);
  });

  it.each([
    ['a row of signs divides, also behind spaces', 'Eins.\n  * * *  \nZwei.', '<p>Eins.</p><p>Zwei.</p>'],
    ['a row with a word in front is text', 'Eins ---\nZwei.', '<p>Eins ---<br>Zwei.</p>'],
    ['a row with a word behind it is text', 'Eins.\n--- Zwei.', '<p>Eins.<br>--- Zwei.</p>'],
    ['a heading drops its closing marks and its stars', '##   **Eins** #1 ##\nZwei.', '<h3>Eins #1</h3><p>Zwei.</p>'],
  ])('%s', (_, source, wanted) => {
    expect(filled(source)).toEqual({ description: wanted });
  });

  it('dashes that divide take the space around them', () => {
    expect(filled('<p>Rad -----   Obst</p>')).toEqual({ description: '<p>Rad<br>Obst</p>' });
  });

  it.each([
    ['**Dazu**', '<h3>Dazu</h3><p>Rad.</p>'],
    ['**Dazu**:', '<h3>Dazu:</h3><p>Rad.</p>'],
    ['mehr **Dazu**', '<p>mehr <strong>Dazu</strong></p><p>Rad.</p>'],
    ['**Dazu** mehr', '<p><strong>Dazu</strong> mehr</p><p>Rad.</p>'],
  ])('a line of stars is bold as a whole or in part: %s', (line, wanted) => {
    expect(offer(`<p>${line}</p><p>Rad.</p>`)).toEqual({ offer: wanted });
  });
});

describe('markup', () => {
  it.each([
    ['a link without encryption', '<p>x <a href="http://a.example">a</a></p>', '<p>x <a href="http://a.example">a</a></p>'],
    ['a script that looks like a link', '<p>x <a href="javascript:https://a.example">a</a></p>', '<p>x a</p>'],
    ['a script that looks like a site', '<p>x <a href="javascript:www.a.example">a</a></p>', '<p>x a</p>'],
    [
      'an address in the text without encryption',
      '<p>http://a.example/b</p>',
      '<p><a href="http://a.example/b">http://a.example/b</a></p>',
    ],
    ['tags in capitals', '<P>Ein <B>Rad</B></P>', '<p>Ein <strong>Rad</strong></p>'],
    ['named letters', '<p>Rad &euro; &uuml;</p>', '<p>Rad € ü</p>'],
    ['an end without a start', '<p>Rad</b> Obst</div> Meer</p>', '<p>Rad Obst Meer</p>'],
    ['scripts inside scripts', '<p>a<svg>x<svg>y</svg>z</svg>b</p>', '<p>ab</p>'],
    ['a picture', '<p>a<img src=x>b</p><p>c</p>', '<p>ab</p><p>c</p>'],
    ['bold that misses its first letters', '<p>x m<b>utig</b> ab<b>cd</b></p>', '<p>x <strong>mutig</strong> <strong>abcd</strong></p>'],
    ['bold inside a word', '<p>x abc<b>de</b> 1a<b>bc</b></p>', '<p>x abc<strong>de</strong> 1a<strong>bc</strong></p>'],
    ['three hundred elements in each other', `<p><b>${'<i>'.repeat(300)}tief</p><p>flach</p>`, '<h3>tief</h3><p>flach</p>'],
    ['headings of every level', '<p>Rad</p><h6>Obst</h6><p>y</p>', '<p>Rad</p><h3>Obst</h3><p>y</p>'],
    ['a sentence in the middle of a bold line', '<p><b>Das. zählt</b></p><p>Obst</p>', '<h3>Das. zählt</h3><p>Obst</p>'],
    ['white space between points', '<ul> <li>a<ul> <li>b</li> </ul></li> </ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a paragraph among points', '<ul><p>x</p><li>a</li></ul>', '<ul><li>x</li><li>a</li></ul>'],
    ['text among points', '<ul>text<li>a</li></ul>', '<ul><li>text</li><li>a</li></ul>'],
    ['a point of several paragraphs', '<ul><li>a<p>b</p><ol><li>c</li></ol></li></ul>', '<ul><li>a<br>b<ol><li>c</li></ol></li></ul>'],
  ])('may have %s', (_, source, wanted) => {
    expect(offer(source)).toEqual({ offer: wanted });
  });
});

describe('lines that are points', () => {
  it.each([
    [
      'three facts of one line each are lines',
      '<p>Start: sofort<br>Ort: Emden<br>Lohn: Tarif</p>',
      '<p>Start: sofort<br>Ort: Emden<br>Lohn: Tarif</p>',
    ],
    [
      'one fact among them is a point',
      '<p>Rad leihen<br>Ort: Emden<br>Obst essen</p>',
      '<ul><li>Rad leihen</li><li>Ort: Emden</li><li>Obst essen</li></ul>',
    ],
    [
      'facts behind a comma are lines',
      '<p>Rad leihen, und: x<br>Obst essen, und: y<br>Ruhe haben, und: z</p>',
      '<p>Rad leihen, und: x<br>Obst essen, und: y<br>Ruhe haben, und: z</p>',
    ],
    [
      'a bold line in the middle heads nothing',
      '<p>Rad leihen<br><b>Obst</b> essen<br>Ruhe haben</p>',
      '<ul><li>Rad leihen</li><li><strong>Obst</strong> essen</li><li>Ruhe haben</li></ul>',
    ],
    [
      'empty lines are none',
      '<p>Rad leihen<br> <br>Obst essen<br><b> </b><br>Ruhe haben</p>',
      '<ul><li>Rad leihen</li><li>Obst essen</li><li>Ruhe haben</li></ul>',
    ],
    ['two pictograms are not enough', '<p>🚲 Rad<br>Obst<br>🌊 Meer</p>', '<p>🚲 Rad<br>Obst<br>🌊 Meer</p>'],
    [
      'pictograms behind another line are lines',
      '<p>Dazu<br>🚲 Rad<br>🍎 Obst<br>🌊 Meer</p>',
      '<p>Dazu<br>🚲 Rad<br>🍎 Obst<br>🌊 Meer</p>',
    ],
  ])('%s', (_, source, wanted) => {
    expect(offer(source)).toEqual({ offer: wanted });
  });
});
