import { describe, expect, test } from 'vitest';
import {
  companySlug,
  countOf,
  formatDate,
  formatDateTime,
  formatFileSize,
  formatLongDate,
  formatPrice,
  initials,
  jobLink,
  readableAddress,
  referralLink,
  safeHref,
  withScheme,
} from './format';

describe('dates and prices', () => {
  test('EN39: days are dd.mm.yyyy in Berlin, details add the time', () => {
    expect(formatDate('2026-03-05T12:00:00.000Z')).toBe('05.03.2026');
    expect(formatDate('2026-12-31T23:30:00.000Z')).toBe('01.01.2027');
    expect(formatDateTime('2026-07-01T22:05:00.000Z')).toBe('02.07.2026, 00:05 Uhr');
    expect([formatDate(null), formatDateTime(null), formatLongDate(null)]).toEqual(['', '', '']);
  });

  test('EN40: dates of a subscription name the month', () => {
    expect(formatLongDate('2026-03-05T12:00:00.000Z')).toBe('05. März 2026');
    expect(formatLongDate('2026-11-20T12:00:00.000Z')).toBe('20. November 2026');
  });

  test('EN41: prices have two decimals and are in euros by default', () => {
    expect(formatPrice(49)).toBe('49,00\u00a0€');
    expect(formatPrice(1069.2)).toBe('1.069,20\u00a0€');
    expect(formatPrice(5, 'CHF')).toBe('5,00\u00a0CHF');
  });

  test('sizes and counts are German', () => {
    expect([512, 421_888, 1_258_291, 104_857_600].map(formatFileSize)).toEqual(['512 Byte', '412 KB', '1,2 MB', '100 MB']);
    expect([1, 0, 1_204].map((count) => countOf(count, 'Bewerbung', 'Bewerbungen'))).toEqual([
      '1 Bewerbung',
      '0 Bewerbungen',
      '1.204 Bewerbungen',
    ]);
  });
});

describe('addresses', () => {
  test('EN56: job and referral links', () => {
    expect(jobLink('https://stellwerk.example', '12')).toBe('https://stellwerk.example/jobs/12');
    expect(referralLink('https://stellwerk.example', '12', 'A&B')).toBe('https://stellwerk.example/jobs/12?ref=A%26B');
  });

  test('EN57: the slug of a company is its lower-cased name, all else hyphens', () => {
    expect(companySlug('ACME GmbH')).toBe('acme-gmbh');
    expect(companySlug('Muster & Co')).toBe('muster---co');
    expect(companySlug('Töchter 24')).toBe('t-chter-24');
  });

  test('an address gets a scheme where it lacks one, and is a link only over http', () => {
    expect(['a.example', 'http://a.example', 'mailto:a@b.example', ''].map(withScheme)).toEqual([
      'https://a.example',
      'http://a.example',
      'mailto:a@b.example',
      '',
    ]);
    expect(['a.example', ' https://a.example ', 'javascript:alert(1)', 'data:text/html,x', ''].map(safeHref)).toEqual([
      'https://a.example',
      'https://a.example',
      undefined,
      undefined,
      undefined,
    ]);
    expect(readableAddress('https://www.a.example/')).toBe('a.example');
  });
});

test('initials are those of the first and the last name', () => {
  expect(initials('Henriette', 'von der Lohe')).toBe('HL');
  expect(initials('Öykü')).toBe('Ö');
  expect(initials('', '')).toBe('');
  expect(initials('Brandt', '&', 'Söhne')).toBe('BS');
});
