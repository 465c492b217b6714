import { fixtures, ownApplicationWire, ownReferralWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Answers } from '../../../testing/answers';
import { demoUser } from '../../../testing/frame-answers';

export const candidate = demoUser('candidate');

/** One application per possible course, newest first. */
export const ownAnswer = (['SUBMITTED', 'INTERVIEW_SCHEDULED', 'REJECTED', 'WITHDRAWN'] as const).map((status) => ({
  ...ownApplicationWire(fixtures, given(fixtures.applications.find((application) => application.status === status))),
  firstName: candidate.firstName,
  lastName: candidate.lastName,
}));

/** The one that can be withdrawn. */
export const firstAnswer = given(ownAnswer[0]);

/** The own area of the demo candidate with these applications. */
export const candidateAnswers = { ownApplications: () => ownAnswer, myReferrals: () => [] } satisfies Answers;

const isOwn = ({ userId }: { readonly userId: number | null }): boolean => userId === candidate.id;

/** The own area of the demo candidate with all her demo data. */
export const ownAreaAnswers = {
  ownApplications: () => fixtures.applications.filter(isOwn).map((row) => ownApplicationWire(fixtures, row)),
  myReferrals: () => fixtures.referrals.filter(isOwn).map((row) => ownReferralWire(fixtures, row)),
} satisfies Answers;
