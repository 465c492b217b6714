import { given } from '@stellwerk/testing/given';
import { patience } from '@stellwerk/testing/patience';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './ToastProvider';

// Icon and cross arrive when the test says so, as on a slow line.
const line = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => (arrive = done));
  return { arrived, arrive };
});
vi.mock('./ToastControls', async () => {
  await line.arrived;
  return { default: () => <button type="button">Meldung schließen</button> };
});

function Sender() {
  const { success } = useToast();
  useEffect(() => void success('Status wurde aktualisiert'), [success]);
  return null;
}

it('shows its colour and its text before icon and cross are loaded, and keeps them', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(
    <ToastProvider>
      <Sender />
    </ToastProvider>,
  );
  const toast = await vi.waitFor(() => given(box.querySelector('[aria-live=polite] > .sw-toast')), patience.wait);
  const text = given(toast.firstElementChild);
  expect(toast.textContent).toBe('Status wurde aktualisiert');
  expect(toast.querySelector('button')).toBeNull();
  line.arrive();
  await vi.waitFor(() => expect(toast.querySelector('button')).not.toBeNull(), patience.wait);
  // A text that goes and comes again would be read out twice.
  expect(toast.firstElementChild).toBe(text);
  expect(text.textContent).toBe('Status wurde aktualisiert');
  root.unmount();
});
