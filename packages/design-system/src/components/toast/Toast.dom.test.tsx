import { given } from '@stellwerk/testing/given';
import { patience } from '@stellwerk/testing/patience';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './ToastProvider';

function Sender() {
  const { success } = useToast();
  useEffect(() => void success('Status wurde aktualisiert'), [success]);
  return null;
}

it('shows its colour and its text before icon and cross are loaded, and keeps them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  // A dynamic import resolves in a later task at the earliest.
  act(() =>
    root.render(
      <ToastProvider>
        <Sender />
      </ToastProvider>,
    ),
  );
  const toast = given(box.querySelector('[aria-live=polite] > .sw-toast'));
  const text = given(toast.firstElementChild);
  expect(toast.textContent).toBe('Status wurde aktualisiert');
  expect(toast.querySelector('button')).toBeNull();
  await vi.waitFor(async () => {
    await act(() => import('./ToastControls'));
    expect(toast.querySelector('button')).not.toBeNull();
  }, patience.wait);
  // A text that is removed and added again would be announced twice.
  expect(toast.firstElementChild).toBe(text);
  expect(text.textContent).toBe('Status wurde aktualisiert');
  act(() => root.unmount());
});
