import { ApiError, generalMessages } from '@stellwerk/domain';
import { describe, expect, test } from 'vitest';
import { designFailure, freshAddress, missingText } from './change-design';

describe('changing a design', () => {
  const token = (value: string | null) => ({ token: () => value });
  test('JM80 JM81 nothing goes out without a job or without a token', () => {
    expect([missingText('', token('a.b.c')), missingText('7', token(null)), missingText('7', token('a.b.c'))]).toEqual([
      'Keine Stellenanzeigen-ID vorhanden.',
      'Kein JWT-Token gefunden. Bitte melden Sie sich an.',
      '',
    ]);
  });
  test('JM82 a failed call shows the server’s message, else its status, else that there was no answer', () => {
    const refused = (status: number, serverMessage: string) => designFailure(new ApiError('http', 'x', { status, serverMessage }));
    expect([refused(500, ''), refused(403, 'Keine Berechtigung'), designFailure(new Error('x'))]).toEqual([
      'Fehler beim Aktualisieren des Templates: 500',
      'Keine Berechtigung',
      generalMessages.unexpected,
    ]);
  });
});

test('JM77 the address gets the moment and keeps what it says', () => {
  expect(freshAddress('https://stellwerk.example/company/1/dashboard?tab=jobs&t=4#liste', 99)).toBe(
    'https://stellwerk.example/company/1/dashboard?tab=jobs&t=99#liste',
  );
});
