import type { Meta } from '@storybook/react-vite';
import { Reply, type AnswerOf } from '@stellwerk/domain/endpoints';
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

/** Whole routes for a visitor, with all their responses. */
export const asGuest = (answers: Answers) =>
  ({
    ...page,
    beforeEach: ({ msw }) => {
      startAsking();
      msw.use(...onlyAnswers(answers));
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

/** Responses to the calls of every page's frame for a logged-in person. */
const frameAnswersOf = (user: DemoUser): Answers => ({
  profile: () => profileWire(user),
  myCompanies: () => companiesOf(user),
  unreadMessages: () => ({ own: 0, companies: [], platform: null }),
});

/** Responses for a visitor who logs in, or registers, as a given person. */
export const loginAnswersOf = (user: DemoUser): Answers => ({
  ...frameAnswersOf(user),
  login: () => sessionOf(user),
  register: () => new Reply(sessionOf(user), { status: 201 }),
});

const part = (value: object): string => btoa(JSON.stringify(value));

/** The session of an account's login. Its token is not signed. */
export function sessionOf(user: DemoUser): AnswerOf<'login'> {
  return { token: `${part({ alg: 'none' })}.${part({ sub: String(user.id) })}.story`, roles: [...user.roles], user: profileWire(user) };
}

/** Whole routes for a logged-in person of the demo data, with all their responses beside the frame's. */
export const asDemoUser = (name: 'admin' | 'candidate' | 'owner' | 'recruiter', answers: Answers) => {
  const user = given(fixtures.users.find(({ email }) => email === `${name}@demo.example`));
  return {
    ...page,
    beforeEach: ({ msw }) => {
      startAsking();
      msw.use(...onlyAnswers({ ...frameAnswersOf(user), ...answers }));
      const undo = visitForStory();
      const { token, roles } = sessionOf(user);
      storeSession({ token, roles });
      return undo;
    },
  } satisfies Partial<Meta<typeof StoryApp>>;
};
