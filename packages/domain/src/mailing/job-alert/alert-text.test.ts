import { describe, expect, it } from 'vitest';
import { alertText } from './labels.de';

describe('O93 what an alert searches for', () => {
  it.each([
    [{ search: ['Gleisbau'], location: ['Bremen', 'Ulm'] }, 'Gleisbau, Bremen, Ulm'],
    [{ near: ['Hamburg'] }, 'Hamburg, 25 km'],
    [
      { workingModel: ['Hybrid'], near: ['Hamburg'], radius: ['50'], payMin: ['50000'], pay: ['required'], remote: ['exclude'] },
      'Hamburg, 50 km, Hybrid, ab 50.000\u00a0€, Nur mit Gehaltsangabe, Ohne Remote-Stellen',
    ],
    // Values without effect, and values that need a place without one.
    [{ search: [''], radius: ['50'], payMin: ['0'], pay: ['any'], remote: ['include'] }, 'Alle Stellen'],
    [{ contract: ['permanent', 'temporary'] }, 'Unbefristet, Befristet'],
    [{ contract: ['forever'] }, 'forever'],
    // A value that no filter of the list offers is shown unchanged.
    [{ industry: ['Bau'], employment: ['Vollzeit'] }, 'Vollzeit, Bau'],
  ])('%j: %s', (query: Readonly<Record<string, readonly string[]>>, text) => {
    expect(alertText(query)).toBe(text);
  });
});
