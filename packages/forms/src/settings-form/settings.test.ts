import { describe, expect, it } from 'vitest';
import { isContactEmail } from './settings';

describe('isContactEmail', () => {
  it('takes an address or nothing', () => {
    expect(['', 'personal@weserbund.example', 'abc', 'a@b', 'a b@c.example'].map(isContactEmail)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
