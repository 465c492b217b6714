import './styles.css';
import { forgetFailed } from '@stellwerk/design-system/part';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { initialData, InitialDataContext, readInitialAnswers, type InitialAnswers } from './data/initial-data';
import { loadRoute, matchRoute } from './routes';
import { obeyContentSecurity } from './shell/content-security';
import { browserOrigin, OriginContext, browserSupport, SupportContext } from './shell/page-settings';

function initialAnswers(): InitialAnswers {
  const text = document.getElementById('initial-data')?.textContent ?? '';
  return text === '' ? {} : readInitialAnswers(JSON.parse(text));
}

/** Milliseconds until a page whose script was not loaded is requested again. */
const PAUSE = 3000;

/** The server's page is readable and its links work without its script, so it stays, and gets the script when the connection returns. */
async function loadPage(): Promise<void> {
  try {
    await loadRoute(matchRoute(window.location.pathname).entry).promise;
  } catch (error) {
    forgetFailed(error);
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
    await loadPage();
  }
}

/** Reports errors to the server (decision 0069). Its script loads with the first error. */
const report = (error: unknown): void =>
  void import('./data/report-error')
    .then(({ reportError }) => reportError(error, matchRoute(window.location.pathname).entry.path))
    .catch(() => undefined);

window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

/** Handles errors caught by a boundary of the page. */
function onCaughtError(error: unknown): void {
  console.error(error);
  report(error);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element.');
  obeyContentSecurity(root);
  const known = initialData(initialAnswers());
  // The page must be loaded before hydration, else React would discard the server's markup.
  await loadPage();
  const app = (
    <StrictMode>
      <OriginContext value={browserOrigin()}>
        <SupportContext value={browserSupport()}>
          <InitialDataContext value={known}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </InitialDataContext>
        </SupportContext>
      </OriginContext>
    </StrictMode>
  );
  if (root.childElementCount > 0) hydrateRoot(root, app, { onCaughtError });
  else createRoot(root, { onCaughtError }).render(app);
}

void start();
