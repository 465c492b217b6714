import { describe, expect, it } from 'vitest';
import { blindFileName, isBlindAfter } from './blind';
import { withoutTraces } from './text';
import { APPLICATION_STATUSES } from '../codes';

describe('the blind first look', () => {
  it('hides new and viewed applications alone, and leaves the rejected and the withdrawn as they were', () => {
    const hidden = (before: boolean) => APPLICATION_STATUSES.filter((status) => isBlindAfter(status, { blindReview: true, before }));
    expect(hidden(true)).toEqual(['SUBMITTED', 'VIEWED', 'REJECTED', 'WITHDRAWN']);
    expect(hidden(false)).toEqual(['SUBMITTED', 'VIEWED']);
  });

  it('hides nobody where the job does not want it', () => {
    const options = { blindReview: false, before: true };
    expect(APPLICATION_STATUSES.filter((status) => isBlindAfter(status, options))).toEqual([]);
  });

  it.each([
    ['resume', 'Lebenslauf Ada Kern.PDF', 'Lebenslauf.pdf'],
    ['coverLetter', 'kern.docx', 'Anschreiben.docx'],
    ['additional', 'Zeugnisse.zip', 'Weitere Dokumente 7.zip'],
    ['video', 'ada.mp4', 'Video.mp4'],
    // Any text after a dot may be a name.
    ['resume', 'Lebenslauf.kern', 'Lebenslauf'],
  ] as const)('calls a %s named %s by its kind', (kind, name, shown) => {
    expect(blindFileName({ id: 7, kind, name })).toBe(shown);
  });
});

describe('a letter', () => {
  const person = { firstName: 'Ada Maria', lastName: 'Kern-Groß', email: 'ada@post.example', phone: '040 / 55 (1)' };

  it.each([
    ['Grüße, Ada Kern-Groß', 'Grüße, [ausgeblendet] [ausgeblendet]-[ausgeblendet]'],
    ['KERN, MARIA', '[ausgeblendet], [ausgeblendet]'],
    // A part of another word is not a name.
    ['Kernkompetenz und Adaption', 'Kernkompetenz und Adaption'],
    ['Rufen Sie an: 040 / 55 (1).', 'Rufen Sie an: [ausgeblendet].'],
    ['Mehr auf https://ada.example/werke?a=1, oder www.ada.example.', 'Mehr auf [ausgeblendet], oder [ausgeblendet].'],
    ['Schreiben Sie an info@andere.example!', 'Schreiben Sie an [ausgeblendet]!'],
  ])('%j becomes %j', (text, shown) => {
    expect(withoutTraces(text, person)).toBe(shown);
  });

  it('of somebody without a name loses its addresses alone', () => {
    expect(withoutTraces('x a@b.de y', { firstName: '', lastName: '', email: '', phone: null })).toBe('x [ausgeblendet] y');
  });
});
