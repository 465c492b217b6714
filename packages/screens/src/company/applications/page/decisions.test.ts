import { APPLICATION_STATUSES } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { DECISIONS, nextDecision, openDecisions, questionBefore } from './decisions';

describe('openDecisions', () => {
  it('CA67 hides what is already decided, and work on what is already accepted', () => {
    expect(Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, openDecisions(status).join(' ')]))).toEqual({
      SUBMITTED: 'accepted rejected in_progress',
      VIEWED: 'accepted rejected in_progress',
      IN_REVIEW: 'accepted rejected',
      INTERVIEW_SCHEDULED: 'accepted rejected in_progress',
      OFFER_MADE: 'accepted rejected in_progress',
      ACCEPTED: 'rejected',
      REJECTED: 'accepted in_progress',
      WITHDRAWN: 'accepted rejected in_progress',
    });
  });
});

it('O104 the next step of a status is work before it is a hire', () => {
  const before = APPLICATION_STATUSES.filter((status) => nextDecision(status) === 'in_progress');
  expect(before).toEqual(['SUBMITTED', 'VIEWED', 'WITHDRAWN']);
  for (const status of APPLICATION_STATUSES) if (!before.includes(status)) expect(nextDecision(status), status).toBe('accepted');
});

it('O104 A04 nobody is hired, and no withdrawn application taken up, without a question; a rejection has its own', () => {
  for (const status of APPLICATION_STATUSES) {
    const resumes = status === 'WITHDRAWN';
    expect(DECISIONS.map((decision) => questionBefore(decision, status))).toEqual([
      resumes ? 'resume' : 'hire',
      null,
      resumes ? 'resume' : null,
    ]);
  }
});
