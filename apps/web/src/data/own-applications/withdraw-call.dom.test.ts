import { describe, expect, it } from 'vitest';
import { answering } from '../testing/answers';
import { startsLoggedOut } from '../testing/session';
import { withdrawApplication } from './withdraw';

const leave = startsLoggedOut();

describe('API12 taking an application back', () => {
  it('is done by one call', async () => {
    const { calls } = answering(() => ({ body: { id: 7 } }));
    await withdrawApplication('7');
    expect(calls().map(({ method, url }) => [method, url])).toEqual([['POST', '/api/private/applications/7/withdraw']]);
  });

  it.each([404, 405])('A21 is done by PATCH where the server answers %i to the POST', async (status) => {
    const { calls } = answering(({ method }) => (method === 'POST' ? { status } : { body: { id: 7 } }));
    await withdrawApplication('7');
    expect(calls().map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  });

  it.each([
    [409, { message: 'Schon gesehen.' }, 'Schon gesehen.'],
    [500, {}, ''],
  ])('O28 fails with the reason of the server when it is refused with %i', async (status, body, serverMessage) => {
    const { calls } = answering(() => ({ status, body }));
    await expect(withdrawApplication('7')).rejects.toMatchObject({ status, serverMessage });
    expect(calls()).toHaveLength(1);
  });

  it('A21 fails with the reason of the second call where both fail', async () => {
    answering(({ method }) => (method === 'POST' ? { status: 404 } : { status: 409, body: { message: 'Schon gesehen.' } }));
    await expect(withdrawApplication('7')).rejects.toMatchObject({ serverMessage: 'Schon gesehen.' });
  });

  it.each(['POST', 'PATCH'])('A86 stays on the page when the token is refused at the %s', async (refused) => {
    answering(({ method }) => ({ status: method === refused ? 401 : 404, body: { message: 'Nein' } }));
    await expect(withdrawApplication('7')).rejects.toMatchObject({ status: 401, message: 'Nein' });
    expect(leave).not.toHaveBeenCalled();
  });
});
