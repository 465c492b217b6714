import { describe, expect, it } from 'vitest';
import { expectSections } from '../testing/sections.ts';
import { splitDescription } from './split-description.ts';

const BOTH = { tasks: '<ul><li>Löten</li><li>Prüfen</li></ul>', profile: '<ul><li>Sorgfalt</li><li>Deutsch</li></ul>' };

describe('headings that are no heading elements', () => {
  it('reads bold lines', () => {
    expectSections(
      '<p><strong>Deine Aufgaben:</strong></p><ul><li>Löten</li><li>Prüfen</li></ul><p><b>Dein Profil</b></p><ul><li>Sorgfalt</li><li>Deutsch</li></ul>',
      BOTH,
    );
  });

  it('reads bold by style, and bold with a colon outside', () => {
    expectSections(
      '<p><span style="font-weight: 700">Aufgaben</span>:</p><ul><li>Löten</li><li>Prüfen</li></ul><p><strong>Profil</strong>:</p><ul><li>Sorgfalt</li><li>Deutsch</li></ul>',
      BOTH,
    );
  });

  it('reads plain lines with a colon or before a list', () => {
    expectSections(
      '<p>Ihre Aufgaben:</p><ul><li>Löten</li><li>Prüfen</li></ul><p>Das bringen Sie mit</p><ul><li>Sorgfalt</li><li>Deutsch</li></ul>',
      BOTH,
    );
  });

  it('reads lines in capitals', () => {
    expectSections('<p>WAS SIE ERWARTET</p><p>Löten im Team.</p><p>WAS WIR ERWARTEN</p><p>Sorgfalt im Detail.</p>', {
      tasks: '<p>Löten im Team.</p>',
      profile: '<p>Sorgfalt im Detail.</p>',
    });
  });

  it('reads a bold line at the start of a paragraph', () => {
    expectSections('<p><strong>Aufgaben</strong><br>Löten im Team.<br>Prüfen am Band.</p><p><strong>Profil</strong><br>Sorgfalt.</p>', {
      tasks: '<p>Löten im Team.<br>Prüfen am Band.</p>',
      profile: '<p>Sorgfalt.</p>',
    });
  });

  it('reads a name before a colon at the start of a paragraph', () => {
    expectSections(
      '<p><strong>Aufgaben:</strong> Löten im Team.</p><p><strong>Anforderungen</strong>: Sorgfalt.</p><p>Benefits: Jobrad.</p>',
      {
        tasks: '<p>Löten im Team.</p>',
        profile: '<p>Sorgfalt.</p>',
        offer: '<p>Jobrad.</p>',
      },
    );
  });

  it('reads bold names in the middle of a paragraph', () => {
    expectSections('<p>Wir suchen Sie. <strong>Ihre Aufgaben:</strong> Löten. <strong>Wir bieten:</strong> Jobrad.</p>', {
      description: '<p>Wir suchen Sie.</p>',
      tasks: '<p>Löten.</p>',
      offer: '<p>Jobrad.</p>',
    });
  });

  it('reads bold between emoji, underlined and italic lines', () => {
    expectSections(
      '<p>🔧 <strong>Deine Aufgaben</strong> 🔧</p><p>Löten</p><p><u>Dein Profil</u></p><p>Sorgfalt</p><p><em>Unsere Leistungen</em></p><p>Jobrad</p>',
      {
        tasks: '<p>Löten</p>',
        profile: '<p>Sorgfalt</p>',
        offer: '<p>Jobrad</p>',
      },
    );
  });

  it('makes a line in capitals that names nothing a subheading', () => {
    expectSections('UNSER ANGEBOT\nJobrad\n\nKONTAKT\nFrau Ahrens', { offer: '<p>Jobrad</p><h3>KONTAKT</h3><p>Frau Ahrens</p>' });
  });

  it('drops a heading that has nothing under it but another section', () => {
    expectSections('<h3>Qualifications</h3><p>Degree</p><h3>Additional Information</h3><p><b>What we offer</b></p><p>Pension</p>', {
      profile: '<p>Degree</p>',
      offer: '<p>Pension</p>',
    });
  });

  it('takes a list right under the job description for the tasks where nothing else names them', () => {
    const list = '<ul><li>Design pumps</li><li>Test pumps</li></ul>';
    expectSections(`<h3>Job Description</h3>${list}<h3>Qualifications</h3><p>Degree</p>`, { tasks: list, profile: '<p>Degree</p>' });
    expectSections(`<h3>Job Description</h3>${list}<h3>Your tasks</h3><p>Build</p>`, { description: list, tasks: '<p>Build</p>' });
  });

  it('does not take a sentence or an item for a heading', () => {
    expectSections(
      '<h2>Profil</h2><ul><li><strong>Erfahrung:</strong> zwei Jahre</li><li>Benefits</li><li>Aufgaben verteilen</li></ul><p>Wir bieten viel und erwarten viel.</p>',
      {
        profile:
          '<ul><li><strong>Erfahrung:</strong> zwei Jahre</li><li>Benefits</li><li>Aufgaben verteilen</li></ul><p>Wir bieten viel und erwarten viel.</p>',
      },
    );
  });

  it('leaves a name inside a paragraph alone where its section has a heading', () => {
    expectSections('<h2>Aufgaben</h2><p>Start: sofort<br>Gehalt: nach Tarif<br>Ort: Emden</p><h2>Wir bieten</h2><p>Obst</p>', {
      tasks: '<p>Start: sofort<br>Gehalt: nach Tarif<br>Ort: Emden</p>',
      offer: '<p>Obst</p>',
    });
  });

  it('makes a bold line that names nothing a subheading, a bold sentence not', () => {
    expectSections(
      '<h2>Aufgaben</h2><p><strong>Fertigung</strong></p><p>Löten</p><p><strong>Sicherheit geht immer vor.</strong></p><p>Prüfen</p>',
      {
        tasks: '<h3>Fertigung</h3><p>Löten</p><p><strong>Sicherheit geht immer vor.</strong></p><p>Prüfen</p>',
      },
    );
  });
});

describe('markup', () => {
  it('takes paragraphs out of list items and keeps nested lists', () => {
    expectSections(
      '<h2>Aufgaben</h2><ul>\n<li>\n<p>Löten</p>\n</li>\n<li><p>Prüfen</p><ul><li><p>Sicht</p></li></ul></li>\n<li></li></ul>',
      {
        tasks: '<ul><li>Löten</li><li>Prüfen<ul><li>Sicht</li></ul></li></ul>',
      },
    );
  });

  it('reads headings inside list items', () => {
    expectSections(
      '<ul><li><strong>Aufgaben</strong><ul><li>Löten</li><li>Prüfen</li></ul></li><li><strong>Profil</strong><ul><li>Sorgfalt</li><li>Deutsch</li></ul></li></ul>',
      BOTH,
    );
    expectSections(
      '<ul><li><b>Ihre Aufgaben:</b></li><li>Löten</li><li>Prüfen</li><li><b>Ihr Profil:</b></li><li>Sorgfalt</li><li>Deutsch</li></ul>',
      BOTH,
    );
  });

  it('reads tables, as layout and as data', () => {
    expectSections(
      '<table><tr><th>Aufgaben</th><td><ul><li>Löten</li><li>Prüfen</li></ul></td></tr><tr><th>Profil</th><td><ul><li>Sorgfalt</li><li>Deutsch</li></ul></td></tr></table>',
      BOTH,
    );
    expectSections('<h2>Wir bieten</h2><table><tr><td>Urlaub</td><td>30 Tage</td></tr><tr><td>Schicht</td><td>keine</td></tr></table>', {
      offer: '<p>Urlaub: 30 Tage</p><p>Schicht: keine</p>',
    });
  });

  it('reads divs, sections and definition lists', () => {
    expectSections(
      '<div><section><div><b>Aufgaben</b></div><div>- Löten</div><div>- Prüfen</div></section><section><div><b>Profil</b></div><div>• Sorgfalt</div><div>• Deutsch</div></section></div>',
      BOTH,
    );
    expectSections('<dl><dt>Aufgaben</dt><dd>Löten</dd><dt>Profil</dt><dd>Sorgfalt</dd></dl>', {
      tasks: '<p>Löten</p>',
      profile: '<p>Sorgfalt</p>',
    });
  });

  it('makes typed bullets of every kind a list', () => {
    expectSections(
      '<h2>Aufgaben</h2><p>•\u2060 \u2060Löten</p><p>•\u2060 \u2060Prüfen</p><h2>Profil</h2><p>– Sorgfalt<br>– Deutsch</p><h2>Benefits</h2><p>✔️ Obst</p><p>✔️ Rad</p>',
      {
        ...BOTH,
        offer: '<ul><li>Obst</li><li>Rad</li></ul>',
      },
    );
  });

  it('keeps bold, italics and safe links, and drops everything else', () => {
    expectSections(
      '<h2>Aufgaben</h2><p onclick="x()">Mehr <a href="https://werk.example/a?b=1&amp;c=2" class="k" target="_blank">hier</a>, <i>bald</i> <b>ganz</b> <a href="javascript:alert(1)">nah</a><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://x.example"></iframe></p><style>p{}</style>',
      { tasks: '<p>Mehr <a href="https://werk.example/a?b=1&amp;c=2">hier</a>, <em>bald</em> <strong>ganz</strong> nah</p>' },
    );
  });

  it('survives broken HTML', () => {
    expectSections('<p>Los<h2>Aufgaben<ul><li>Löten<li>Prüfen</ul><p>Ende <strong>fett</a></p></div>', {
      description: '<p>Los</p>',
      tasks: '<ul><li>Löten</li><li>Prüfen</li></ul><p>Ende <strong>fett</strong></p>',
    });
  });

  it('keeps the text of lists nested deeper than any stack', () => {
    expect(splitDescription(`${'<ul><li>'.repeat(5000)}Ende`).sections.description).toContain('Ende');
  });

  it('turns hard spaces and double spaces into one, and keeps entities as text', () => {
    expectSections('<h2>Aufgaben&nbsp;</h2><p>Rohre&nbsp;&amp; Kabel  &lt; 5&nbsp;mm</p>', { tasks: '<p>Rohre &amp; Kabel &lt; 5 mm</p>' });
  });

  it('drops the footer that a job board adds', () => {
    expectSections(
      '<h2>Aufgaben</h2><p>Löten</p><p>Find more <a href="https://board.example/">English Speaking Jobs in Germany</a> on Stellenbrett</a>',
      { tasks: '<p>Löten</p>' },
    );
  });

  it('takes qualifications whose heading was lost after the tasks for the profile', () => {
    expectSections(
      '<h2>Aufgaben</h2><ul><li>Löten</li><li>Prüfen</li></ul><ul><li>Abgeschlossene Ausbildung</li><li>Erfahrung am Band</li></ul><h2>Benefits</h2><p>Obst</p>',
      {
        tasks: '<ul><li>Löten</li><li>Prüfen</li></ul>',
        profile: '<ul><li>Abgeschlossene Ausbildung</li><li>Erfahrung am Band</li></ul>',
        offer: '<p>Obst</p>',
      },
    );
  });
});

describe('sources that are no HTML', () => {
  it('reads plain text with typed bullets', () => {
    expectSections('Wir suchen Verstärkung.\n\nIhre Aufgaben:\n- Löten\n- Prüfen\n\nIhr Profil:\n* Sorgfalt\n* Deutsch\n', {
      description: '<p>Wir suchen Verstärkung.</p>',
      ...BOTH,
    });
  });

  it('reads plain text without empty lines', () => {
    expectSections('Aufgaben\nLöten im Team\nPrüfen am Band\nProfil\nSorgfalt im Detail', {
      tasks: '<p>Löten im Team<br>Prüfen am Band</p>',
      profile: '<p>Sorgfalt im Detail</p>',
    });
  });

  it('reads Markdown', () => {
    expectSections('## Aufgaben\n* Löten\n* Prüfen\n\n**Profil**\n* Sorgfalt\n* Deutsch', BOTH);
  });

  it('reads HTML that was escaped twice', () => {
    expectSections('&lt;h2&gt;Aufgaben&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Rohre &amp;amp; Kabel&lt;/li&gt;&lt;/ul&gt;', {
      tasks: '<ul><li>Rohre &amp; Kabel</li></ul>',
    });
    expectSections('&amp;lt;h2&amp;gt;Aufgaben&amp;lt;/h2&amp;gt;&amp;lt;p&amp;gt;Löten&amp;lt;/p&amp;gt;', { tasks: '<p>Löten</p>' });
  });

  it('leaves a text about HTML alone', () => {
    expectSections('<h2>Profil</h2><p>Du weißt, was &lt;div&gt; bedeutet.</p>', { profile: '<p>Du weißt, was &lt;div&gt; bedeutet.</p>' });
  });

  it('reads line breaks where bold is the only markup', () => {
    expectSections('<b>Aufgaben</b>\n- Löten\n- Prüfen\n\n<b>Profil</b>\n- Sorgfalt\n- Deutsch', BOTH);
  });

  it('says nothing for an empty source', () => {
    expectSections('', {});
    expectSections('<p>&nbsp;</p><h2></h2>', {});
  });
});

describe('headings that matched nothing', () => {
  it('are reported', () => {
    expect(splitDescription('<h2>Aufgaben</h2><p>Löten</p><h2>Standort</h2><p>Emden</p>').unmatched).toEqual(['Standort']);
  });
});
