import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw/http';
import { candidateAnswers } from './dashboard/story-answers';
import DashboardRoute from './dashboard/route';
import LoginRoute from './login/route';
import { logInForStory, StoryApp, visitForStory } from '../../testing/story-app';

const routes = { component: StoryApp, parameters: { layout: 'fullscreen' } } satisfies Partial<Meta<typeof StoryApp>>;

/** A visitor without a session. */
export const asVisitor = { ...routes, beforeEach: () => visitForStory() } satisfies Partial<Meta<typeof StoryApp>>;

/** The demo candidate, logged in, with applications and without a company. */
export const asCandidate = {
  ...routes,
  beforeEach: ({ msw }) => {
    msw.use(...candidateAnswers);
    return logInForStory();
  },
} satisfies Partial<Meta<typeof StoryApp>>;

/** The own area and the login that it leads to. */
export const ownPages = { '/dashboard': DashboardRoute, '/login': LoginRoute };

/** A refusal of the server (decisions, rule 17). */
export const errorAnswer = (status: number, message: string, field?: string) =>
  HttpResponse.json(
    { success: false, message, error: message, ...(field !== undefined && { fields: [{ name: field, message }] }) },
    { status },
  );
