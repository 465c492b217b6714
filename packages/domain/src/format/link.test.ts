import { describe, expect, test } from 'vitest';
import { companySlug, feedPath, jobLink, jobPicturePath, readableAddress, referralLink, safeHref } from './link';
import { withScheme } from '../url';

describe('addresses', () => {
  test('EN56: job and referral links', () => {
    expect(jobLink('https://stellwerk.example', '12')).toBe('https://stellwerk.example/jobs/12');
    expect(jobPicturePath('12')).toBe('/jobs/12/vorschau.png');
    expect(referralLink('https://stellwerk.example', '12', 'A&B')).toBe('https://stellwerk.example/jobs/12?ref=A%26B');
  });

  test('O92: the feed of all jobs and of one company', () => {
    expect([feedPath(), feedPath('a & b')]).toEqual(['/feed.xml', '/feed.xml?company=a%20%26%20b']);
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
    expect(['https://www.a.example/', 'http://b.example/x', 'a.example/?to=https://b.example'].map(readableAddress)).toEqual([
      'a.example',
      'b.example/x',
      'a.example/?to=https://b.example',
    ]);
  });

  test('a scheme counts at the beginning only: what follows never makes a link of a script', () => {
    expect(withScheme('a.example/?to=mailto:b')).toBe('https://a.example/?to=mailto:b');
    expect(safeHref('http://a.example')).toBe('http://a.example');
    expect(safeHref('javascript:open("https://a.example")')).toBeUndefined();
  });
});
