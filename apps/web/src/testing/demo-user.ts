import type { Meta } from '@storybook/react-vite';
import { Reply, type AnswerOf } from '@stellwerk/domain/endpoints';
import type { DemoUser } from '@stellwerk/domain/fixtures';
import { storeSession } from '../data/session-change';
import { expectNoOtherCalls, onlyAnswers, startAsking, type Answers } from './answers';
import { demoUser, frameAnswersOf, profileWire } from './frame-answers';
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
export const asDemoUser = (name: Parameters<typeof demoUser>[0], answers: Answers) => {
  const user = demoUser(name);
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
