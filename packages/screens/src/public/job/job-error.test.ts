import { ApiError } from '@stellwerk/domain';
import { expect, it } from 'vitest';
import { JOB_RETRIES, jobErrorText } from './job-error';

const FORBIDDEN = 'Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.';
const NOT_FOUND = 'Die gesuchte Stellenanzeige existiert nicht.';
const BROKEN = 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.';
const OTHER = 'Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.';

it.each([
  ['PJ51', 403, FORBIDDEN],
  ['PJ52', 404, NOT_FOUND],
  ['PJ53', 500, BROKEN],
  ['PJ53', 502, BROKEN],
  ['PJ53', 599, BROKEN],
] as const)('%s says the same of an answer %i, whatever the server wrote', (_row, status, text) => {
  for (const serverMessage of ['', 'X aus dem Server'])
    expect(jobErrorText(new ApiError('http', '', { status, serverMessage }))).toBe(text);
});

it.each([400, 401, 402, 405, 410, 418, 499])(
  'PJ54 says of an answer %i what the server wrote, else that it could not be loaded',
  (status) => {
    expect(jobErrorText(new ApiError('http', '', { status, serverMessage: 'X aus dem Server' }))).toBe('X aus dem Server');
    expect(jobErrorText(new ApiError('http', '', { status }))).toBe(OTHER);
  },
);

it.each(['network', 'timeout', 'html', 'json', 'empty'] as const)(
  'PJ54 PJ55 says that it could not be loaded without an answer (%s)',
  (kind) => {
    expect(jobErrorText(new ApiError(kind, ''))).toBe(OTHER);
  },
);

it('PJ49 offers two more tries', () => {
  expect(JOB_RETRIES).toBe(2);
});
