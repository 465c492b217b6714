import { asObject } from '@stellwerk/domain';
import { companyWire, fixtures, focusPageWire } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { answers } from '../../../testing/answers';
import { logInForStory, StoryApp } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';
import { companyAnswers } from './story-answers';

const company = { ...companyWire(fixtures, given(fixtures.companies[0])), role: 'RECRUITER' };
const pages = fixtures.focusPages.filter(({ companyId }) => companyId === 1).map((row) => focusPageWire(fixtures, row));
const published = given(pages.find(({ status }) => status === 'published'));

const meta = {
  title: 'Unternehmen/Fokusseiten mit Beispieldaten',
  component: StoryApp,
  args: { at: '/company/1/dashboard?tab=focus', pages: { '/company/:companyId/dashboard': CompanyDashboardRoute } },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/private/companies/1', () => HttpResponse.json(company)),
      http.get('*/api/private/focus-pages/by-company/1', () => HttpResponse.json(pages)),
      http.patch('*/api/private/focus-pages/:id/status', () => new HttpResponse(null, { status: 401 })),
      http.get('*/api/private/companies/get-all-industries', () => HttpResponse.json(fixtures.industries)),
      ...answers(companyAnswers),
    );
    return logInForStory();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UmschaltenOhneAnmeldung: Story = {
  name: 'Umschalten, ohne noch angemeldet zu sein',
  parameters: { spec: ['CF01', 'CF21'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Zurückziehen: ${published.title}` }));
    await expect(await canvas.findByText('Kein Authentifizierungs-Token gefunden')).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBeNull();
    await expect(canvas.getByRole('button', { name: `Zurückziehen: ${published.title}` })).toBeVisible();
  },
};

/** The rejected status is reverted, and the list is reloaded: another person has renamed the page meanwhile. */
export const UmschaltenScheitert: Story = {
  name: 'Umschalten, das der Server ablehnt',
  parameters: { spec: ['CF04', 'CF20'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/private/focus-pages/by-company/1', () => HttpResponse.json(pages), { once: true }),
      http.get('*/api/private/focus-pages/by-company/1', () => HttpResponse.json([{ ...published, title: 'Von jemand anderem' }])),
      http.patch('*/api/private/focus-pages/:id/status', () => HttpResponse.text('x', { status: 500 })),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Zurückziehen: ${published.title}` }));
    await expect(await canvas.findByText('Statusänderung fehlgeschlagen: 500 x')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Zurückziehen: Von jemand anderem' })).toBeVisible();
  },
};

export const VorschauHier: Story = {
  name: 'Vorschau, wo der Browser neue Reiter sperrt',
  parameters: { spec: ['CF09'] },
  play: async ({ canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await canvas.findByRole('button', { name: `Vorschau: ${published.title}` }));
    await expect(await canvas.findByRole('heading', { name: `Adresse /showcase/${published.slug}` })).toBeVisible();
    open.mockRestore();
  },
};

const sent: string[] = [];

export const Löschen: Story = {
  name: 'Löschen',
  parameters: { spec: ['CF08'] },
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.delete('*/api/private/focus-pages/:id', ({ params }) => {
        sent.push(String(params.id));
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Löschen: ${published.title}` }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, löschen' }));
    await expect(await canvas.findByText('Fokusseite wurde gelöscht')).toBeVisible();
    await expect(sent).toEqual([String(published.id)]);
  },
};

/** An existing page is saved first, then its picture is uploaded. */
export const MitTitelbild: Story = {
  name: 'Bearbeiten, mit einem neuen Titelbild',
  parameters: { spec: ['CF02', 'CF07'] },
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.put('*/api/private/focus-pages/:id', () => {
        sent.push('page');
        return HttpResponse.json(published);
      }),
      http.post('*/api/private/focus-pages/:id/cover-image', () => {
        sent.push('cover');
        return HttpResponse.json(published);
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Bearbeiten: ${published.title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fokusseite bearbeiten' }));
    const industries = within(dialog.getByLabelText(/^Branche/)).getAllByRole<HTMLOptionElement>('option');
    await expect(industries.flatMap(({ value, text }) => (value === '' ? [] : [text]))).toEqual(
      fixtures.industries.map(({ name }) => name),
    );
    const picture = new File(['bild'], 'titel.png', { type: 'image/png' });
    await userEvent.upload(await dialog.findByLabelText(/^Titelbild/, { selector: 'input' }), picture);
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Fokusseite wurde aktualisiert')).toBeVisible();
    await expect(sent).toEqual(['page', 'cover']);
  },
};

/** The first page appears in the list together with the toast, not a second later (CF10 reloads then). */
export const ErsteSeite: Story = {
  name: 'Die erste Fokusseite',
  parameters: { spec: ['CF02'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/private/focus-pages/by-company/1', () => HttpResponse.json([]), { once: true }),
      http.get('*/api/private/focus-pages/by-company/1', () => new Promise<never>(() => undefined)),
      http.post('*/api/private/companies/1/focus-pages/create', () => HttpResponse.json(published, { status: 201 })),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fokusseite erstellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Titel'), published.title);
    await userEvent.type(dialog.getByLabelText('Beschreibung'), 'Für alle, die bauen.');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Fokusseite wurde erstellt')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: published.title })).toBeVisible();
    await expect(canvas.queryByText('Noch keine Fokusseiten')).toBeNull();
  },
};

const keys: unknown[] = [];

/** A second attempt of the same form creates no second page; another form creates another one. */
export const NochEinmalErstellen: Story = {
  name: 'Erstellen, das beim ersten Mal scheitert',
  parameters: { spec: ['CF16'] },
  beforeEach: ({ msw }) => {
    keys.length = 0;
    msw.use(
      http.post('*/api/private/companies/1/focus-pages/create', async ({ request }) => {
        keys.push(asObject(await request.json()).requestKey);
        return new HttpResponse(null, { status: 500 });
      }),
    );
  },
  play: async ({ canvas }) => {
    for (const tries of [2, 1]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Fokusseite erstellen' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Fokusseite erstellen' }));
      await userEvent.type(dialog.getByLabelText('Titel'), 'Außendienst');
      await userEvent.type(dialog.getByLabelText('Beschreibung'), 'Unterwegs.');
      for (let count = 0; count < tries; count += 1) {
        const before = keys.length;
        await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
        await waitFor(() => expect(keys).toHaveLength(before + 1));
        await expect(await dialog.findByText('Fehler beim Erstellen der Fokusseite')).toBeVisible();
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
      const leave = screen.queryByRole('button', { name: /verwerfen/i });
      if (leave !== null) await userEvent.click(leave);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const [first, again, other] = keys;
    await expect(again).toBe(first);
    await expect(other).not.toBe(first);
  },
};
