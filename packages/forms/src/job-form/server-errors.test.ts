import { JOB_DETAIL_NAMES } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { jobFormFailure } from './server-errors';

/** The first field error of a rejected request. */
const summary = ['Nein.'];
const wrong = ['Bitte prüfen Sie Ihre Angaben.'];

describe('what the server refused of a job', () => {
  it.each<[wire: string, field: string]>([
    ['jobOffer.title', 'title'],
    ['jobOffer.weOffer', 'weOffer'],
    ['jobOffer.employment', 'employment'],
    ['jobOffer.payRange.min', 'payMin'],
    ['jobOffer.payRange.max', 'payMax'],
    ['jobOffer.payRange', 'payMax'],
    ['jobOffer.closesAt', 'closesOn'],
    ...JOB_DETAIL_NAMES.map((name) => [`jobOffer.${name}`, name] satisfies [string, string]),
    ['jobOffer.focusPage.id', 'focusPage'],
    ['jobOffer.specificInformation.techStack', 'specificInformation.techStack'],
    ['teamMembers', 'contacts'],
    ['teamMembers.0.id', 'contacts'],
  ])('%s stands at %s', (wire, field) => {
    expect(jobFormFailure({ summary, fields: { [wire]: 'Nein.' } }, 'TECH')).toEqual({
      summary: wrong,
      fields: { [field]: 'Nein.' },
    });
  });

  it('stands above when the form has no such field', () => {
    const fields = { companyId: 'Unbekanntes Unternehmen.', 'jobOffer.title': 'Zu lang.' };
    expect(jobFormFailure({ summary, fields }, 'TECH')).toEqual({
      summary: [...wrong, 'Unbekanntes Unternehmen.'],
      fields: { title: 'Zu lang.' },
    });
    const hidden = { 'jobOffer.specificInformation.techStack': 'Zu lang.' };
    expect(jobFormFailure({ summary, fields: hidden }, 'SALES')).toEqual({ summary: [...summary, 'Zu lang.'] });
    expect(jobFormFailure({ summary, fields: { 'jobOffer.jobProfileType': 'Nein.' } }, 'TECH')).toEqual({ summary });
    expect(jobFormFailure({ summary, fields: { toString: 'Nein.' } }, 'TECH')).toEqual({ summary });
  });

  it('is only a text when no field was named', () => {
    expect(jobFormFailure({ summary }, 'TECH')).toEqual({ summary });
  });
});
