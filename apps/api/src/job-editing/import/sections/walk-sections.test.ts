import { describe, expect, it } from 'vitest';
import { expectSections } from '../testing/sections.ts';
import { splitDescription } from './split-description.ts';

const POINTS = '<ul><li>Eins</li><li>Zwei</li></ul>';

describe('a line without marks opens a section', () => {
  it.each([
    ['alone, as a bare name', '<p>Unser Angebot</p><p>Rad.</p>', { offer: '<p>Rad.</p>' }],
    [
      'with a colon, whatever it adds',
      '<p>Unser Angebot in Emden:</p><p>Rad.</p>',
      { offer: '<h3>Unser Angebot in Emden:</h3><p>Rad.</p>' },
    ],
    ['with a question mark', '<p>Was bieten wir?</p><p>Rad.</p>', { offer: '<p>Rad.</p>' }],
    ['in capitals', '<p>UNSER ANGEBOT IN EMDEN</p><p>Rad.</p>', { offer: '<h3>UNSER ANGEBOT IN EMDEN</h3><p>Rad.</p>' }],
    [
      'of seventy letters before a list',
      `<p>Unser Angebot in ${'x'.repeat(53)}</p>${POINTS}`,
      { offer: `<h3>Unser Angebot in ${'x'.repeat(53)}</h3>${POINTS}` },
    ],
    ['before a list', `<p>Unser Angebot in Emden</p>${POINTS}`, { offer: `<h3>Unser Angebot in Emden</h3>${POINTS}` }],
    [
      'by a stem before a list, with a colon',
      `<p>Die Hauptaufgaben dieser Planstelle:</p>${POINTS}`,
      { tasks: `<h3>Die Hauptaufgaben dieser Planstelle:</h3>${POINTS}` },
    ],
  ])('%s', (_, source, wanted) => {
    expectSections(source, wanted);
  });

  it.each([
    ['that says more', '<p>Unser Angebot in Emden</p><p>Rad.</p>'],
    ['that ends a sentence', `<p>Das bieten wir!</p>${POINTS}`],
    ['that goes on', `<p>Unser Angebot in Emden,</p>${POINTS}`],
    ['by a stem without a colon', `<p>Die Hauptaufgaben dieser Planstelle</p>${POINTS}`],
    ['by a stem without a list', '<p>Die Hauptaufgaben dieser Planstelle:</p><p>Rad.</p>'],
    ['with nothing behind it', '<p>Rad.</p><p>Unser Angebot</p>'],
    ['that is long', `<p>Unser Angebot in ${'x'.repeat(60)}</p>${POINTS}`],
    ['that is very long', `<p>Unser Angebot in ${'x'.repeat(40)} und ${'y'.repeat(50)}:</p>${POINTS}`],
    ['of seventy-one letters before a list', `<p>Unser Angebot in ${'x'.repeat(54)}</p>${POINTS}`],
    ['that asks at its start', '<p>?Unser Angebot in Emden</p><p>Rad.</p>'],
    ['that is a point', `<p>• Unser Angebot in Emden</p>${POINTS}`],
    ['that is the name of the company', `<p>Nordlicht Werke GmbH</p>${POINTS}`],
  ])('but none %s', (_, source) => {
    const { description, ...others } = splitDescription(source, 'Nordlicht Werke GmbH').sections;
    expect([description === '', Object.values(others).join('')]).toEqual([false, '']);
  });
});

describe('a bold name of the company', () => {
  it('is seen in the section that it opens, a heading of it is not', () => {
    expectSections('<p><b>Nordlicht Werke</b></p><p>Leuchten.</p>', { aboutUs: '<h3>Nordlicht Werke</h3><p>Leuchten.</p>' });
    expectSections('<h3>Nordlicht Werke</h3><p>Leuchten.</p>', { aboutUs: '<p>Leuchten.</p>' });
  });
});

describe('a list under the job description', () => {
  it('is the tasks, under a summary it is not', () => {
    expectSections(`<h2>Stellenbeschreibung:</h2>${POINTS}`, { tasks: POINTS });
    expectSections(`<h2>Zusammenfassung</h2>${POINTS}`, { description: POINTS });
    expectSections(`<h2>Stellenbeschreibung</h2>${POINTS}<h2>Aufgaben</h2><p>Löten.</p>`, { description: POINTS, tasks: '<p>Löten.</p>' });
    expectSections('<h2>Stellenbeschreibung</h2><p>Löten.</p>', { description: '<p>Löten.</p>' });
  });
});

describe('a name that may mean several sections', () => {
  it('never goes back to the description once the tasks have begun', () => {
    expectSections('<h2>Aufgaben</h2><p>Löten.</p><h2>About the role</h2><p>Ab sofort.</p>', {
      tasks: '<p>Löten.</p><h3>About the role</h3><p>Ab sofort.</p>',
    });
    expectSections('<h2>Aufgaben</h2><p>Löten.</p><h2>Profil</h2><p>Ruhe.</p><h2>About the role</h2><p>Ab sofort.</p>', {
      tasks: '<p>Löten.</p>',
      profile: '<p>Ruhe.</p><h3>About the role</h3><p>Ab sofort.</p>',
    });
  });

  it('means what no other heading names or hints at', () => {
    expectSections('<h2>Was dich erwartet</h2><p>Rad.</p><h2>Die Hauptaufgaben dieser Planstelle</h2><p>Löten.</p>', {
      offer: '<p>Rad.</p>',
      tasks: '<h3>Die Hauptaufgaben dieser Planstelle</h3><p>Löten.</p>',
    });
    expectSections(
      '<h2>Aufgaben</h2><p>Löten.</p><h2>Benefits</h2><p>Rad.</p><h2>Über uns</h2><p>Wir.</p><h2>Profil</h2><p>Ruhe.</p><h2>Warum wir?</h2><p>Darum.</p>',
      {
        tasks: '<p>Löten.</p>',
        offer: '<p>Rad.</p>',
        aboutUs: '<p>Wir.</p><h3>Warum wir?</h3><p>Darum.</p>',
        profile: '<p>Ruhe.</p>',
      },
    );
  });

  it('stays in its section under a heading of it, but not beside one', () => {
    expectSections('<h2>Benefits</h2><p>Rad.</p><h3>Warum wir?</h3><p>Darum.</p>', {
      offer: '<p>Rad.</p><h3>Warum wir?</h3><p>Darum.</p>',
    });
    expectSections('<h2>Benefits</h2><p>Rad.</p><h2>Warum wir?</h2><p>Darum.</p>', { offer: '<p>Rad.</p>', aboutUs: '<p>Darum.</p>' });
  });
});

describe('a heading that only collects', () => {
  it.each(['Weitere Informationen', 'Further details', 'Sonstiges'])('goes where nothing follows it but another section: %s', (name) => {
    expectSections(`<h2>Aufgaben</h2><p>Löten.</p><h2>${name}</h2><h2>Benefits</h2><p>Rad.</p>`, {
      tasks: '<p>Löten.</p>',
      offer: '<p>Rad.</p>',
    });
  });

  it('stays where something follows, where it is a line, or where it says what it collects', () => {
    expectSections('<h2>Aufgaben</h2><p>Löten.</p><h2>Sonstiges</h2><p>Ab Mai.</p><h2>Benefits</h2><p>Rad.</p>', {
      tasks: '<p>Löten.</p><h3>Sonstiges</h3><p>Ab Mai.</p>',
      offer: '<p>Rad.</p>',
    });
    for (const line of ['<p>Sonstiges</p>', '<h2>Sonstiges in Emden</h2>'])
      expect(splitDescription(`<h2>Aufgaben</h2><p>Löten.</p>${line}<h2>Benefits</h2><p>Rad.</p>`).sections.tasks).toContain('Sonstiges');
  });
});

describe('a subheading', () => {
  it('of the same section stays visible, and so does a lower one of its name', () => {
    expectSections('<h2>Benefits</h2><p>Rad.</p><h3>Weitere Benefits</h3><p>Obst.</p>', {
      offer: '<p>Rad.</p><h3>Weitere Benefits</h3><p>Obst.</p>',
    });
    expectSections('<h3>Benefits</h3><p>Rad.</p><h2>Standort</h2><p>Emden.</p><h2>Benefits</h2><p>Obst.</p>', {
      offer: '<p>Rad.</p><h3>Standort</h3><p>Emden.</p><h3>Benefits</h3><p>Obst.</p>',
    });
  });

  it('that only collects stays where it is all that its section has, or goes on in it', () => {
    expectSections('<h2>Aufgaben</h2><h2>Sonstiges</h2><h2>Benefits</h2><p>Rad.</p>', {
      tasks: '<p><strong>Sonstiges</strong></p>',
      offer: '<p>Rad.</p>',
    });
    expectSections('<h2>Aufgaben</h2><p>Löten.</p><h2>Sonstiges</h2><h2>Aufgaben</h2><p>Prüfen.</p>', {
      tasks: '<p>Löten.</p><p><strong>Sonstiges</strong></p><h3>Aufgaben</h3><p>Prüfen.</p>',
    });
  });
});

describe('headings that name no section', () => {
  it('are reported, and where text begins under one that does not count as well', () => {
    const { unmatched } = splitDescription(`<h2>Standort</h2><p>Emden.</p><h2>Aufgaben</h2>${POINTS}<p><b>Schichten</b></p><p>Nachts.</p>`);
    expect(unmatched).toEqual(['Standort', 'Schichten']);
  });
});

describe('a name inside a paragraph', () => {
  it('stays in its paragraph where its section is open', () => {
    expectSections('<h2>Wir bieten</h2><p>Ein Rad.<br>Gehalt: nach Tarif<br>Ab Mai.</p>', {
      offer: '<p>Ein Rad.<br>Gehalt: nach Tarif<br>Ab Mai.</p>',
    });
  });
});

describe('a list of qualifications without its heading', () => {
  const skills = '<ul><li>Führerschein</li><li>Studium</li></ul>';

  it('is the profile right after the tasks, and nowhere else', () => {
    expectSections(`<h2>Aufgaben</h2>${POINTS}${skills}<p>Bald.</p>`, { tasks: POINTS, profile: `${skills}<p>Bald.</p>` });
    expectSections(`<h2>Aufgaben</h2><p>Löten.</p>${skills}`, { tasks: `<p>Löten.</p>${skills}` });
    expectSections(`<h2>Benefits</h2>${POINTS}${skills}`, { offer: `${POINTS}${skills}` });
    expectSections(`<h2>Aufgaben</h2>${POINTS}${skills}<h2>Profil</h2><p>Ruhe.</p>`, {
      tasks: `${POINTS}${skills}`,
      profile: '<p>Ruhe.</p>',
    });
  });
});
