import { loadable, ToastProvider } from '@stellwerk/design-system';
import { ApiError } from '@stellwerk/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApplyScreen } from './ApplyScreen';

const NOT_FOUND = 'Stellenanzeige nicht gefunden';
const FAILED = 'Fehler beim Laden der Stellenanzeige: ';

/** The page of a job whose request ended with a status; 0 means no response. */
function pageAfter(status: number): string {
  const error = new ApiError(status === 0 ? 'network' : 'http', '', { status });
  return renderToStaticMarkup(
    <ToastProvider>
      <ApplyScreen
        job={loadable.failed(error, { reload: () => Promise.resolve() })}
        now={new Date('2026-11-20T09:00:00Z')}
        form={{ jobId: '7', onSubmit: async () => null, onCancel: () => undefined }}
        summary={{ title: 'Lokführerin (m/w/d)' }}
        onBack={() => undefined}
      />
    </ToastProvider>,
  );
}

it('AF09 AF28 a job that does not exist is not found', () => {
  const page = pageAfter(404);
  expect(page).toContain(NOT_FOUND);
  expect(page).not.toContain(FAILED);
  expect(page).not.toContain('<form');
});

it.each([0, 400, 401, 403, 405, 409, 410, 418, 429, 500, 502, 503])(
  'AF08 AF28 a job whose call ends with %i could not be loaded, and there is a way back',
  (status) => {
    const page = pageAfter(status);
    expect(page).toContain(`${FAILED}Bitte versuchen Sie es später erneut.`);
    expect(page).toMatch(/<button[^>]*>(?:<[^>]+>)*Zurück/);
    expect(page).not.toContain(NOT_FOUND);
    expect(page).not.toContain('<form');
  },
);
