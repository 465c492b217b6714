import { expect, test } from 'vitest';
import { ApiError, statusOf, toApiError } from './api-error';

test('an error without an answer has no status, no texts and no fields', () => {
  expect({ ...new ApiError('offline', 'Keine Verbindung') }).toEqual({
    name: 'ApiError',
    kind: 'offline',
    status: 0,
    statusText: '',
    serverMessage: '',
    fields: [],
    body: undefined,
  });
});

test('an error holds what the answer said', () => {
  const answer = {
    status: 409,
    statusText: 'Conflict',
    serverMessage: 'Schon vergeben.',
    fields: [{ name: 'email', message: 'Schon vergeben.' }],
    body: { success: false },
  };
  const error = new ApiError('http', 'Schon vergeben.', answer);
  expect({ ...error }).toEqual({ name: 'ApiError', kind: 'http', ...answer });
  expect(error.message).toBe('Schon vergeben.');
});

test('anything thrown becomes such an error, and one stays itself', () => {
  const error = new ApiError('http', 'x', { status: 404 });
  expect(toApiError(error)).toBe(error);
  expect([toApiError(new Error('Failed to fetch')), toApiError('kaputt')].map(({ kind, message }) => [kind, message])).toEqual([
    ['unknown', 'Failed to fetch'],
    ['unknown', 'kaputt'],
  ]);
  expect([error, new Error('x'), undefined].map(statusOf)).toEqual([404, 0, 0]);
});
