import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../data/api-error';
import { inWords, statusOf } from './in-words';

describe('inWords', () => {
  it('is null when it is done', async () => {
    expect(await inWords(Promise.resolve(1), () => 'nie')).toBeNull();
  });
  it('says why it failed, and what the server says of single fields', async () => {
    const error = new ApiError('http', 'x', { status: 400, fields: [{ name: 'email', message: 'Bereits vergeben.' }] });
    expect(await inWords(Promise.reject(error), (reason) => `Fehler ${statusOf(reason)}`)).toEqual({
      summary: ['Fehler 400'],
      fields: { email: 'Bereits vergeben.' },
    });
    expect(await inWords(Promise.reject(new Error('x')), (reason) => `Fehler ${statusOf(reason)}`)).toEqual({ summary: ['Fehler 0'] });
  });
});
