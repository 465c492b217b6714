import { ToastProvider } from '@stellwerk/design-system';
import { DEFAULT_SETTINGS } from '@stellwerk/forms/settings-form';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useGeneralSettings } from './use-general-settings';

const SAVED = 'Einstellungen wurden gespeichert';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
});

function Settings() {
  const { saving, onSave } = useGeneralSettings('1', () => Promise.resolve());
  return <button onClick={() => void onSave(DEFAULT_SETTINGS)}>{saving ? 'Wird gespeichert' : 'Speichern'}</button>;
}

it('CS04 EN52 what is saved is said after 500 ms, and not a moment earlier', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <ToastProvider>
        <Settings />
      </ToastProvider>,
    ),
  );
  const button = document.querySelector('button');
  await act(async () => button?.click());
  act(() => vi.advanceTimersByTime(499));
  expect(button?.textContent).toBe('Wird gespeichert');
  expect(document.body.textContent).not.toContain(SAVED);
  act(() => vi.advanceTimersByTime(1));
  expect(button?.textContent).toBe('Speichern');
  expect(document.body.textContent).toContain(SAVED);
  act(() => root.unmount());
});
