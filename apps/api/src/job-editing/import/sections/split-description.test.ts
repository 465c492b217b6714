import { describe, expect, it } from 'vitest';
import { expectSections } from '../testing/sections.ts';
import { splitDescription } from './split-description.ts';

const INTRO = '<p>Für unser Lager in Emden suchen wir eine Leitung.</p>';

describe('headings as elements', () => {
  it('splits German headings of level 2 and drops them, because the design has its own', () => {
    expectSections(
      `${INTRO}<h2>Aufgaben</h2><ul><li>Waren annehmen</li></ul><h2>Qualifikation</h2><ul><li>Staplerschein</li></ul><h2>Benefits</h2><p>Jobrad</p><h2>Über uns</h2><p>Wir handeln mit Tee.</p>`,
      {
        description: INTRO,
        tasks: '<ul><li>Waren annehmen</li></ul>',
        profile: '<ul><li>Staplerschein</li></ul>',
        offer: '<p>Jobrad</p>',
        aboutUs: '<p>Wir handeln mit Tee.</p>',
      },
    );
  });

  it('splits English headings', () => {
    expectSections(
      `<p>Join the harbour team in Kiel.</p><h3>What you'll do</h3><ul><li>Plan shifts</li></ul><h3>What you bring</h3><ul><li>German at C1</li></ul><h3>What's in it for you</h3><p>30 days of holiday</p><h3>Who we are</h3><p>A ferry line.</p>`,
      {
        description: '<p>Join the harbour team in Kiel.</p>',
        tasks: '<ul><li>Plan shifts</li></ul>',
        profile: '<ul><li>German at C1</li></ul>',
        offer: '<p>30 days of holiday</p>',
        aboutUs: '<p>A ferry line.</p>',
      },
    );
  });

  it.each([
    ['Deine Aufgaben', 'Dein Profil', 'Deine Benefits'],
    ['Das machst du bei uns', 'Das bist du', 'Das bieten wir dir'],
    ['Ihr Aufgabengebiet:', 'Ihre Qualifikationen:', 'Unser Angebot:'],
    ['📌 WAS DU BEWEGST', '💡 WAS DU MITBRINGST', '🎁 WAS WIR BIETEN'],
    ['Welche Aufgaben erwarten Sie?', 'Womit überzeugen Sie uns?', 'Worauf können Sie sich freuen?'],
    ['Dein Verantwortungsbereich', 'Was wir uns von dir wünschen', 'Warum wir?'],
    ['Das erwartet dich', 'Das bringst du mit', 'Das bekommst du von uns'],
    ['Tätigkeiten', 'Anforderungsprofil', 'Wir bieten Ihnen'],
    ['Wofür wir dich brauchen', 'Damit punktest du bei uns', 'Freu dich auf'],
    ['1. Aufgaben und Verantwortlichkeiten', '2. Kenntnisse und Fähigkeiten', '3. Vorteile & Extras'],
    ['Your responsibilities', 'Requirements', 'Perks & benefits'],
    ['Key duties', 'Skills and experience', 'What we offer'],
    ['In this role you will', "What we're looking for", "Why you'll love working with us"],
    ['Hier kommen Sie ins Spiel', 'Damit punkten Sie', 'Das tun wir für Sie'],
    ['Aufgaben, die dich erwarten', 'Sie verfügen über', 'Mehr als nur ein Job'],
    ['Was gibt’s zu tun?', 'Das macht dich aus', 'Das hast du davon'],
    ['Your role', 'Who you are', 'Compensation and benefits'],
    ['Day-to-day', 'You might be a great fit if', 'We offer'],
    ['Hier packst du mit an', 'Wen wir suchen', 'Gute Gründe für Nordlicht'],
  ])('knows %s / %s / %s', (tasks, profile, offer) => {
    expectSections(`${INTRO}<h2>${tasks}</h2><p>eins</p><h2>${profile}</h2><p>zwei</p><h2>${offer}</h2><p>drei</p>`, {
      description: INTRO,
      tasks: '<p>eins</p>',
      profile: '<p>zwei</p>',
      offer: '<p>drei</p>',
    });
  });

  it('keeps a heading that names nothing as a subheading of its section', () => {
    expectSections('<h2>Aufgaben</h2><p>Kurz</p><h2>Einkauf &amp; Logistik</h2><ul><li>Bestellen</li></ul>', {
      tasks: '<p>Kurz</p><h3>Einkauf &amp; Logistik</h3><ul><li>Bestellen</li></ul>',
    });
  });

  it('keeps contact and application notes where they stand', () => {
    expectSections('<h2>Wir bieten</h2><p>Kantine</p><h2>So bewirbst du dich</h2><p>Per Formular.</p><h2>Kontakt</h2><p>Frau Ahrens</p>', {
      offer: '<p>Kantine</p><h3>So bewirbst du dich</h3><p>Per Formular.</p><h3>Kontakt</h3><p>Frau Ahrens</p>',
    });
  });

  it('keeps a heading that says more than the name of its section', () => {
    expectSections('<h2>Dein Profil (Muss)</h2><p>Meisterbrief</p><h2>Dein Profil (Kann)</h2><p>Englisch</p>', {
      profile: '<h3>Dein Profil (Muss)</h3><p>Meisterbrief</p><h3>Dein Profil (Kann)</h3><p>Englisch</p>',
    });
  });

  it('keeps a heading that names only a part of its section', () => {
    expectSections('<h2>Benefits</h2><p><strong>Vergütung</strong></p><p>Tarif</p><p><strong>Weiterbildung</strong></p><p>Kurse</p>', {
      offer: '<h3>Vergütung</h3><p>Tarif</p><h3>Weiterbildung</h3><p>Kurse</p>',
    });
  });

  it('takes the name of the company as a heading for about us', () => {
    expectSections('<h2>Nordlicht Werke</h2><p>Leuchten aus Emden.</p><h2>Aufgaben</h2><p>Löten</p>', {
      aboutUs: '<p>Leuchten aus Emden.</p>',
      tasks: '<p>Löten</p>',
    });
    expectSections('<h2>Aufgaben</h2><p>Löten</p><h2>About Nordlicht</h2><p>Lamps.</p>', {
      tasks: '<p>Löten</p>',
      aboutUs: '<p>Lamps.</p>',
    });
  });

  it.each(['Wer wir sind', 'Das ist Nordlicht', 'Our mission', 'Company description', 'Unser Mandant', 'Über die Nordlicht-Gruppe'])(
    'reads %s as about us',
    (heading) => {
      expect(
        splitDescription(`<h2>${heading}</h2><p>Leuchten.</p><h2>Aufgaben</h2><p>Löten</p>`, 'Nordlicht Werke GmbH').sections.aboutUs,
      ).toContain('<p>Leuchten.</p>');
    },
  );

  it.each([
    'Kontakt',
    'Standort',
    'So geht es weiter',
    'Eckdaten',
    'Additional information',
    'Equal opportunity',
    'Unser Tech-Stack',
    'Vertrieb',
  ])('leaves %s where it stands', (heading) => {
    const { sections, unmatched } = splitDescription(`<h2>Aufgaben</h2><p>Löten</p><h2>${heading}</h2><p>Emden</p>`);
    expect(sections.tasks).toBe(`<p>Löten</p><h3>${heading}</h3><p>Emden</p>`);
    expect(unmatched).toEqual([heading]);
  });

  it('drops empty headings and paragraphs', () => {
    expectSections('<h1></h1><h2>&nbsp;</h2><p><br></p><h2>Aufgaben</h2><p>&nbsp;</p><p>Löten</p><h2> </h2>', { tasks: '<p>Löten</p>' });
  });

  it('leaves a section empty that has only its heading', () => {
    expectSections('<h2>Aufgaben</h2><h2>Profil</h2><p>Sorgfalt</p>', { profile: '<p>Sorgfalt</p>' });
  });

  it('puts text of the same section together when its name comes again', () => {
    expectSections('<h2>Benefits</h2><p>Jobrad</p><h2>Profil</h2><p>Sorgfalt</p><h2>Was wir bieten</h2><p>Kantine</p>', {
      offer: '<p>Jobrad</p><h3>Was wir bieten</h3><p>Kantine</p>',
      profile: '<p>Sorgfalt</p>',
    });
  });

  it('shows a heading that is a whole sentence as a bold paragraph', () => {
    expectSections(`<h2>${'Wir bauen seit langer Zeit sehr gute Leuchten. '.repeat(3).trim()}</h2><p>Mehr davon.</p>`, {
      description: `<p><strong>${'Wir bauen seit langer Zeit sehr gute Leuchten. '.repeat(3).trim()}</strong></p><p>Mehr davon.</p>`,
    });
  });
});

describe('names that depend on the rest', () => {
  it("reads 'Das erwartet dich' as offer where the tasks have a heading of their own", () => {
    expectSections('<h2>Deine Aufgaben</h2><p>Löten</p><h2>Das erwartet dich</h2><p>Kantine</p>', {
      tasks: '<p>Löten</p>',
      offer: '<p>Kantine</p>',
    });
  });

  it("reads 'Warum wir?' as about us where the offer has a heading of its own", () => {
    expectSections('<h2>Warum wir?</h2><p>Familienbetrieb</p><h2>Aufgaben</h2><p>Löten</p><h2>Benefits</h2><p>Kantine</p>', {
      aboutUs: '<p>Familienbetrieb</p>',
      tasks: '<p>Löten</p>',
      offer: '<p>Kantine</p>',
    });
  });

  it("keeps a bold 'Warum wir?' inside the benefits that it heads", () => {
    expectSections(
      '<h2>Benefits</h2><p><strong>Warum Nordlicht?</strong></p><ul><li>Jobrad</li></ul><p><strong>Das gibt es obendrauf</strong></p><ul><li>Obst</li></ul>',
      {
        offer: '<ul><li>Jobrad</li></ul><h3>Das gibt es obendrauf</h3><ul><li>Obst</li></ul>',
      },
    );
  });

  it("reads 'Deine Mission' before the tasks as part of the description", () => {
    expectSections('<h2>Deine Mission</h2><p>Licht für alle.</p><h2>Aufgaben</h2><p>Löten</p>', {
      description: '<h3>Deine Mission</h3><p>Licht für alle.</p>',
      tasks: '<p>Löten</p>',
    });
  });

  it("reads 'Your role' as the tasks where nothing else names them, 'About the role' too", () => {
    expectSections('<h2>Your role</h2><p>Solder</p><h2>Requirements</h2><p>Care</p>', { tasks: '<p>Solder</p>', profile: '<p>Care</p>' });
    expectSections('<h2>About the role</h2><p>Lamps need care.</p><h2>Responsibilities</h2><p>Solder</p>', {
      description: '<p>Lamps need care.</p>',
      tasks: '<p>Solder</p>',
    });
  });

  it('takes a stem inside a longer heading only where nothing certain names the section', () => {
    expectSections('<h2>Die Hauptaufgaben dieser Planstelle</h2><p>Prüfen</p>', {
      tasks: '<h3>Die Hauptaufgaben dieser Planstelle</h3><p>Prüfen</p>',
    });
    expectSections(
      '<h2>Aufgaben</h2><p>Prüfen</p><h2>Zusätzlich winkende Benefits-Verwaltung</h2><p>Pflegen</p><h2>Benefits</h2><p>Obst</p>',
      {
        tasks: '<p>Prüfen</p><h3>Zusätzlich winkende Benefits-Verwaltung</h3><p>Pflegen</p>',
        offer: '<p>Obst</p>',
      },
    );
  });
});

describe('text before the first heading', () => {
  it('is the description', () => {
    expectSections('<p>Sie lieben Licht?</p><ul><li>Teilzeit</li></ul><h2>Aufgaben</h2><p>Löten</p>', {
      description: '<p>Sie lieben Licht?</p><ul><li>Teilzeit</li></ul>',
      tasks: '<p>Löten</p>',
    });
  });

  it('is about us as far as it presents the company and nothing else', () => {
    expectSections(
      `<p>Die Nordlicht Werke GmbH ist ein Hersteller von Leuchten mit Sitz in Emden.</p>${INTRO}<h2>Aufgaben</h2><p>Löten</p>`,
      {
        aboutUs: '<p>Die Nordlicht Werke GmbH ist ein Hersteller von Leuchten mit Sitz in Emden.</p>',
        description: INTRO,
        tasks: '<p>Löten</p>',
      },
    );
  });

  it('stays the description when a portrait of the company is all there is, or speaks to the applicant', () => {
    const portrait = '<p>Die Nordlicht Werke GmbH ist ein Hersteller von Leuchten mit Sitz in Emden.</p>';
    expectSections(`${portrait}<h2>Aufgaben</h2><p>Löten</p>`, { description: portrait, tasks: '<p>Löten</p>' });
    const mixed = '<p>Wir sind ein Hersteller von Leuchten und suchen dich für unser Team in Emden.</p>';
    expectSections(`${mixed}${INTRO}<h2>Aufgaben</h2><p>Löten</p>`, { description: mixed + INTRO, tasks: '<p>Löten</p>' });
  });

  it('is everything when no heading names a section', () => {
    expectSections('<p>Wir sind ein Hersteller von Leuchten mit Sitz in Emden.</p><p>Rufen Sie an und lernen Sie uns kennen.</p>', {
      description: '<p>Wir sind ein Hersteller von Leuchten mit Sitz in Emden.</p><p>Rufen Sie an und lernen Sie uns kennen.</p>',
    });
  });
});
