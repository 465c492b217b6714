import { describe, expect, it } from 'vitest';
import { filled } from '../testing/sections.ts';

const TASKS = '<h2>Aufgaben</h2>';

describe('a portrait of the company', () => {
  const REST = '<p>Für das Lager in Emden suchen wir jemanden, der zupackt.</p>';
  const isPortrait = (text: string, company: string): boolean =>
    filled(`<p>${text}</p>${REST}${TASKS}<p>Löten</p>`, { company }).aboutUs === `<p>${text}</p>`;

  it.each([
    'ist',
    'sind',
    'steht',
    'stehen',
    'entwickelte',
    'biete',
    'bieten',
    'bietet',
    'gehören',
    'baute',
    'bring',
    'bringen',
    'vertreten',
    'produzierte',
    'is',
    'are',
    'build',
    'builds',
    'offer',
    'offers',
    'provide',
    'provides',
    'develop',
    'develops',
    'verbinde',
    'verbinden',
    'betreib',
    'betreiben',
    'kombinier',
    'kombinieren',
  ])('says with its name what it does: %s', (verb) => {
    expect(isPortrait(`Leuchten für Schiffe: Nordlicht ${verb} sie seit vielen Jahren.`, 'Nordlicht Werke GmbH')).toBe(true);
  });

  it.each([
    ['no verb of its own', 'Leuchten für Schiffe: Nordlicht, Kistenweg, Isthmus, Sindelfingen.', 'Nordlicht GmbH'],
    ['no name', 'Leuchten für Schiffe: die Werft baut sie seit vielen Jahren.', 'Nordlicht GmbH'],
    ['the name late', 'Leuchten für Schiffe, Werften, Häfen und alle anderen Orte am Meer: Nordlicht baut sie.', 'Nordlicht GmbH'],
    ['a name of two letters', 'Leuchten für Schiffe: an der Küste bauten sie viele seit Jahren.', 'An GmbH'],
    ['no company', 'Leuchten für Schiffe: an der Küste bauten sie viele seit Jahren.', ''],
  ])('is none with %s', (_, text, company) => {
    expect(isPortrait(text, company)).toBe(false);
  });

  it('has forty letters at least', () => {
    expect(isPortrait('Wir sind vierzig Leute und bauen Lampen.', 'Nordlicht GmbH')).toBe(true);
    expect(isPortrait('Wir sind vierzig Leute und bauen Lampe.', 'Nordlicht GmbH')).toBe(false);
  });

  it('leaves at least forty letters of a description', () => {
    const text = '<p>Wir sind vierzig Leute und bauen Leuchten in Emden.</p>';
    const job = (letters: number): string => `<p>Sie löten ${'a'.repeat(letters - 10)}</p>`;
    expect(filled(`${text}${job(40)}${TASKS}<p>Löten</p>`)).toMatchObject({ aboutUs: text, description: job(40) });
    expect(filled(`${text}${job(39)}${TASKS}<p>Löten</p>`)).toMatchObject({ description: text + job(39) });
  });

  it('is the description where nothing follows that has a heading', () => {
    const text = '<p>Wir sind vierzig Leute und bauen Leuchten in Emden.</p>';
    expect(filled(text + REST)).toEqual({ description: text + REST });
  });
});

describe('a job board at the end', () => {
  const LINE = 'Weitere Jobs in Emden auf stellenbrett.example';
  const kept = (line: string, company: string): boolean =>
    filled(`<p>Löten</p><p>${line}</p>`, { company }).description?.includes(line) === true;

  it('is left out, but not the company itself, however short its name is', () => {
    expect(kept(LINE, '')).toBe(false);
    expect(kept(LINE, 'Be Werbung GmbH')).toBe(false);
    expect(kept('Weitere Jobs in Emden auf abc.example', 'Abc Werbung')).toBe(true);
    expect(kept('Weitere Jobs in Emden auf be-werbung.example', 'Be Werbung GmbH')).toBe(true);
  });

  it('has a hundred and ten letters at most', () => {
    const line = (letters: number): string => `Weitere Jobs auf ${'x'.repeat(letters - 17)}`;
    expect(kept(line(110), 'Nordlicht')).toBe(false);
    expect(kept(line(111), 'Nordlicht')).toBe(true);
  });
});

describe('the title of the job', () => {
  const TITLE = 'Gleisbauer (m/w/d) Nordstrecke';
  const said = (source: string, company?: string): unknown => filled(source, { company, title: TITLE });

  it.each([
    ['over three headings', '<h1>Gleisbauer</h1><h2>Nord</h2><h3>strecke</h3><p>Sie bauen.</p>'],
    ['under a heading without letters', '<h1>---</h1><h1>Gleisbauer Nordstrecke</h1><p>Sie bauen.</p>'],
    ['with signs between its words', '<h1>Gleisbauer – – Nordstrecke!</h1><p>Sie bauen.</p>'],
  ])('is left out %s', (_, source) => {
    expect(said(source)).toEqual({ description: '<p>Sie bauen.</p>' });
  });

  it.each([
    [
      'over four headings',
      '<h1>Gleis</h1><h1>bauer</h1><h1>Nord</h1><h1>strecke</h1><p>Sie.</p>',
      '<p><strong>Gleis</strong></p><p><strong>bauer</strong></p><p><strong>Nord</strong></p><h3>strecke</h3><p>Sie.</p>',
    ],
    [
      'in bold behind a text',
      '<p>Wir.</p><p><b>Gleisbauer Nordstrecke</b></p><p>Sie.</p>',
      '<p>Wir.</p><h3>Gleisbauer Nordstrecke</h3><p>Sie.</p>',
    ],
    ['as a plain line', '<p>Gleisbauer Nordstrecke</p><p>Sie.</p>', '<p>Gleisbauer Nordstrecke</p><p>Sie.</p>'],
    [
      'as the end of a sentence',
      '<p>Gesucht! Als</p><h2>Gleisbauer Nordstrecke</h2><p>Sie.</p>',
      '<p>Gesucht! Als</p><h3>Gleisbauer Nordstrecke</h3><p>Sie.</p>',
    ],
    ['as a point', '<ul><li>Gleisbauer Nordstrecke</li></ul><p>Sie.</p>', '<ul><li>Gleisbauer Nordstrecke</li></ul><p>Sie.</p>'],
    [
      'half as a point',
      '<h2>Gleisbauer</h2><ul><li>Nordstrecke</li></ul><p>Sie.</p>',
      '<h3>Gleisbauer</h3><ul><li>Nordstrecke</li></ul><p>Sie.</p>',
    ],
  ])('stays %s', (_, source, wanted) => {
    expect(said(source)).toEqual({ description: wanted });
  });

  it('stays with an open end where no company is known', () => {
    expect(said('<h2>Gleisbauer Nordstrecke bei</h2><p>Sie.</p>', '')).toEqual({
      description: '<h3>Gleisbauer Nordstrecke bei</h3><p>Sie.</p>',
    });
  });

  it('stays behind the tasks, in bold as well, but not behind what may mean several sections', () => {
    const title = '<h2>Gleisbauer Nordstrecke</h2><p>Ab Mai.</p>';
    const below = '<p>Löten.</p><h3>Gleisbauer Nordstrecke</h3><p>Ab Mai.</p>';
    expect(said(`<p><b>Ihre Aufgaben:</b></p><p>Löten.</p>${title}`)).toEqual({ tasks: below });
    expect(said(`<h2>Was dich erwartet</h2><p>Löten.</p>${title}`)).toEqual({ tasks: '<p>Löten.</p>', description: '<p>Ab Mai.</p>' });
    expect(said(`<p>Aufgaben</p><p>Löten.</p>${title}`)).toEqual({ tasks: '<p>Löten.</p>', description: '<p>Ab Mai.</p>' });
  });
});
