import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { useLocation } from 'react-router-dom';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asDemoUser, asked } from '../../mock/story-head';
import type { StoryApp } from '../../testing/story-app';
import AdminRoute from './route';

/** The administration with its address, which a person sees in the browser. */
function Page() {
  return (
    <>
      <AdminRoute />
      <output hidden>{useLocation().search}</output>
    </>
  );
}

const meta = {
  title: 'Verwaltung/Mit Beispieldaten',
  ...asDemoUser('admin'),
  args: { at: '/admin?tab=outbox', pages: { '/admin': Page } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErneutSenden: Story = {
  name: 'Eine E-Mail erneut senden',
  parameters: { spec: ['O46'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gescheitert/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ansehen von „Neue Bewerbung: Fachkraft Netzleittechnik (m/w/d)“' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Erneut senden' }));
    await expect(await screen.findByText(/wird noch einmal gesendet/)).toBeVisible();
    await expect(asked.join()).toMatch(/GET [^,]*\/outbox\/2,.*POST [^,]*\/outbox\/2\/retry/);
  },
};

const NOON = '2026-11-20T12:00:00.000Z';

export const AbonnentenHerunterladen: Story = {
  name: 'Abonnenten herunterladen',
  parameters: { spec: ['O47'] },
  args: { at: '/admin?tab=subscribers' },
  beforeEach: ({ msw }) => {
    const one = { id: 1, kind: 'newsletter', email: 'a@post.example', orderedAt: NOON, confirmedAt: NOON };
    const page = { subscribers: [one], total: 1, page: 1, pageSize: 20, counts: { all: 1, confirmed: 1, waiting: 0 } };
    msw.use(http.get('*/api/private/admin/subscribers', () => HttpResponse.json(page)));
  },
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bestätigte herunterladen' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.instances[0]).toHaveAttribute('download', 'abonnenten.csv');
    await expect(asked.join()).toMatch(/GET [^,]*subscribers\/export/);
  },
};

export const Antworten: Story = {
  parameters: { spec: ['O75'] },
  args: { at: '/admin?tab=messages' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Nachrichten' }));
    await userEvent.click((await list.findAllByRole('link'))[0] ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Antworten' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Gern.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Nachricht gesendet')).toBeVisible();
    await expect(asked).toContain('POST /api/private/messages');
  },
};

export const AuszahlungenFiltern: Story = {
  name: 'Auszahlungen filtern',
  parameters: { spec: ['O43'] },
  args: { at: '/admin?tab=payouts' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ausgezahlt/ }));
    await waitFor(() => expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(/^\?tab=payouts&filter=PAID$/));
    await expect(canvas.getByRole('button', { name: /^Ausgezahlt/, pressed: true })).toBeVisible();
  },
};
