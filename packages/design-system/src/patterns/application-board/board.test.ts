import { readApplication, statusCounts, type ApplicationStatus } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { boardColumns } from './board';

const application = (id: string, status: ApplicationStatus, day: string) =>
  readApplication({ id, candidateName: `Person ${id}`, status, createdAt: `2026-11-${day}T08:00:00.000Z` });
const all = [application('1', 'SUBMITTED', '11'), application('2', 'SUBMITTED', '14'), application('3', 'IN_REVIEW', '12')];
const ids = (...args: Parameters<typeof boardColumns>) =>
  boardColumns(...args).map(({ status, applications }) => `${status}:${applications.map(({ id }) => id).join('')}`);

describe('boardColumns', () => {
  it('has seven columns in the order of the way, the newest application first', () => {
    expect(ids(all, new Map(), [])).toEqual([
      'SUBMITTED:21',
      'VIEWED:',
      'IN_REVIEW:3',
      'INTERVIEW_SCHEDULED:',
      'OFFER_MADE:',
      'ACCEPTED:',
      'REJECTED:',
    ]);
  });
  it('shows withdrawn applications in a column of their own, at the end', () => {
    expect(ids([...all, application('4', 'WITHDRAWN', '10')], new Map(), []).at(-1)).toBe('WITHDRAWN:4');
  });
  it('shows a move before it is confirmed, and what was moved last on top', () => {
    expect(ids(all, new Map([['1', 'IN_REVIEW']]), ['1']).slice(0, 3)).toEqual(['SUBMITTED:2', 'VIEWED:', 'IN_REVIEW:13']);
    expect(ids(all, new Map(), ['1'])[0]).toBe('SUBMITTED:12');
  });
  it('knows how many there are beside those at hand, a move that is not confirmed included', () => {
    const counts = statusCounts({ SUBMITTED: 40, IN_REVIEW: 7, WITHDRAWN: 3 });
    const sizes = (moved: ReadonlyMap<string, ApplicationStatus>) => boardColumns(all, moved, [], counts).map(({ size }) => size);
    expect(sizes(new Map())).toEqual([40, 0, 7, 0, 0, 0, 0, 3]);
    expect(sizes(new Map([['1', 'IN_REVIEW']]))).toEqual([39, 0, 8, 0, 0, 0, 0, 3]);
    expect(sizes(new Map([['3', 'IN_REVIEW']]))).toEqual([40, 0, 7, 0, 0, 0, 0, 3]);
    expect(boardColumns(all, new Map(), []).map(({ size }) => size)).toEqual([2, 0, 1, 0, 0, 0, 0]);
  });
});
