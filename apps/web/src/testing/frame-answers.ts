import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { companyWire, fixtures, type DemoUser } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Answers } from './answers';

/** A person of the demo data, by the name in the email address. */
export const demoUser = (name: 'admin' | 'candidate' | 'owner' | 'recruiter'): DemoUser =>
  given(fixtures.users.find(({ email }) => email === `${name}@demo.example`));

export function profileWire({ phone, roles, ...user }: DemoUser): AnswerOf<'profile'> {
  return { ...user, phone: phone === '' ? null : phone, emailConfirmed: true, roles: [...roles] };
}

/** The companies of an account, with its role in each. */
function companiesOf({ id }: DemoUser): AnswerOf<'myCompanies'> {
  return fixtures.members
    .filter(({ userId }) => userId === id)
    .map(({ companyId, role }) => ({ ...companyWire(fixtures, given(fixtures.companies.find((one) => one.id === companyId))), role }));
}

/** Responses to the calls of every page's frame for a logged-in person. */
export const frameAnswersOf = (user: DemoUser): Answers => ({
  profile: () => profileWire(user),
  myCompanies: () => companiesOf(user),
  unreadMessages: () => ({ own: 0, companies: [], platform: null }),
});
