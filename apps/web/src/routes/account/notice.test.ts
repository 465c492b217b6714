import { describe, expect, it } from 'vitest';
import { readNotice, withNotice } from './notice';

describe('notices of the login', () => {
  it('come back out of the navigation state', () => {
    expect(readNotice(withNotice('password-changed'))).toEqual({
      text: 'Ihr Passwort wurde geändert. Bitte melden Sie sich neu an.',
      tone: 'info',
    });
  });

  it.each([null, undefined, 'session-expired', { notice: '<b>fremd</b>' }, { notice: 'toString' }])('say nothing for %j', (state) => {
    expect(readNotice(state)).toBeNull();
  });
});
