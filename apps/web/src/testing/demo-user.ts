import type { Meta } from '@storybook/react-vite';
import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { companyWire, fixtures, type DemoUser } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import { storeSession } from '../data/session-change';
import { expectNoOtherCalls, onlyAnswers, startAsking, type Answers } from './answers';
import { StoryApp, visitForStory } from './story-app';

const page = {
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  afterEach: expectNoOtherCalls,
} satisfies Partial<Meta<typeof StoryApp>>;

/** Whole routes for a visitor, with all answers that they need. */
export const asGuest = (answers: Answers) =>
  ({
    ...page,
    beforeEach: ({ msw }) => {
      startAsking();
      msw.use(...onlyAnswers({ recordView: () => undefined, ...answers }));
      return visitForStory();
    },
  }) satisfies Partial<Meta<typeof StoryApp>>;

export function profileWire({ phone, roles, ...user }: DemoUser): AnswerOf<'profile'> {
  return { ...user, phone: phone === '' ? null : phone, emailConfirmed: true, roles: [...roles] };
}

/** The companies of an account, with its role in each. */
function companiesOf({ id }: DemoUser): AnswerOf<'myCompanies'> {
  return fixtures.members
    .filter(({ userId }) => userId === id)
    .map(({ companyId, role }) => ({ ...companyWire(fixtures, given(fixtures.companies.find((one) => one.id === companyId))), role }));
}

/** Answers to what the frame of every page asks for somebody who is logged in. */
const frameOf = (user: DemoUser): Answers => ({
  profile: () => profileWire(user),
  myCompanies: () => companiesOf(user),
  unreadMessages: () => ({ own: 0, companies: [], platform: null }),
});

const part = (value: object): string => btoa(JSON.stringify(value));

/** The session that a login of an account would give. Its token is signed by nobody. */
export function sessionOf(user: DemoUser): AnswerOf<'login'> {
  return { token: `${part({ alg: 'none' })}.${part({ sub: String(user.id) })}.story`, roles: [...user.roles], user: profileWire(user) };
}

/** Whole routes for somebody of the demo data who is logged in, with all answers that they need beside the frame's. */
export const asDemoUser = (name: 'admin' | 'candidate' | 'owner' | 'recruiter', answers: Answers) => {
  const user = given(fixtures.users.find(({ email }) => email === `${name}@demo.example`));
  return {
    ...page,
    beforeEach: ({ msw }) => {
      startAsking();
      msw.use(...onlyAnswers({ ...frameOf(user), ...answers }));
      const undo = visitForStory();
      const { token, roles } = sessionOf(user);
      storeSession({ token, roles });
      return undo;
    },
  } satisfies Partial<Meta<typeof StoryApp>>;
};
