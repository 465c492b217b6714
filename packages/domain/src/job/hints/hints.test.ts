import { describe, expect, it } from 'vitest';
import { jobHints, takeProposal, type HintedJob } from './index';

const job = (known: Partial<HintedJob>): HintedJob => ({
  title: '',
  hasPay: true,
  jobDescription: '',
  yourTasks: '',
  yourProfile: '',
  weOffer: '',
  aboutUs: '',
  ...known,
});
const kinds = (known: Partial<HintedJob>) => jobHints(job(known)).map(({ field, kind }) => `${field} ${kind}`);
const termsIn = (text: string) => jobHints(job({ yourProfile: `<p>${text}</p>` })).map(({ found, proposal }) => [found, proposal]);

describe('title', () => {
  it.each([
    'Entwickler (m/w/d)',
    'Entwickler (w|m|d)',
    'Engineer (f/m/x)',
    'Quality Engineer (all genders)',
    'Praktikant*in Kundenberatung',
    'Werkstudent:in',
    'Fachkraft m/w/d',
    'ErzieherIn',
  ])('%s says that all are meant', (title) => expect(kinds({ title })).toEqual([]));

  it.each(['Automation Developer', 'Designer Berlin', 'Operations Manager (Senior)', 'Berlinale-Team', 'Leitung im Innendienst'])(
    '%s does not',
    (title) =>
      expect(jobHints(job({ title }))).toEqual([{ field: 'title', kind: 'gender-marker', found: title, proposal: `${title} (m/w/d)` }]),
  );
});

describe('pay', () => {
  it('is asked for once something is written', () => {
    expect(kinds({ hasPay: false })).toEqual([]);
    expect(kinds({ hasPay: false, aboutUs: '<p></p>' })).toEqual([]);
    expect(kinds({ hasPay: false, yourTasks: '<p>Planung</p>' })).toEqual(['pay no-pay']);
    expect(kinds({ hasPay: true, yourTasks: '<p>Planung</p>' })).toEqual([]);
  });
});

describe('texts', () => {
  const words36 = `${'Signal '.repeat(36).trim()}.`;

  it('has a wall from 701 characters in one paragraph on', () => {
    const paragraph = (length: number) => `<p>${'Wir. '.repeat(length / 5 + 1).slice(0, length - 1)}x</p>`;
    expect(kinds({ aboutUs: paragraph(701) })).toEqual(['aboutUs wall']);
    expect(kinds({ aboutUs: paragraph(700) })).toEqual([]);
    expect(kinds({ aboutUs: paragraph(400) + paragraph(400) })).toEqual([]);
  });

  it('has a sentence that is too long from 36 words on, points of a list each for itself', () => {
    expect(jobHints(job({ yourTasks: `<p>Kurz. ${words36}</p>` }))).toEqual([
      { field: 'yourTasks', kind: 'long-sentence', found: words36, proposal: null },
    ]);
    expect(kinds({ yourTasks: `<p>${'Signal '.repeat(35)}</p>` })).toEqual([]);
    expect(kinds({ yourTasks: `<ul>${'<li>Signale planen und prüfen</li>'.repeat(20)}</ul>` })).toEqual([]);
    expect(kinds({ yourTasks: `<p>${'Wir planen z. B. Signale, '.repeat(9)}</p>` })).toEqual(['yourTasks long-sentence']);
  });

  it('is hard to read with long words, and says so only where nothing else shows what to change', () => {
    const hard = '<li>Eigenverantwortliche Durchführung anspruchsvoller Projektierungstätigkeiten innerhalb.</li>'.repeat(12);
    expect(kinds({ yourTasks: hard })).toEqual(['yourTasks hard-text']);
    expect(kinds({ yourTasks: '<li>Sie planen Signale und prüfen sie vor Ort mit uns.</li>'.repeat(12) })).toEqual([]);
    expect(kinds({ yourTasks: hard.replace('</li>', `</li><li>${words36}</li>`) })).toEqual(['yourTasks long-sentence']);
  });
});

describe('coded words', () => {
  it('are found whole, once, in the order of the text, with their endings in the proposal', () => {
    expect(termsIn('Ein junges Team sucht ehrgeizige Leute. Junges Team, junges Team!')).toEqual([
      ['junges Team', 'aufgeschlossenes Team'],
      ['ehrgeizige', 'motivierte'],
      ['Junges Team', 'Aufgeschlossenes Team'],
    ]);
    expect(termsIn('Jungen, dynamischen Team')).toEqual([['Jungen, dynamischen Team', 'Aufgeschlossenen, dynamischen Team']]);
  });

  it('leave to a person what needs another sentence', () => {
    expect(termsIn('Digital Natives zwischen 20 und 30 Jahren, gern Macher')).toEqual([
      ['Digital Natives', null],
      ['zwischen 20 und 30 Jahren', null],
      ['Macher', null],
    ]);
  });

  it('are no part of longer words, and no pair that names both', () => {
    expect(termsIn('Geschäftsmachermodell, Mitarbeiterinnen, Teamkollegen')).toEqual([]);
    expect(termsIn('Kolleginnen und Kollegen, Kollegen und Kolleginnen')).toEqual([]);
    expect(termsIn('Bewerbern und Bewerberinnen, seit 30 Jahren am Markt')).toEqual([]);
    expect(termsIn('mit Kollegen')).toEqual([['Kollegen', 'Kolleginnen und Kollegen']]);
  });

  it('are found behind entities and tags', () =>
    expect(termsIn('R&amp;D f&uuml;r <strong>Rockstars</strong>')).toEqual([['Rockstars', null]]));
});

describe('takeProposal', () => {
  const hint = { found: 'junges Team', proposal: 'aufgeschlossenes Team' };

  it('replaces whole words everywhere, and never inside a tag', () => {
    expect(takeProposal('<p>Ein <a href="https://x.example/junges Team">junges Team</a>, junges Team</p>', hint)).toBe(
      '<p>Ein <a href="https://x.example/junges Team">aufgeschlossenes Team</a>, aufgeschlossenes Team</p>',
    );
    expect(takeProposal('junges Teamgefühl', hint)).toBe('junges Teamgefühl');
  });

  it('takes the words as they are, also with signs of patterns', () =>
    expect(takeProposal('C++ ($&)', { found: 'C++ ($&)', proposal: '$& (m/w/d)' })).toBe('$& (m/w/d)'));

  it('leaves the text without a proposal', () => expect(takeProposal('Macher', { found: 'Macher', proposal: null })).toBe('Macher'));

  it('ends the hint that it comes from', () => {
    const before = job({ title: 'Automation Developer' });
    const [found] = jobHints(before);
    expect(found && jobHints({ ...before, title: takeProposal(before.title, found) })).toEqual([]);
  });
});
