import { APPLICATION_STATUSES } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { openDecisions } from './decisions';

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
