import { describe, expect, it } from 'vitest';
import { appliedTo } from './applied';
import { readApplication } from './read/application';

const sent = (id: number, jobId: number, status: string, createdAt?: string) =>
  readApplication({ id, status, createdAt, jobOffer: { id: jobId } });

describe('appliedTo', () => {
  it('is the last application to the job, whatever their order', () => {
    const applications = [
      sent(1, 7, 'REJECTED', '2026-03-01T08:00:00Z'),
      sent(2, 7, 'SUBMITTED', '2026-11-01T08:00:00Z'),
      sent(3, 8, 'SUBMITTED', '2026-11-20T08:00:00Z'),
    ];
    expect(appliedTo(applications, '7')?.id).toBe('2');
    expect(appliedTo(applications.toReversed(), '7')?.id).toBe('2');
  });

  it('leaves out what was withdrawn', () => {
    expect(appliedTo([sent(1, 7, 'WITHDRAWN', '2026-11-01T08:00:00Z')], '7')).toBeUndefined();
    expect(appliedTo([sent(1, 7, 'WITHDRAWN', '2026-11-02T08:00:00Z'), sent(2, 7, 'VIEWED')], '7')?.id).toBe('2');
  });

  it('is nothing for a job without one', () => {
    expect(appliedTo([], '7')).toBeUndefined();
    expect(appliedTo([sent(1, 8, 'SUBMITTED')], '7')).toBeUndefined();
  });
});
