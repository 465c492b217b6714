import { setupWorker } from 'msw/browser';
import { mockHandlers } from './handlers';

/** Milliseconds until an answer: as long as a server nearby takes, so that skeletons and buttons show what they do. */
const LATENCY_MS = 200;

/** The web app without a server (`npm run dev:mock`). What it changes is forgotten when the page is loaded anew. */
async function start(): Promise<void> {
  await setupWorker(...mockHandlers({ latency: LATENCY_MS })).start({ onUnhandledFrame: 'bypass' });
  await import('../entry-client');
}

void start();
