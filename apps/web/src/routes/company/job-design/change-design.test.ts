import { describe, expect, test } from 'vitest';
import { changeDesign, freshAddress, type DesignAnswer } from './change-design';

const values = { templateType: 'template3', jobProfileType: 'SALES' } as const;

async function run(jobId: string, token: string | null, answer: DesignAnswer) {
  const calls: unknown[] = [];
  const text = await changeDesign(jobId, values, { token: () => token, save: async (...call) => (calls.push(call), answer) });
  return { text, calls };
}
const fine = { ok: true, status: 200, message: '' };

describe('changing a design', () => {
  test('JM78 sends its number and the profile type', async () => {
    expect(await run('7', 'a.b.c', fine)).toEqual({ text: '', calls: [['7', { template: { id: 3 }, jobProfileType: 'SALES' }]] });
  });
  test('JM80 JM81 nothing goes out without a posting or without a token', async () => {
    expect(await run('', 'a.b.c', fine)).toEqual({ text: 'Keine Stellenanzeigen-ID vorhanden.', calls: [] });
    expect(await run('7', null, fine)).toEqual({ text: 'Kein JWT-Token gefunden. Bitte melden Sie sich an.', calls: [] });
  });
  test('JM82 a refusal speaks the server’s words, else names its status', async () => {
    expect((await run('7', 'a.b.c', { ok: false, status: 500, message: '' })).text).toBe('Fehler beim Aktualisieren des Templates: 500');
    expect((await run('7', 'a.b.c', { ok: false, status: 403, message: 'Keine Berechtigung' })).text).toBe('Keine Berechtigung');
  });
});

test('JM77 the address gets the moment and keeps what it says', () => {
  expect(freshAddress('https://stellwerk.example/company/1/dashboard?tab=jobs&t=4#liste', 99)).toBe(
    'https://stellwerk.example/company/1/dashboard?tab=jobs&t=99#liste',
  );
});
