// @vitest-environment jsdom
import { given } from '@stellwerk/testing/given';
import { patience } from '@stellwerk/testing/patience';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './ToastProvider';

// Icon and cross cannot be loaded, as without a line.
vi.mock('./ToastControls', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

function Sender() {
  const { error } = useToast();
  useEffect(() => void error('Keine Internetverbindung'), [error]);
  return <p>Was getippt ist</p>;
}

it('stands without icon and cross, and leaves the page alone, when they cannot be loaded', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box, { onUncaughtError: failed });
  root.render(
    <ToastProvider>
      <Sender />
    </ToastProvider>,
  );
  const toast = await vi.waitFor(() => given(box.querySelector('[aria-live=polite] > .sw-toast')), patience.wait);
  // The import has failed by the time that another one of it has.
  await expect(import('./ToastControls')).rejects.toThrow();
  await new Promise((done) => void setTimeout(done));
  expect(toast.isConnected).toBe(true);
  expect(toast.textContent).toBe('Keine Internetverbindung');
  expect(box.textContent).toContain('Was getippt ist');
  expect(failed).not.toHaveBeenCalled();
  process.off('unhandledRejection', failed);
  root.unmount();
});
