import { jobMessages, readJob } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { applyQuery } from '../apply-link';
import type { AppliedMark } from '../job-template';
import { labels } from '../labels.de';
import { arrange } from '../modern/arrange';
import { payLines } from './pay';
import { companyFacts, jobSections, toJobView, type Section } from './job-view';
import { foreignLanguage, isBlank, plainText, richHtml } from './rich-html';

const job = readJob({
  id: 12,
  title: 'Ärztin (m/w/d) & Leitung',
  company: 'Muster & Co',
  city: 'Köln',
  employment: 'Teilzeit',
  workingModel: 'Büro',
});

describe('apply link', () => {
  it('PJ36 names the five things and encodes them', () => {
    const query = applyQuery(job);
    expect([...query.keys()]).toEqual(['title', 'company', 'location', 'employment', 'workingModel']);
    expect(new URLSearchParams(query.toString()).get('title')).toBe('Ärztin (m/w/d) & Leitung');
    expect(query.toString()).not.toContain(' ');
  });

  it('prefers the location to the city, and leaves open what the job leaves open', () => {
    expect(applyQuery({ ...job, location: 'Köln-Kalk' }).get('location')).toBe('Köln-Kalk');
    expect(applyQuery({ ...job, city: '' }).get('location')).toBe('');
  });
});

describe('words', () => {
  it('say the same as the catalogue of the domain', () => {
    expect(labels.noVideo).toBe(jobMessages.noVideo);
    expect(labels.expired('15.11.2026')).toBe(jobMessages.expired('15.11.2026'));
  });
});

it.each([
  ['EN17', 'ONE_TO_TEN', '1-10 Mitarbeitende'],
  ['EN18 PJ32', 'ELEVEN_TO_FIFTY', '11-50 Mitarbeitende'],
  ['EN19', 'FIFTY_ONE_TO_TWO_HUNDRED', '51-200 Mitarbeitende'],
  ['EN20', 'TWO_HUNDRED_ONE_TO_FIVE_HUNDRED', '201-500 Mitarbeitende'],
  ['EN21', 'FIVE_HUNDRED_ONE_TO_ONE_THOUSAND', '501-1.000 Mitarbeitende'],
  ['EN21', 'FIVE_HUNDRED_ONE_TO_THOUSAND', '501-1.000 Mitarbeitende'],
  ['EN22', 'ONE_THOUSAND_ONE_TO_FIVE_THOUSAND', '1.001-5.000 Mitarbeitende'],
  ['EN23', 'FIVE_THOUSAND_ONE_PLUS', 'Mehr als 5.000 Mitarbeitende'],
  ['EN24', 'OVER_THOUSAND', 'Mehr als 1.000 Mitarbeitende'],
  ['EN25', 'FOO', 'FOO'],
])('%s the company beside a job with the size %s has "%s"', (_row, employees, value) => {
  const { company } = readJob({ id: 12, companyId: { id: 1, name: 'Muster & Co', employees } });
  expect(companyFacts(company)).toEqual([{ label: labels.size, value }]);
});

describe('pay', () => {
  it('says nothing twice and leaves out what is empty (O67)', () => {
    const range = { min: 68_000, max: 82_000, currency: 'EUR', unit: 'YEAR' };
    expect(payLines({ salary: '68.000 bis 82.000 €', payRange: range, remunerationStructure: 'Haustarif' })).toEqual([
      '68.000 bis 82.000\u00a0€',
      'Haustarif',
    ]);
    expect(payLines({ salary: 'nach Tarif', payRange: range, remunerationStructure: '' })).toEqual([
      'nach Tarif',
      '68.000 bis 82.000\u00a0€ im Jahr',
    ]);
    expect(payLines({ salary: '', payRange: null, remunerationStructure: '' })).toEqual([]);
  });
});

describe('rich text', () => {
  it('puts the headings of an editor below the section, whatever their level', () => {
    expect(richHtml('<h1 class="a">A</h1><h5>B</h5>')).toBe('<h3 class="a">A</h3><h4>B</h4>');
    expect(richHtml('<h4>A</h4><p>t</p>')).toBe('<h3>A</h3><p>t</p>');
    expect(richHtml('<header>A</header><hr>')).toBe('<header>A</header><hr>');
  });

  it('makes paragraphs of text without tags', () => {
    expect(richHtml('Eins\nzwei\n\nDrei &amp; vier')).toBe('<p>Eins<br>zwei</p><p>Drei &amp; vier</p>');
  });

  it('leaves out what an editor left empty', () => {
    expect(richHtml('<p>a<br></p><p><br>&nbsp;</p><h3></h3><p></p><ul><li>b<br /><br /></li></ul>')).toBe('<p>a</p><ul><li>b</li></ul>');
    expect(richHtml('<p>a<br>b</p>')).toBe('<p>a<br>b</p>');
  });

  it('keeps dashes at the end of a line and abbreviations in one', () => {
    expect(richHtml('<p>z. B. Köln - oder m. a. W.: hier</p>')).toBe('<p>z.\u00a0B. Köln\u00a0- oder m.\u00a0a.\u00a0W.: hier</p>');
    expect(richHtml('<p><a href="https://a-b.example/z.B.">a-b</a></p>')).toBe('<p><a href="https://a-b.example/z.B.">a-b</a></p>');
  });

  it('knows a text that is clearly English from a German one with English words', () => {
    expect(foreignLanguage('<p>We are looking for an engineer to join our team and build the future with us.</p>')).toBe('en');
    expect(foreignLanguage(['You will own the roadmap', 'Work with our teams in and out of the office'])).toBe('en');
    expect(
      foreignLanguage('<p>Wir suchen für unser Team in Köln eine Person mit Ownership und Drive, die in the long run bleibt.</p>'),
    ).toBe(undefined);
    expect(foreignLanguage('<p>Senior Backend Engineer</p>')).toBe(undefined);
  });

  it('frames tables so that they scroll and the keyboard reaches them', () => {
    expect(richHtml('<table><tr><td>1</td></tr></table>')).toBe(
      '<div class="sw-job-scroll" role="group" tabindex="0" aria-label="Tabelle"><table><tr><td>1</td></tr></table></div>',
    );
  });

  it('knows what an editor leaves behind from something to read', () => {
    for (const blank of ['', '<p><br></p>', '<p>&nbsp;</p>\n', []]) expect(isBlank(blank)).toBe(true);
    for (const content of ['<p>a</p>', '<img src="a.png" alt="">', ['a']]) expect(isBlank(content)).toBe(false);
    expect(plainText('<p>Ein <b>Text</b></p><p>zwei</p>')).toBe('Ein Text zwei');
  });
});

describe('job view', () => {
  it('lists the sections in the order of the documents and leaves out empty ones', () => {
    const written = { ...job, aboutUs: 'Über', offer: ['a'], tasks: '<p></p>', description: 'Text' };
    expect(jobSections(written).map(({ heading }) => heading)).toEqual(['Stellenbeschreibung', 'Wir bieten', 'Über uns']);
  });

  it('makes links of http addresses only', () => {
    const company = { ...job.company, website: 'javascript:alert(1)', linkedin: 'javascript:alert(1)', size: 'rund 40' };
    expect(companyFacts(company)).toEqual([
      { label: 'Unternehmensgröße', value: 'rund 40' },
      { label: 'Website', value: 'javascript:alert(1)', href: undefined },
    ]);
  });

  it('keeps the dash of a title in the line before it', () => {
    const title = 'Recruiting - Nordstrecke';
    expect(toJobView({ job: { ...job, title }, applyHref: '/x', now: new Date() }).title).toBe('Recruiting\u00a0- Nordstrecke');
  });

  it('links the company only with the URL that it was given', () => {
    const props = { job, applyHref: '/x', now: new Date() };
    expect(toJobView({ ...props, companyHref: '/company/7' }).companyHref).toBe('/company/7');
    expect(toJobView(props).companyHref).toBeUndefined();
  });

  it('leads whoever has applied to the application, unless one may apply anew', () => {
    const apply = { href: '/x', label: 'Jetzt bewerben' };
    const viewOf = (applied?: AppliedMark) => toJobView({ job, applyHref: '/x', now: new Date(0), applied });
    expect(viewOf()).toMatchObject({ apply, applied: undefined });
    expect(viewOf({ text: 'Beworben.', href: '/applications/1' })).toMatchObject({
      apply: { href: '/applications/1', label: 'Ihre Bewerbung ansehen' },
      applied: 'Beworben.',
    });
    expect(viewOf({ text: 'Abgelehnt.' })).toMatchObject({ apply, applied: 'Abgelehnt.' });
  });
});

const section = (key: Section['key'], length = 100): Section => ({ key, heading: key, content: 'a'.repeat(length) });

describe('table of cards', () => {
  it('fills every row', () => {
    const all = [section('description', 500), section('tasks'), section('profile'), section('offer'), section('aboutUs', 300)];
    expect(arrange(all, true, true)).toEqual({
      company: 'side',
      sections: { description: 'main', aboutUs: 'side', tasks: 'half', profile: 'half', offer: 'wide' },
    });
    expect(arrange(all, false, true)).toEqual({
      company: 'side',
      sections: { description: 'main', aboutUs: 'wide', tasks: 'half', profile: 'half', offer: 'wide' },
    });
    expect(arrange([section('description', 100), section('tasks'), section('aboutUs', 900)], true, true).sections).toEqual({
      description: 'wide',
      tasks: 'wide',
      aboutUs: 'wide',
    });
    expect(arrange([section('tasks', 300), section('profile')], false, true)).toEqual({
      company: 'side',
      sections: { tasks: 'main', profile: 'wide' },
    });
  });

  it('puts the company at its end where a name alone or a single sentence would leave a column empty', () => {
    const closed = { company: 'wide', sections: { description: 'wide', tasks: 'half', profile: 'half' } };
    expect(arrange([section('description', 500), section('tasks'), section('profile')], false, false)).toEqual(closed);
    expect(arrange([section('description', 120), section('tasks'), section('profile')], false, true)).toEqual(closed);
    expect(arrange([], false, true)).toEqual({ company: 'wide', sections: {} });
  });
});
