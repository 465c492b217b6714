import { answerText } from '@stellwerk/screens/company/shared';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@stellwerk/domain';
import { errorOf } from '../../data/decode';

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
