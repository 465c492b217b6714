import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { answers } from '../apps/web/src/testing/answers';
import { demoUser, frameAnswersOf } from '../apps/web/src/testing/frame-answers';

/** Starts the mock server that answers the calls of stories. */
async function start(): Promise<SetupWorker> {
  const worker = setupWorker(...answers(frameAnswersOf(demoUser('candidate'))));
  await worker.start({ quiet: true, serviceWorker: { url: '/story-worker.js' } });
  return worker;
}

export const mockServer = mswLoader(start);
