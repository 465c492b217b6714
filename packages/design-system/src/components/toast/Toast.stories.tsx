import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { ToastProvider, useToast } from './ToastProvider';

function Page() {
  const toast = useToast();
  const [pending, setPending] = useState<number>();
  return (
    <div className="sw:flex sw:flex-wrap sw:gap-3 sw:min-h-60 sw:content-start">
      <Button onClick={() => setPending(toast.loading('Status wird aktualisiert...'))}>Beginnen</Button>
      <Button onClick={() => toast.success('Status wurde aktualisiert', pending)}>Gelingt</Button>
      <Button onClick={() => toast.error('Status konnte nicht aktualisiert werden', pending)}>Scheitert</Button>
      <Button onClick={() => toast.info('Ihr Wunsch wurde vermerkt. Bitte bestätigen Sie ihn beim Support.')}>Hinweis</Button>
    </div>
  );
}

const meta = { title: 'Bausteine/Kurzmeldung', component: ToastProvider, args: { children: <Page /> } } satisfies Meta<
  typeof ToastProvider
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LadenWirdErfolg: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Beginnen' }));
    await expect(within(region).getByText('Status wird aktualisiert...')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gelingt' }));
    await expect(within(region).getByText('Status wurde aktualisiert')).toBeVisible();
    await expect(within(region).queryByText('Status wird aktualisiert...')).toBeNull();
  },
};

export const Schließen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beginnen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Scheitert' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis' }));
    const region = canvas.getByRole('region', { name: 'Meldungen' });
    const closers = within(region).getAllByRole('button', { name: 'Meldung schließen' });
    await expect(closers).toHaveLength(2);
    await userEvent.click(closers[0] ?? region);
    await expect(within(region).queryByText('Status konnte nicht aktualisiert werden')).toBeNull();
    await expect(within(region).getByText(/Ihr Wunsch wurde vermerkt/)).toBeVisible();
  },
};

export const ÜberAllem: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hinweis' }));
    const region = canvas.getByRole('region', { name: 'Meldungen' });
    await expect(Number(getComputedStyle(region).zIndex)).toBeGreaterThan(1000);
  },
};
export const Dunkel: Story = { ...LadenWirdErfolg, globals: { theme: 'dark' } };
