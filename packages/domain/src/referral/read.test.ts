import { describe, expect, it } from 'vitest';
import { readReferral, readReferralCode, referralCodeIn } from './index';

describe('who recommends', () => {
  it('EN46 is read with code, name and picture', () => {
    const user = { firstName: 'Max', lastName: 'Muster', avatar: 'm.svg', email: 'geheim@post.example' };
    expect(readReferral({ referralCode: 'MC7F2KQW', jobOfferId: 101, user }, 'ANDERER')).toEqual({
      code: 'MC7F2KQW',
      jobId: '101',
      firstName: 'Max',
      lastName: 'Muster',
      avatarUrl: '/api/media/avatars/original/m.svg',
    });
  });

  it.each([null, 'x', [], {}, { user: 'Max' }, { referralCode: ' ', user: { firstName: {}, avatar: {} } }])(
    'EN46 of %j has the code of the route',
    (answer) => {
      expect(readReferral(answer, 'MC7F2KQW')).toEqual({ code: 'MC7F2KQW', jobId: '', firstName: '', lastName: '', avatarUrl: '' });
      expect(readReferral(answer).code).toBe('');
    },
  );
});

it.each([
  [{ referralCode: 'A' }, 'A'],
  [{ referral: { referralCode: 'B' } }, 'B'],
  [{ referralCode: 'A', referral: { referralCode: 'B' } }, 'A'],
  [{ referral: 'B' }, ''],
  [{}, ''],
  [null, ''],
])('O07 the new code of %j is "%s"', (answer, code) => {
  expect(readReferralCode(answer)).toBe(code);
});

it.each([
  ['MC7F2KQW', 'MC7F2KQW'],
  [' a_b-9 ', 'a_b-9'],
  [12345678, '12345678'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), ''],
  ['MC7F\u0000', ''],
  ['<script>', ''],
  ['..', ''],
  ['a b', ''],
  ['ä', ''],
  ['👍', ''],
  ['', ''],
  [null, ''],
  [['MC7F2KQW'], ''],
])('A12 the code in %j is "%s"', (given, code) => {
  expect(referralCodeIn(given)).toBe(code);
});
