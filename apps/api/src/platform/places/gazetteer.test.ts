import { describe, expect, it } from 'vitest';
import { findPlace, nearestName, positionOf, suggestPlaces } from './gazetteer.ts';
import { located } from './located.ts';

const nameOf = (text: string): string | null => findPlace(text)?.name ?? null;

describe('O94: the place that somebody means', () => {
  it.each([
    ['Köln', 'Köln'],
    ['koeln', 'Köln'],
    ['  HAMBURG ', 'Hamburg'],
    ['St. Pölten', 'Sankt Pölten'],
    ['Zürich', 'Zürich'],
    ['Wien', 'Wien'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt a. M.', 'Frankfurt am Main'],
    ['Frankfurt/Oder', 'Frankfurt (Oder)'],
    ['Halle', 'Halle (Saale)'],
    ['Lingen (Ems)', 'Lingen'],
    ['Berlin-Mitte', 'Berlin'],
    ['Raum Stuttgart', 'Stuttgart'],
    ['Hamburg, Bremen', 'Hamburg'],
  ])('%s is %s', (text, name) => expect(nameOf(text)).toBe(name));

  it.each([
    ['80331', '80331 München'],
    ['D-80331', '80331 München'],
    ['Musterstr. 5, 49610 Quakenbrück', '49610 Quakenbrück'],
    ['A-6020', 'A-6020 Innsbruck'],
    ['CH 8001', 'CH-8001 Zürich'],
    // The same four digits exist in both countries; the name decides.
    ['6020 Innsbruck', 'A-6020 Innsbruck'],
    ['6020 Luzern', 'CH-6020 Luzern'],
  ])('the postal code %s is %s', (text, name) => expect(nameOf(text)).toBe(name));

  it.each(['Remote', 'Deutschland', 'bundesweit', '99999', 'Hambrug', '', 'Bad'])('%s is none', (text) => expect(nameOf(text)).toBeNull());

  it('offers the nearest name of a misspelt one, and none where nothing is near', () => {
    expect(nearestName('Hambrug')).toBe('Hamburg');
    expect(nearestName('Bad Kreutznach')).toBe('Bad Kreuznach');
    expect(nearestName('Xyzzyqwert')).toBeNull();
  });
});

describe('O94: suggestions', () => {
  it('begin with the text, the largest first, each unmistakable', () => {
    expect(suggestPlaces('ham', 3).map(({ name }) => name)).toEqual(['Hamburg', 'Hamm', 'Hameln']);
    const neustadt = suggestPlaces('neustadt', 8).map(({ name }) => name);
    expect(new Set(neustadt).size).toBe(neustadt.length);
    for (const name of neustadt) expect(nameOf(name), name).toBe(name);
  });

  it('complete a postal code, and name both countries of four digits', () => {
    expect(suggestPlaces('803', 2).map(({ name }) => name)).toEqual(['80331 München', '80333 München']);
    expect(suggestPlaces('80331', 2).map(({ name }) => name)).toEqual(['80331 München']);
    expect(suggestPlaces('6020', 8).map(({ name }) => name)).toEqual(expect.arrayContaining(['A-6020 Innsbruck', 'CH-6020 Luzern']));
  });

  it('mend a slip, and say nothing to one letter', () => {
    expect(suggestPlaces('Hambrug', 8).map(({ name }) => name)).toEqual(['Hamburg']);
    expect(suggestPlaces('h', 8)).toEqual([]);
  });
});

describe('O94: where a posting is', () => {
  it('takes the postal code of the location before the city, and the location where the city is unknown', () => {
    expect(positionOf('Neustadt', '01844 Neustadt in Sachsen')?.longitude).toBeCloseTo(14.2, 0);
    expect(positionOf('Bremen', null)).toMatchObject({ latitude: 53.076, longitude: 8.807 });
    expect(positionOf(null, 'Kassel-Nordstadt')).toMatchObject({ latitude: 51.317 });
    expect(positionOf(null, null)).toBeNull();
  });

  it('goes with the row, and is left alone by a change that says nothing about the place', () => {
    expect(located({ city: 'Bremen' })).toMatchObject({ city: 'Bremen', latitude: 53.076, longitude: 8.807 });
    expect(located({ city: 'Remote' })).toMatchObject({ latitude: null, longitude: null });
    const change: { readonly title: string; readonly city?: string } = { title: 'Weiche' };
    expect(located(change)).toBe(change);
  });
});
