import { describe, expect, it } from 'vitest';
import { ApiError, failureOf, messageOf, statusOf, toApiError } from './index';

describe('an error', () => {
  it('becomes the given text above and the messages of the server at their fields', () => {
    const error = new ApiError('http', 'Ungültig', { status: 400, fields: [{ name: 'email', message: 'Schon vergeben' }] });
    expect(failureOf(error, 'Nicht gespeichert')).toEqual({ summary: ['Nicht gespeichert'], fields: { email: 'Schon vergeben' } });
    expect(statusOf(error)).toBe(400);
  });

  it('that is none of ours has a text, no fields and no status', () => {
    expect(failureOf(new Error('x'), 'Nicht gespeichert')).toEqual({ summary: ['Nicht gespeichert'] });
    expect(failureOf('x', '')).toEqual({ summary: [] });
    expect(failureOf('x', 'Nicht gespeichert', '', 'Zu spät')).toEqual({ summary: ['Nicht gespeichert', 'Zu spät'] });
    expect([messageOf(new ApiError('http', 'Gesperrt')), messageOf('kaputt')]).toEqual(['Gesperrt', 'kaputt']);
    expect(statusOf(new Error('x'))).toBe(0);
    expect(toApiError('kaputt')).toMatchObject({ kind: 'unknown', message: 'kaputt', status: 0 });
  });
});
