import { loadable } from '@stellwerk/design-system';
import { ApiError, statusCounts } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { newest, overviewProblem, topJobs, trendView, waiting } from './figures';
import { overviewJobs } from './story-data';

const now = new Date('2026-11-20T09:00:00.000Z');

describe('topJobs and newest', () => {
  it('CD38 takes three by applications, five by date', () => {
    const [job] = overviewJobs;
    if (job === undefined) throw new Error('no job');
    const jobs = [3, 0, 12, 7, 9, 1].map((applications, index) => ({
      ...job,
      id: String(index),
      applications,
      createdAt: `2026-11-0${index + 1}T08:00:00.000Z`,
    }));
    expect(topJobs(jobs).map(({ applications }) => applications)).toEqual([12, 9, 7]);
    expect(topJobs(jobs.slice(0, 2)).map(({ applications }) => applications)).toEqual([3]);
    expect(newest(jobs).map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
  });
});

describe('waiting', () => {
  it('counts what is new by calendar days in Berlin', () => {
    const counts = statusCounts({ SUBMITTED: 2, VIEWED: 5 });
    // 23:30 UTC is already the next day in Berlin.
    const since = (moment: string | null) => waiting({ counts, waiting: { today: 1, since: moment } }, now);
    expect(since('2026-11-14T12:00:00.000Z')).toEqual({ count: 2, today: 1, days: 6 });
    expect(since('2026-11-13T23:30:00.000Z').days).toBe(6);
    expect(since(null).days).toBe(0);
  });
});

describe('trendView', () => {
  it('tells the change in percent, in numbers of a few, and nothing without data', () => {
    expect(trendView({ current: 22, previous: 20 })).toEqual({ direction: 'up', amount: '+10 %' });
    expect(trendView({ current: 97, previous: 100 })).toEqual({ direction: 'down', amount: '−3 %' });
    expect(trendView({ current: 5, previous: 5 })).toEqual({ direction: 'same', amount: '' });
    expect(trendView({ current: 19, previous: 3 })).toEqual({ direction: 'up', amount: '+16' });
    expect(trendView({ current: 4, previous: 0 })).toEqual({ direction: 'up', amount: '+4' });
    expect(trendView(null)).toBeNull();
  });
});

describe('overviewProblem', () => {
  const { ready, failed: broken, loading } = loadable;
  const says = 'Fehler beim Laden der Dashboard-Daten. Bitte versuchen Sie es später erneut.';
  it('CD30 says so when a list failed or all three are empty', () => {
    expect(overviewProblem([ready([]), ready([]), ready([])])).toBe(says);
    expect(overviewProblem([ready([1]), broken(new Error('x')), ready([1])])).toBe(says);
    for (const at of [0, 1, 2])
      expect(overviewProblem([0, 1, 2].map((index) => (index === at ? broken(new Error('x')) : ready([1]))))).toBe(says);
    expect(overviewProblem([0, 1, 2].map(() => broken(new Error('x'))))).toBe(says);
    expect(overviewProblem([ready([]), ready([]), ready([1])])).toBe('');
    expect(overviewProblem([ready([]), loading(), ready([])])).toBe('');
  });
  it('CD28 says that one of them is forbidden', () => {
    const forbidden = broken(new ApiError('http', '', { status: 403 }));
    expect(overviewProblem([ready([1]), forbidden, ready([1])])).toBe(
      'Ihre Sitzung ist abgelaufen oder Sie haben keine Berechtigung. Bitte melden Sie sich erneut an.',
    );
  });
});
