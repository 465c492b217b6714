import { describe, it } from 'vitest';
import { expectSections as expectSectionsOf } from '../testing/sections.ts';

const expectSections = (source: string, wanted: Parameters<typeof expectSectionsOf>[1]): void =>
  expectSectionsOf(source, wanted, { title: 'Gleisbauer (m/w/d) Nordstrecke' });

describe('a title that the description repeats', () => {
  it('is left out where it stands above the text', () => {
    expectSections('<h2>Gleisbauer (w/m/d) Nordstrecke</h2><p>Wir bauen Gleise.</p>', { description: '<p>Wir bauen Gleise.</p>' });
    expectSections('<p><b>GLEISBAUER NORDSTRECKE</b></p><p>Wir bauen Gleise.</p>', { description: '<p>Wir bauen Gleise.</p>' });
    expectSections('<h1>Gleisbauer Nordstrecke bei Nordlicht Werke GmbH</h1><p>Wir bauen Gleise.</p>', {
      description: '<p>Wir bauen Gleise.</p>',
    });
  });

  it('begins the description where the company was presented before it, also over two lines', () => {
    expectSections(
      '<h2>Über uns</h2><p>Wir sind 40 Leute.</p><h1>Gleisbauer (m/w/d)</h1><h1>Nordstrecke</h1><p>Sie bauen Gleise.</p><h2>Aufgaben</h2><p>Schweißen.</p>',
      { aboutUs: '<p>Wir sind 40 Leute.</p>', description: '<p>Sie bauen Gleise.</p>', tasks: '<p>Schweißen.</p>' },
    );
    expectSections('<p>Wir bauen.</p><h2>Über uns</h2><p>40 Leute.</p><h2>Gleisbauer Nordstrecke</h2><p>Ab sofort.</p>', {
      description: '<p>Wir bauen.</p><p>Ab sofort.</p>',
      aboutUs: '<p>40 Leute.</p>',
    });
  });

  it('stays where it ends a sentence, says only a part, or stands after the tasks', () => {
    expectSections('<p>Wir suchen Sie als</p><h2>Gleisbauer Nordstrecke</h2>', {
      description: '<p>Wir suchen Sie als</p><p><strong>Gleisbauer Nordstrecke</strong></p>',
    });
    expectSections('<h2>Gleisbauer</h2><p>Sie bauen.</p>', { description: '<h3>Gleisbauer</h3><p>Sie bauen.</p>' });
    expectSections('<h2>Aufgaben</h2><p>Schweißen.</p><h3>Gleisbauer Nordstrecke</h3><p>Ab sofort.</p>', {
      tasks: '<p>Schweißen.</p><h3>Gleisbauer Nordstrecke</h3><p>Ab sofort.</p>',
    });
  });
});

describe('lists that are not marked as such', () => {
  it('are three short paragraphs or lines without full stops', () => {
    const list = '<ul><li>Gleise schweißen</li><li><strong>Weichen:</strong> prüfen</li><li>2 Bautagebücher führen</li></ul>';
    expectSections(
      '<h2>Aufgaben</h2><p>Gleise schweißen</p><p><b>Weichen:</b> prüfen</p><p>2 Bautagebücher führen</p><p>Und alles, was dazugehört.</p>',
      { tasks: `${list}<p>Und alles, was dazugehört.</p>` },
    );
    expectSections('<h2>Aufgaben</h2><p>Gleise schweißen<br><b>Weichen:</b> prüfen<br>2 Bautagebücher führen</p>', { tasks: list });
  });

  it('are no two lines, no sentences, no facts, and nothing in the description', () => {
    for (const text of ['<p>Schweißen</p><p>Prüfen</p>', '<p>Sie bauen.</p><p>Sie prüfen.</p><p>Sie fahren.</p>'])
      expectSections(`<h2>Aufgaben</h2>${text}`, { tasks: text });
    expectSections('<h2>Wir bieten</h2><p>Start: sofort<br>Ort: Emden<br>Lohn: Tarif</p>', {
      offer: '<p>Start: sofort<br>Ort: Emden<br>Lohn: Tarif</p>',
    });
    expectSections('<p>Emden</p><p>Vollzeit</p><p>Ab sofort</p>', { description: '<p>Emden</p><p>Vollzeit</p><p>Ab sofort</p>' });
  });

  it('may have pictograms for bullets, which give way to those of the design', () => {
    expectSections('<h2>Benefits</h2><p>🚲 Ein Fahrrad!</p><p>🗓️Freie Tage.</p><p>❤️ Ein Team</p>', {
      offer: '<ul><li>Ein Fahrrad!</li><li>Freie Tage.</li><li>Ein Team</li></ul>',
    });
    expectSections(
      '<h2>Benefits</h2><p>🌟 Rad<br>Wir leihen es Ihnen.<br>🌟 Ruhe<br>Sonntags fährt niemand.<br>🌟 Kantine<br>Es gibt Fisch.</p>',
      {
        offer:
          '<ul><li><strong>Rad</strong><br>Wir leihen es Ihnen.</li><li><strong>Ruhe</strong><br>Sonntags fährt niemand.</li><li><strong>Kantine</strong><br>Es gibt Fisch.</li></ul>',
      },
    );
    expectSections('<h2>Benefits</h2><p>🚲 Ein Fahrrad</p><p>Dazu ein Helm.</p>', { offer: '<p>🚲 Ein Fahrrad</p><p>Dazu ein Helm.</p>' });
  });
});

describe('traces of editors', () => {
  it('joins lines that were broken at a fixed width, and keeps breaks after a sentence', () => {
    expectSections(
      '<p>Wir suchen einen Gleisbauer für die Nordstrecke. Sie sind<br>verantwortlich für den Zustand der Gleise und der<br>Weichen zwischen Emden und Norden. Die Stelle kann<br>auch geteilt werden.<br>Wir freuen uns.</p>',
      {
        description:
          '<p>Wir suchen einen Gleisbauer für die Nordstrecke. Sie sind verantwortlich für den Zustand der Gleise und der Weichen zwischen Emden und Norden. Die Stelle kann auch geteilt werden.<br>Wir freuen uns.</p>',
      },
    );
    expectSections('<p>Emden<br>Norden<br>Leer<br>und Aurich.</p>', { description: '<p>Emden<br>Norden<br>Leer<br>und Aurich.</p>' });
  });

  it('makes links of addresses that are text only, without the stop behind them', () => {
    expectSections(
      '<p>Mehr auf https://nordlicht.example/stellen?a=1&amp;b=2.</p><p><a href="https://a.example">https://a.example</a></p>',
      {
        description:
          '<p>Mehr auf <a href="https://nordlicht.example/stellen?a=1&amp;b=2">https://nordlicht.example/stellen?a=1&amp;b=2</a>.</p><p><a href="https://a.example">https://a.example</a></p>',
      },
    );
  });

  it('leaves the rows of a table rows', () => {
    expectSections(
      '<h2>Aufgaben</h2><table><tr><td>Früh</td><td>5</td><td>14</td></tr><tr><td>Spät</td><td>13</td><td>22</td></tr><tr><td>Nacht</td><td>22</td><td>6</td></tr></table>',
      {
        tasks: '<p>Früh | 5 | 14</p><p>Spät | 13 | 22</p><p>Nacht | 22 | 6</p>',
      },
    );
  });

  it('shows once what was pasted twice into a section', () => {
    expectSections(
      '<h2>Benefits</h2><ul><li>Ein Fahrrad für den Weg zur Arbeit</li><li>Obst</li></ul><p>Dazu</p><ul><li>Ein Fahrrad für den Weg zur Arbeit</li><li>Obst</li></ul>',
      { offer: '<ul><li>Ein Fahrrad für den Weg zur Arbeit</li><li>Obst</li></ul><p>Dazu</p><ul><li>Obst</li></ul>' },
    );
  });

  it('clears away Markdown that nobody read, dividing dashes and bold that begins one letter late', () => {
    expectSections('<p>Sie sind **flink**, echt**** <b>mutig</b>. -----\nUnd pünktlich.</p>', {
      description: '<p>Sie sind <strong>flink</strong>, echt <strong>mutig</strong>.<br>Und pünktlich.</p>',
    });
    expectSections('<p>n<b>ordlicht baut</b> Gleise.</p>', { description: '<p><strong>nordlicht baut</strong> Gleise.</p>' });
  });
});

describe('headings', () => {
  it('names that close a job head what follows, without any mark', () => {
    expectSections('<h2>Benefits</h2><p>Ein Rad.</p><p>Bewerbungsprozess</p><p>Rufen Sie an.</p><p>Kontakt</p>', {
      offer: '<p>Ein Rad.</p><h3>Bewerbungsprozess</h3><p>Rufen Sie an.</p><p>Kontakt</p>',
    });
    expectSections('<h2>Benefits</h2><p>Rad</p><p>Obst</p><p>Ruhe</p><p>Kontakt:</p><p>Frau Behrens, Emden.</p>', {
      offer: '<ul><li>Rad</li><li>Obst</li><li>Ruhe</li></ul><h3>Kontakt:</h3><p>Frau Behrens, Emden.</p>',
    });
  });

  it('that stand in the first line of a closing paragraph count as well', () => {
    expectSections('<h2>Benefits</h2><p>Ein Rad.</p><p>Kontakt:<br>Frau Behrens<br>Emden</p><p>Emden<br>Norden</p>', {
      offer: '<p>Ein Rad.</p><h3>Kontakt:</h3><p>Frau Behrens<br>Emden</p><p>Emden<br>Norden</p>',
    });
  });

  it('that say the same name twice say no more than the design', () => {
    expectSections('<h2>Aufgaben (das machst du bei uns)</h2><p>Schweißen.</p>', { tasks: '<p>Schweißen.</p>' });
    expectSections('<h2>Dein Profil (Muss)</h2><p>Kraft.</p>', { profile: '<h3>Dein Profil (Muss)</h3><p>Kraft.</p>' });
  });
});
