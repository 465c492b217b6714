import { describe, expect, it } from 'vitest';
import { ApiError } from '../../data/api-error';
import { attempt, toLoginFailure } from '../../data/auth/attempt';

const failing = (error: unknown) => async (): Promise<void> => {
  throw error;
};

describe('attempt', () => {
  it('resolves with null when the work is done', async () => {
    expect(await attempt(async () => undefined)).toBeNull();
  });

  it('passes on the message of the server, such as that of too many attempts', async () => {
    const message = 'Zu viele Anfragen. Bitte versuchen Sie es in 12 Minuten erneut.';
    expect(await attempt(failing(new ApiError('http', message, { status: 429 })), toLoginFailure)).toEqual({ summary: [message] });
  });

  it('puts field messages at their fields', async () => {
    const error = new ApiError('http', 'Bitte prüfen Sie Ihre Angaben.', {
      status: 400,
      fields: [{ name: 'password', message: 'Dieses Passwort ist zu verbreitet.' }],
    });
    expect(await attempt(failing(error))).toEqual({
      summary: ['Bitte prüfen Sie Ihre Angaben.'],
      fields: { password: 'Dieses Passwort ist zu verbreitet.' },
    });
  });

  it('answers a refused login with one neutral text', async () => {
    const error = new ApiError('http', 'Unbekanntes Konto', { status: 401 });
    expect(await attempt(failing(error), toLoginFailure)).toEqual({ summary: ['E-Mail oder Passwort ist falsch.'] });
  });

  it('never rejects, whatever was thrown', async () => {
    expect(await attempt(failing('kaputt'))).toEqual({ summary: ['kaputt'] });
  });
});
