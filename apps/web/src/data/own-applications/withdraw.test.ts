import { readApplication } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { withdrawnIn } from './withdraw';

describe('withdrawnIn', () => {
  const list = [readApplication({ id: 1, status: 'SUBMITTED' }), readApplication({ id: 2, status: 'SUBMITTED' })];

  it('changes the one application and adds to its history (AC12)', () => {
    const [first, second] = withdrawnIn(list, '2', '2026-11-20T09:00:00.000Z');
    expect(first).toBe(list[0]);
    expect(second?.status).toBe('WITHDRAWN');
    expect(second?.history).toEqual([{ status: 'WITHDRAWN', date: '2026-11-20T09:00:00.000Z', byCompany: false, by: '', note: '' }]);
  });

  it('leaves the list it was given alone', () => {
    withdrawnIn(list, '1', '2026-11-20T09:00:00.000Z');
    expect(list.map((application) => application.status)).toEqual(['SUBMITTED', 'SUBMITTED']);
  });
});
