import { describe, expect, it } from 'vitest';
import { SECTIONS } from './heading-words.ts';
import { splitDescription } from './split-description.ts';

const COMPANY = 'Nordlicht Werke GmbH';
const TITLE = 'Lichtplaner (m/w/d) Küste';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** Words and figures of a text or of simple HTML, in alphabetical order. All marks except inline ones separate words. */
function wordsOf(html: string): string[] {
  const text = html.replace(/<\/?(?:b|strong|i|em|u|a|span)(?:\s[^>]*)?>/g, '').replace(/<[^>@]+>/g, ' ');
  return (text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity).match(/[\p{L}\p{N}€%§]+#?/gu) ?? []).toSorted();
}

/** The words of all sections that a description is split into. */
function arrived(source: string): string[] {
  const { sections } = splitDescription(source, COMPANY, TITLE);
  return wordsOf(SECTIONS.map((name) => sections[name]).join('\n'));
}

/** Every way to emphasise a line or not, with the surrounding markup of editors and feeds. */
const LINES: readonly (readonly [string, (line: string) => string])[] = [
  ['a paragraph', (line) => `<p>${line}</p><p>Ende.</p>`],
  ['a heading element', (line) => `<h2>${line}</h2><p>Ende.</p>`],
  ['a heading element at the end', (line) => `<p>Anfang.</p><h3>${line}</h3>`],
  ['a heading element before another', (line) => `<h2>${line}</h2><h2>Kontakt</h2><p>Ende.</p>`],
  ['a bold paragraph', (line) => `<p><strong>${line}</strong></p><p>Ende.</p>`],
  ['a bold paragraph at the end', (line) => `<p>Anfang.</p><p><b>${line}</b></p>`],
  ['a paragraph before a list', (line) => `<p>${line}</p><ul><li>Ende</li></ul>`],
  ['a paragraph with a colon', (line) => `<p>${line}:</p><p>Ende.</p>`],
  ['a bold line of a paragraph', (line) => `<p><b>${line}</b><br>Ende.</p>`],
  ['a bold start of a paragraph', (line) => `<p><b>${line}:</b> Ende.</p>`],
  ['a line of a paragraph', (line) => `<p>Anfang.<br>${line}<br>Ende.</p>`],
  ['a point of a list', (line) => `<ul><li>Anfang</li><li>${line}</li><li>Ende</li></ul>`],
  ['a bold point of a list', (line) => `<ul><li><b>${line}</b></li><li>Ende</li></ul>`],
  ['a point with points of its own', (line) => `<ul><li>${line}<ul><li>Ende</li></ul></li></ul>`],
  ['a head cell', (line) => `<table><tr><th>${line}</th><td>Ende</td></tr></table>`],
  ['a term', (line) => `<dl><dt>${line}</dt><dd>Ende</dd></dl>`],
  ['a paragraph under the tasks', (line) => `<h2>Kontakt</h2><p>Anfang.</p><p>${line}</p><p>Ende.</p>`],
  ['a line of plain text', (line) => `Anfang.\n\n${line}\nEnde.`],
  ['a line of plain text before typed bullets', (line) => `${line}\n- Anfang\n- Ende`],
  ['a Markdown heading', (line) => `## ${line}\nEnde.`],
  ['a Markdown bold line', (line) => `**${line}**\n\nEnde.`],
];

/** Lines that begin like the name of a section and continue with text that must be kept. */
const SAY_MORE = [
  'Wir bieten 30 Tage Urlaub',
  'Wir bieten Ihnen ein Jobrad',
  'Das bieten wir: Jobrad und Kantine',
  'Was wir bieten: 13 Gehälter',
  'Wir fördern Ihre Weiterbildung zum Meister',
  'Wir unterstützen dich beim Umzug',
  'Freuen Sie sich auf 4 Tage Woche',
  'Du bekommst ein Notebook',
  'Das bekommst du: 60.000 € im Jahr',
  'Dich erwartet ein unbefristeter Vertrag',
  'Bei uns erwartet Sie Schichtarbeit',
  'Warum Emden? Weil die See nah ist',
  'Warum wir? Weil Licht zählt',
  'Mehr Benefits ab Januar',
  '7 gute Gründe',
  '30 Benefits',
  'Attraktive Vergütung',
  'Abwechslungsreiche Aufgaben',
  'Vergütung und Sozialleistungen',
  'Weiterbildung',
  'Fahrradbenefits',
  'Führungsaufgaben',
  'Wir suchen Elektriker in Emden',
  'Gesucht wird ein Meister',
  'Du bist Elektriker',
  'Du hast ein Studium',
  'Sie verfügen über einen Führerschein',
  'Du bringst 3 Jahre Erfahrung mit',
  'Das solltest du können: Löten',
  'Was du brauchst: Geduld',
  'Von Vorteil',
  'Von Vorteil sind Englischkenntnisse',
  'Englischkenntnisse',
  'Englischkenntnisse (B2)',
  'Dein Profil (Muss)',
  'Nice to have',
  'Idealerweise mit Führerschein',
  'Wir erwarten Sorgfalt',
  'Als Meister übernimmst du die Leitung',
  'Das machst du am Montag',
  'Hier packst du im Hafen an',
  'Aufgaben in der Montage',
  'Deine Aufgaben als Schichtleiter',
  'In dieser Rolle leitest du 12 Leute',
  'So sieht dein Tag im Lager aus',
  'Position als Leiter einer Rolle',
  'Über 40 Jahre Erfahrung im Unternehmen',
  'Über 500 Leute in einer Gruppe',
  'Über Nordlicht: seit 1920 in Emden',
  'Nordlicht stellt 40 Lehrlinge ein',
  'Wer wir sind: 40 Leute aus Emden',
  'Das sind wir seit 1920',
  'Life at sea',
  'We offer 30 days of holiday',
  'What we offer: a pension',
  'You will get a laptop',
  'What you can expect: shifts at night',
  'Why Emden? The sea',
  "Why you'll love the harbour",
  'You have a degree',
  'You bring 3 years of experience',
  'What you need: patience',
  'Minimum qualifications',
  'Preferred skills',
  'We are looking for an electrician',
  'Your responsibilities in Hamburg',
  'In this role you lead 12 people',
  'About us: 40 people in Kiel',
  'About 500 people in a group',
  'What makes you a fit: a licence',
  'Salary: 60,000 €',
];

describe('a line that says more than the name of a section', () => {
  it.each(LINES)('arrives whole as %s', (_, written) => {
    const lost = SAY_MORE.filter((line) => {
      const source = written(line);
      return arrived(source).join(' ') !== wordsOf(source).join(' ');
    });
    expect(lost).toEqual([]);
  });
});

/** Names that the design renders itself, in all forms as headings. */
const NAMES: readonly string[] = [
  '<h2>Aufgaben</h2>',
  '<h3>Ihr Profil:</h3>',
  '<p><strong>Wir bieten</strong></p>',
  '<p><b>Das bringst du mit:</b></p>',
  '<p>Benefits</p>',
  '<p>Unser Angebot:</p>',
  '<p>WAS WIR BIETEN</p>',
  '<div>Über uns</div>',
  '<h2>Über Nordlicht</h2>',
  '<h2>Warum wir?</h2>',
  '<h2>Was dich erwartet</h2>',
  '<h3>Job description</h3>',
  '<h2>What you will do</h2>',
  '<p><b>Requirements</b></p>',
  '<h2>Why Nordlicht?</h2>',
  '<dl><dt>Benefits</dt></dl>',
  '<ul><li><b>Aufgaben</b></li></ul>',
];

/** Content between them, as editors write it; each @ becomes a separate word. */
const BLOCKS: readonly string[] = [
  '<p>Sie löten @ im Team.</p>',
  '<p>Löten @</p>',
  '<p>@<br>@<br>@</p>',
  '<p>@ und Löten<br>Prüfen @.<br>Messen @</p>',
  '<p>- Löten @<br>- Prüfen @</p>',
  '<p>• Allein @</p>',
  '<p>✔️ Rad @</p><p>✔️ Obst @</p>',
  '<p>§ 34a @</p><p>§ 8 @</p>',
  '<p>🚲 Rad @<br>Wir leihen es @.<br>🍎 Obst @<br>Jeden Tag @.<br>🌊 Meer @</p>',
  '<p>Start: @<br>Ort: @<br>Lohn: @</p>',
  '<p><strong>Benefits:</strong> Jobrad @.</p>',
  '<p>Aufgaben: Löten @.</p>',
  '<p>Arbeitsplatz: @</p>',
  '<p>Englischkenntnisse: @</p>',
  '<p>Sie löten @. <b>Profil:</b> Sorgfalt @. <b>Wir bieten:</b> Rad @.</p>',
  '<p><strong>Schicht @</strong></p>',
  '<p><b>Schicht @:</b> nachts @</p>',
  '<p>SCHICHTEN @</p>',
  '<h3>Standort @</h3>',
  '<h2>Löten @<br>Prüfen @</h2>',
  '<h2><p>Aufgaben</p><p>Löten @</p></h2>',
  '<h2>Ihr Profil (@)</h2>',
  '<h4>@</h4>',
  '<ul><li>Löten @</li><li>Prüfen @</li></ul>',
  '<ol><li><p>Löten @</p></li><li><p>@</p><ul><li>Tiefer @</li></ul></li></ul>',
  '<ul><li>Für alle Kunden an der Küste</li><ul><li>Emden @</li></ul><li>Und für jene im Landesinneren</li><ul><li>Leer @</li></ul></ul>',
  '<ul><li><b>Profil</b><ul><li>Sorgfalt @</li></ul></li><li>Danach @</li></ul>',
  '<ul><li>Löten @<br>Prüfen @</li><li><b>Extra:</b> @</li></ul>',
  '<table><tr><th>Früh @</th><td>@</td><td>@</td></tr><tr>Frei @<td>@</td></tr></table>',
  '<table><tr><th>Benefits</th><td><ul><li>Rad @</li></ul><p>@</p></td></tr></table>',
  '<dl><dt>@</dt><dd>Emden @</dd></dl>',
  '<div>Lose @ <p>Darin @</p> danach @</div>',
  '<b><p>Fett @</p><p>noch @</p></b>',
  '<blockquote>Zitat @</blockquote><pre>Zeile @\nZeile @</pre>',
  '<p><a href="https://nordlicht.example/@">Mehr @</a> und https://nordlicht.example</p>',
  '<p>Post an Max @ <max@nordlicht.example></p>',
  '<p>Kontakt<br>Nordlicht Werke GmbH<br>Hafen @<br>Emden @</p>',
  '<p>Nordlicht Werke GmbH<br>Hafen @</p>',
  '<p>Kontakt:</p><p>@</p>',
  '<p>Weitere Stellen @ auf nordlicht.example</p>',
  '<p>Die Nordlicht Werke GmbH ist ein Hersteller von Leuchten @ mit Sitz in Emden.</p>',
  '<p>Wir bieten @ und 30 Tage Urlaub</p>',
  '<p>Warum Emden? Weil @</p>',
  'Loser Text @',
  'Zeile @<br><br>Zeile @',
  '<section><article><span style="font-weight:700">Löten @</span> Prüfen @</article></section>',
  '<p>Rohre &amp; Kabel &lt; 5&nbsp;mm @</p>',
  '<p>Los @<h2>Standort @<ul><li>Emden @<li>Leer @</ul>Ende @',
];

/** The same in plain text and Markdown. */
const TEXT_NAMES: readonly string[] = [
  'Aufgaben',
  'Ihr Profil:',
  '## Wir bieten',
  '**Benefits**',
  'ÜBER UNS',
  '\nWhat you bring\n',
  'Warum wir?',
];
const TEXT_BLOCKS: readonly string[] = [
  'Sie löten @ im Team.',
  'Löten @',
  '- Löten @\n- Prüfen @',
  '* Allein @',
  '• Rad @\n• Obst @\n• Meer @',
  '§ 34a @\n§ 8 @',
  '1. Löten @\n2. Prüfen @',
  '# @',
  '## Schicht @ ##',
  '### Entwickler C# @',
  '**Schicht @** nachts @',
  '__Früh @__',
  'SCHICHTEN @',
  'Benefits: Rad @',
  'Arbeitsplatz: @\nEinsatzbereich: @\nEnglischkenntnisse: @',
  'Wir bieten @ und 30 Tage Urlaub',
  'Das bringen Sie mit: @',
  'Warum Emden? Weil @',
  '-----\nDanach @',
  '\nEin Absatz @ der an\neiner festen Breite @ gebrochen\nwurde. Er geht noch @ weiter und\nendet erst hier @.\n',
  'Kontakt\nNordlicht Werke GmbH\nHafen @\nEmden @',
  'Max @ <max@nordlicht.example>',
  'Rohre & Kabel < 5 mm @',
  '🚲 Rad @\n🍎 Obst @\n🌊 Meer @',
  'Interesse geweckt?\nRufen Sie an @',
];

/** Words that a source loses apart from these names, and added ones; null for neither. */
function difference(parts: readonly string[], names: readonly string[]): string | null {
  let number = 0;
  const source = parts.join('\n').replace(/@(?!\w)/g, () => `w${String((number += 1))}q`);
  const left = arrived(source);
  const isLeft = (word: string): boolean => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const lost = wordsOf(source).filter((word) => !isLeft(word) && !names.includes(word));
  return lost.length + left.length === 0 ? null : `lost: ${lost.join(' ')}, too much: ${left.join(' ')}\n${source}`;
}

/** The first difference of a block alone, under a name and before all others, and twice with a name between; null when there is none. */
function firstDifference(block: string, blocks: readonly string[], headings: readonly string[]): string | null {
  const sources = [
    [block],
    ...[...blocks, ...headings].map((other, index) => [headings[index % headings.length] ?? '', block, other]),
    ...headings.map((heading) => [block, heading, block]),
  ];
  const names = headings.flatMap(wordsOf);
  for (const parts of sources) {
    const found = difference(parts, names);
    if (found !== null) return found;
  }
  return null;
}

describe('every word but the names of sections arrives once', () => {
  it.each(BLOCKS)('out of %s', (block) => {
    expect(firstDifference(block, BLOCKS, NAMES)).toBeNull();
  });

  it.each(TEXT_BLOCKS)('out of plain text: %s', (block) => {
    expect(firstDifference(block, TEXT_BLOCKS, TEXT_NAMES)).toBeNull();
  });
});
