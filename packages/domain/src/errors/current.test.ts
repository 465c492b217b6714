import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { currentOf } from './current';

const answered = (status: number, body: unknown) => new ApiError('http', 'x', { status, body });
const read = (wire: unknown): string => JSON.stringify(wire);

it('is what the answer brings of the thing that somebody else has changed', () => {
  expect(currentOf(answered(409, { success: false, current: { city: 'Leer' } }), read)).toBe('{"city":"Leer"}');
});

it.each([
  ['another refusal with the same body', answered(403, { current: 1 })],
  ['a conflict of another kind', answered(409, { success: false })],
  ['a conflict without a body', answered(409, null)],
  ['no answer', new Error('x')],
])('is null for %s', (_title, error) => {
  expect(currentOf(error, read)).toBeNull();
});
