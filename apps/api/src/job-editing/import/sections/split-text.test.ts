import { describe, expect, it } from 'vitest';
import { splitDescription } from './split-description.ts';

/** Description of a text without names of sections. */
const description = (source: string): string => splitDescription(source, 'Nordlicht Werke GmbH', 'Lichtplanerin').sections.description;
/** HTML of the benefits, in which points become lists. */
const offer = (html: string): string => splitDescription(`<h2>Benefits</h2>${html}`, 'Nordlicht Werke GmbH').sections.offer;

describe('inline marks', () => {
  it.each([
    [
      'bold and italics of both kinds',
      '<p><b>a</b> <strong>b</strong> <i>c</i> <em>d</em></p>',
      '<p><strong>a b</strong> <em>c d</em></p>',
    ],
    ['pieces of one bold word', '<p>x <b>Wei</b><b>che</b></p>', '<p>x <strong>Weiche</strong></p>'],
    ['bold by its weight', '<p>x <span style="font-weight : bold">a</span></p>', '<p>x <strong>a</strong></p>'],
    ['bold by a number', '<p>x <span style="FONT-WEIGHT:600">a</span></p>', '<p>x <strong>a</strong></p>'],
    ['no bold by a light number', '<p>x <span style="font-weight:400">a</span></p>', '<p>x a</p>'],
    ['no bold without text', '<p>x<b> </b>y<em></em></p>', '<p>x y</p>'],
    ['unknown elements', '<p>x <font color="red">a</font><o:p>b</o:p> <u>c</u></p>', '<p>x ab c</p>'],
    [
      'a link to a page',
      '<p>x <a href=" https://a.example/?b=1&amp;c=2 ">a</a></p>',
      '<p>x <a href="https://a.example/?b=1&amp;c=2">a</a></p>',
    ],
    ['a link without its scheme', '<p>x <a href="www.a.example">a</a></p>', '<p>x <a href="https://www.a.example">a</a></p>'],
    [
      'a link to a mailbox and a phone',
      '<p>x <a href="mailto:a@b.example">a</a> <a href="tel:1">b</a></p>',
      '<p>x <a href="mailto:a@b.example">a</a> <a href="tel:1">b</a></p>',
    ],
    ['no link to elsewhere', '<p>x <a href="/stellen">a</a> <a href="data:text/html,a">b</a> <a>c</a></p>', '<p>x a b c</p>'],
    ['no link without text', '<p>x <a href="https://a.example"><img src="a.png"></a></p>', '<p>x</p>'],
    ['quotes as text', '<p>Das "Licht" &lt;b&gt;</p>', '<p>Das &quot;Licht&quot; &lt;b&gt;</p>'],
    ['soft hyphens and invisible signs', '<p>Licht&shy;planung\u200B und\uFEFF</p>', '<p>Lichtplanung und</p>'],
    ['hard spaces and line breaks of the source', '<p>a&nbsp;\u202Fb\n  c</p>', '<p>a b c</p>'],
    ['joined pictograms', '<p>x 👩\u200D🔧</p>', '<p>x 👩\u200D🔧</p>'],
  ])('keep %s', (_, source, wanted) => {
    expect(description(source)).toBe(wanted);
  });

  it.each(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'math', 'select', 'button', 'textarea'])(
    'lose what stands in <%s>, and nothing behind it',
    (tag) => {
      expect(description(`<p>a</p><${tag}>x</${tag}><p>b</p>`)).toBe('<p>a</p><p>b</p>');
    },
  );

  it('keep addresses that are text only as links, without what closes them', () => {
    expect(description('<p>Siehe (https://a.example/b), „https://c.example“ und https://d.example!</p>')).toBe(
      '<p>Siehe (<a href="https://a.example/b">https://a.example/b</a>), „<a href="https://c.example">https://c.example</a>“ und <a href="https://d.example">https://d.example</a>!</p>',
    );
    expect(offer('<ul><li>https://a.example/b</li></ul>')).toBe('<ul><li><a href="https://a.example/b">https://a.example/b</a></li></ul>');
  });
});

describe('sources', () => {
  it.each([
    ['plain text with entities', 'Rohre &amp; Kabel &#228; & <5 mm', '<p>Rohre &amp; Kabel ä &amp; &lt;5 mm</p>'],
    ['lines of an old Mac', 'Eins.\rZwei.', '<p>Eins.<br>Zwei.</p>'],
    ['line breaks that were escaped', 'Eins.\\nZwei.', '<p>Eins.<br>Zwei.</p>'],
    ['escaped line breaks beside real ones as text', 'Eins.\n\\nZwei.', '<p>Eins.<br>\\nZwei.</p>'],
    ['Markdown headings of every level', '# Eins\n###### Zwei ##\nText.', '<p><strong>Eins</strong></p><h3>Zwei</h3><p>Text.</p>'],
    ['no heading of seven marks, nor one without a space', '####### Eins\n#Zwei', '<p>####### Eins<br>#Zwei</p>'],
    ['bold in Markdown', 'Sie sind **flink** und __mutig__.', '<p>Sie sind <strong>flink</strong> und <strong>mutig</strong>.</p>'],
    ['lines that only divide', 'Eins.\n- - -\nZwei.\n====\nDrei.\n--\nVier.', '<p>Eins.</p><p>Zwei.</p><p>Drei.<br>--<br>Vier.</p>'],
    [
      'HTML that was escaped',
      '&lt;p&gt;Eins&lt;/p&gt;&lt;p&gt;&quot;Zwei&quot; &amp;amp; &#39;Drei&#39;&lt;/p&gt;',
      "<p>Eins</p><p>&quot;Zwei&quot; &amp; 'Drei'</p>",
    ],
    ['HTML that was escaped twice', '&amp;lt;p&amp;gt;a &amp;amp;amp; b&amp;lt;/p&amp;gt;', '<p>a &amp; b</p>'],
    ['HTML with escaped HTML in it', '<div>&lt;p&gt;Eins&lt;/p&gt;&lt;p&gt;Zwei&lt;/p&gt;</div>', '<p>Eins</p><p>Zwei</p>'],
    ['a text about HTML', '<p>Sie kennen &lt;p&gt; und &lt;/p&gt;.</p>', '<p>Sie kennen &lt;p&gt; und &lt;/p&gt;.</p>'],
    ['line breaks between bold words', '<b>Eins</b> a\nzwei', '<p><strong>Eins</strong> a<br>zwei</p>'],
    ['stars and dashes as signs', '<p>2 * 3 -- 4 ---- 5</p>', '<p>2 * 3 -- 4<br>5</p>'],
  ])('may be %s', (_, source, wanted) => {
    expect(description(source)).toBe(wanted);
  });
});

describe('points', () => {
  const points = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('');
  const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

  it.each([
    ['begin with a figure or a quotation', ['„Rad“ leihen', '30 Tage Urlaub', '(Fast) alles'], true],
    ['are as long as a line may be', ['Rad', 'Obst', 'x'.repeat(220)], true],
    ['are no paragraphs', ['Rad', 'Obst', 'x'.repeat(221)], false],
    ['are no questions', ['Rad', 'Obst?', 'Meer'], false],
    ['are no beginnings', ['Rad', 'Obst …', 'Meer'], false],
    ['are no letters', ['Rad', 'X', 'Meer'], false],
    ['begin with no sign', ['Rad', '+ Obst', 'Meer'], false],
  ])('%s', (_, lines, wanted) => {
    expect(offer(points(...lines))).toBe(wanted ? list(...lines) : points(...lines));
  });

  it('with pictograms and without are two lists', () => {
    expect(offer(points('🚲 Rad', '🍎 Obst', '🌊 Meer', 'Ruhe', 'Licht', 'Luft'))).toBe(
      `${list('Rad', 'Obst', 'Meer')}${list('Ruhe', 'Licht', 'Luft')}`,
    );
  });

  it('begin with no sign of rights', () => {
    expect(offer(points('© Nordlicht', '® Südlicht', '™ Westlicht'))).toBe(points('© Nordlicht', '® Südlicht', '™ Westlicht'));
  });

  it('with pictograms in bold keep it', () => {
    expect(offer('<p>🌟 <b>Rad</b><br>Wir leihen es.<br>🌟 <b>Ruhe</b><br>🌟 Kantine<br>Fisch.</p>')).toBe(
      list('<strong>Rad</strong><br>Wir leihen es.', '<strong>Ruhe</strong>', '<strong>Kantine</strong><br>Fisch.'),
    );
  });

  it('of a paragraph stay lines where one of them heads the others', () => {
    expect(offer('<p><b>Dazu</b><br>Rad<br>Obst</p>')).toBe('<p><strong>Dazu</strong><br>Rad<br>Obst</p>');
  });

  it('may be typed with the bullets of all writing programs, one of which is a sign of law', () => {
    expect(offer('<p>o Rad<br>o Obst</p>')).toBe(list('Rad', 'Obst'));
    expect(offer('<p>– Rad<br>— Obst</p>')).toBe(list('Rad', 'Obst'));
    expect(offer('<p>§ Rad<br>§ Obst</p>')).toBe(list('Rad', 'Obst'));
    expect(offer('<p>§ 34a GewO<br>§ 8 StVO</p>')).toBe('<p>§ 34a GewO<br>§ 8 StVO</p>');
    expect(offer('<p>• Rad</p><p>Obst gibt es auch.</p>')).toBe('<p>• Rad</p><p>Obst gibt es auch.</p>');
  });
});

describe('subheadings', () => {
  it.each([
    ['of ninety letters', 'x'.repeat(90), true],
    ['of more', 'x'.repeat(91), false],
    ['that end a sentence', 'Das zählt.', false],
    ['that ask', 'Was zählt?', true],
    ['with a link', '<a href="https://a.example">Mehr</a>', false],
  ])('are bold lines %s: %s', (_, line, wanted) => {
    expect(offer(`<p>Rad.</p><p><b>${line}</b></p><p>Obst.</p>`).includes('<h3>')).toBe(wanted);
  });

  it('need something under them', () => {
    expect(offer('<p>Rad.</p><h3>Eins</h3><h3>Zwei</h3>')).toBe('<p>Rad.</p><p><strong>Eins</strong></p><p><strong>Zwei</strong></p>');
  });
});

describe('what was pasted twice', () => {
  const long = 'Ein Rad für den Weg zur Arbeit';

  it('stands once under one subheading, and under each of two', () => {
    expect(offer(`<p>${long}.</p><p>Ruhe.</p><p>${long}.</p>`)).toBe(`<p>${long}.</p><p>Ruhe.</p>`);
    expect(offer(`<h3>Emden</h3><p>${long}.</p><h3>Leer</h3><p>${long}.</p>`)).toBe(
      `<h3>Emden</h3><p>${long}.</p><h3>Leer</h3><p>${long}.</p>`,
    );
    expect(offer(`<p><b>Emden</b></p><p>${long}.</p><p><b>Leer</b></p><p>${long}.</p>`)).toBe(
      `<h3>Emden</h3><p>${long}.</p><h3>Leer</h3><p>${long}.</p>`,
    );
  });

  it('stands twice when it is short', () => {
    expect(offer('<p>Neunzehn Zeichen s.</p><p>Ja.</p><p>Neunzehn Zeichen s.</p>')).toContain('<p>Ja.</p><p>Neunzehn Zeichen s.</p>');
    expect(offer('<p>Es sind zwanzig hie.</p><p>Ja.</p><p>Es sind zwanzig hie.</p>')).toBe('<p>Es sind zwanzig hie.</p><p>Ja.</p>');
  });

  it('is told apart by the points under it', () => {
    const both = `<ul><li>${long}<ul><li>Emden</li></ul></li><li>${long}<ul><li>Leer</li></ul></li></ul>`;
    expect(offer(both)).toBe(both);
    expect(offer(`<ul><li>${long}</li><ul><li>Emden</li></ul><li>${long}</li><ul><li>Leer</li></ul></ul>`)).toBe(both);
  });
});

describe('tables', () => {
  it.each([
    ['a colon between two cells', '<tr><td>Urlaub</td><td>30 Tage</td></tr>', '<p>Urlaub: 30 Tage</p>'],
    ['one colon', '<tr><td>Urlaub:</td><td>30 Tage</td></tr>', '<p>Urlaub: 30 Tage</p>'],
    ['bars between more', '<tr><td>a</td><td></td><td>b</td><td>c</td></tr>', '<p>a | b | c</p>'],
    ['nothing around one', '<tr><td></td><td>Urlaub</td></tr>', '<p>Urlaub</p>'],
    [
      'paragraphs where a cell has several',
      '<tr><td>Urlaub</td><td><p>30 Tage</p><p>frei</p></td></tr>',
      '<p>Urlaub</p><p>30 Tage</p><p>frei</p>',
    ],
    ['text beside the cells', '<tr>Urlaub<td>30 Tage</td></tr>', '<p>Urlaub: 30 Tage</p>'],
  ])('have %s', (_, row, wanted) => {
    expect(description(`<table>${row}</table>`)).toBe(wanted);
  });
});

describe('the introduction', () => {
  const tasks = '<h2>Aufgaben</h2><p>Löten</p>';
  const rest = '<p>Für das Lager in Emden suchen wir jemanden, der zupackt.</p>';
  const isPortrait = (text: string, company = 'Nordlicht Werke GmbH'): boolean =>
    splitDescription(`<p>${text}</p>${rest}${tasks}`, company).sections.aboutUs === `<p>${text}</p>`;

  it.each([
    'Wir sind vierzig Leute und bauen Leuchten in Emden.',
    'Seit über 40 Jahren entstehen in Emden Leuchten für Schiffe.',
    'Als führender Hersteller beliefert das Haus alle Werften.',
    'Mit rund 40 Leuten entstehen in Emden Leuchten für Schiffe.',
    'We are a family of lamp makers from the coast of Frisia.',
    'Founded in 1950, the house has lit every harbour since then.',
    'Südlicht ist ein Hersteller von Leuchten mit Sitz in Emden.',
    'Leuchten für Schiffe: Nordlicht baut sie seit vielen Jahren.',
    'Wir sind vierzig Leute, und alle Werften wissen, was sie an ihnen haben.',
  ])('is about us where it presents the company: %s', (text) => {
    expect(isPortrait(text)).toBe(true);
  });

  it.each([
    'Wir bauen Leuchten in Emden.',
    'Wir sind vierzig Leute und bauen Leuchten. Kommen Sie zu uns!',
    'Wir sind vierzig Leute und suchen Verstärkung in der Werft.',
    'We are a family of lamp makers and we are hiring in Frisia.',
    'Wir sind vierzig Leute, und du gehörst vielleicht bald dazu.',
    'Leuchten für Schiffe entstehen in Emden, und das seit Jahren.',
  ])('is the description where it does not: %s', (text) => {
    expect(isPortrait(text)).toBe(false);
  });

  it('goes on presenting until it speaks of the job', () => {
    const portrait = '<p>Wir sind vierzig Leute und bauen Leuchten in Emden.</p><p>Jede geht aufs Meer.</p>';
    expect(splitDescription(`${portrait}<p>Die Stelle ist neu, und sie gefällt Ihnen gewiss gut.</p>${tasks}`).sections).toMatchObject({
      aboutUs: portrait,
      description: '<p>Die Stelle ist neu, und sie gefällt Ihnen gewiss gut.</p>',
    });
    expect(splitDescription(`${portrait}<p>Die Stelle ist neu.</p>${tasks}`).sections).toMatchObject({ aboutUs: '' });
    expect(splitDescription(`${portrait}${rest}${tasks}<h2>Über uns</h2><p>Familie</p>`).sections).toMatchObject({
      aboutUs: '<p>Familie</p>',
    });
  });
});

describe('lost headings and footers', () => {
  const tasks = '<h2>Aufgaben</h2><ul><li>Löten</li><li>Prüfen</li></ul>';
  const profileOf = (...items: string[]): string =>
    splitDescription(`${tasks}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`).sections.profile;

  it('a second list is the profile when most of its points are qualifications', () => {
    expect(profileOf('Führerschein', 'Deutschkenntnisse')).not.toBe('');
    expect(profileOf('Führerschein', 'Studium', 'Ruhe')).toBe('');
    expect(profileOf('Führerschein', 'Studium', 'Ausbildung', 'Ruhe')).not.toBe('');
    expect(profileOf('Führerschein')).toBe('');
  });

  it.each([
    'Find more English Speaking Jobs in Germany on Stellenbrett',
    'Weitere Jobs in Emden auf stellenbrett.example',
    'Powered by Stellenbrett',
    'Published via stellenbrett.example',
  ])('a job board leaves no trace: %s', (line) => {
    expect(description(`<p>Löten</p><p>${line}</p>`)).toBe('<p>Löten</p>');
  });

  it.each([
    'Weitere Stellen auf nordlicht.example',
    'Weitere Jobs in Emden auf stellenbrett.example oder hier.',
    `Finde ${'sehr '.repeat(8)}gute Jobs ${'bald '.repeat(8)} auf ${'x'.repeat(40)}`,
  ])('what else ends a job stays: %s', (line) => {
    expect(description(`<p>Löten</p><p>${line}</p>`)).toContain(line.slice(0, 20));
  });

  it('a footer is no footer in the middle', () => {
    expect(description('<p>Powered by Stellenbrett</p><p>Löten</p>')).toContain('Stellenbrett');
  });
});
