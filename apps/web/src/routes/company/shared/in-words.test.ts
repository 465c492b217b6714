import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../data/api-error';
import { errorOf } from '../../../data/decode';
import { answerText, inWords, statusOf } from './in-words';

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

describe('answerText', () => {
  const answer = (text: string) => errorOf({ status: 502, statusText: 'Bad Gateway', contentType: 'text/plain', text });
  it('is what the server says', () => {
    expect(answerText(answer('{"message":"Der Dienst ruht."}'))).toBe('Der Dienst ruht.');
  });
  it('is the body where the server says nothing of its own', () => {
    expect(answerText(answer('x'))).toBe('x');
    expect(answerText(answer(''))).toBe('');
  });
  it('is the message of an error that no answer made', () => {
    expect(answerText(new ApiError('http', 'Kein Token', { status: 502 }))).toBe('Kein Token');
  });
});
