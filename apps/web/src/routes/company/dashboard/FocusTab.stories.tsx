import { companyWire, fixtures, focusPageWire } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
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
      ...companyAnswers,
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

/** The refused status goes back, and the list is asked for again: somebody else has renamed the page meanwhile. */
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

/** A page that is known is saved, and its picture sent after it. */
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
