// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './ToastProvider';

// What a toast holds never arrives, as on a slow line.
vi.mock('./ToastContent', () => ({
  default: () => {
    throw new Promise(() => undefined);
  },
}));

function Sender() {
  const { success } = useToast();
  useEffect(() => void success('Status wurde aktualisiert'), [success]);
  return null;
}

it('shows its colour and its text before icon and cross are loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <ToastProvider>
        <Sender />
      </ToastProvider>,
    ),
  );
  const toast = box.querySelector('[aria-live=polite] > .sw-toast');
  expect(toast?.textContent).toBe('Status wurde aktualisiert');
  expect(toast?.querySelector('button')).toBeNull();
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
