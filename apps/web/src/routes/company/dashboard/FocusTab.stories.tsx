import { asObject, generalMessages } from '@stellwerk/domain';
import { Reply } from '@stellwerk/domain/endpoints';
import { fixtures, focusPageWire } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { answers, asked, askedNames, never, refuse, type Answers } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';
import { companyAnswersFor } from './story-answers';

const pages = fixtures.focusPages.filter(({ companyId }) => companyId === 1).map((row) => focusPageWire(fixtures, row));
const published = given(pages.find(({ status }) => status === 'published'));

const meta = {
  title: 'Unternehmen/Fokusseiten mit Beispieldaten',
  ...asDemoUser('recruiter', {
    ...companyAnswersFor('RECRUITER'),
    focusPagesByCompany: () => pages,
    // Called when the first path fails, for example when a story ends while its list reloads (CF10).
    companyFocusPages: () => pages,
    focusPageStatus: refuse('unauthenticated', generalMessages.notLoggedIn),
    industries: () => [...fixtures.industries],
  }),
  args: { at: '/company/1/dashboard?tab=focus', pages: { '/company/:companyId/dashboard': CompanyDashboardRoute } },
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
    const renamed = { ...published, title: 'Von jemand anderem' };
    msw.use(
      ...answers({
        focusPagesByCompany: () => (asked('focusPageStatus').length === 0 ? pages : [renamed]),
        focusPageStatus: () => new Response('x', { status: 500 }),
      }),
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

export const Löschen: Story = {
  name: 'Löschen',
  parameters: { spec: ['CF08'] },
  beforeEach: ({ msw }) => msw.use(...answers({ deleteFocusPage: () => ({ success: true }) })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Löschen: ${published.title}` }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, löschen' }));
    await expect(await canvas.findByText('Fokusseite wurde gelöscht')).toBeVisible();
    await expect(asked('deleteFocusPage').map(({ params }) => params)).toEqual([{ id: String(published.id) }]);
  },
};

const saving = { updateFocusPage: () => published, uploadFocusPageCover: () => published } satisfies Answers;

/** An existing page is saved first, then its picture is uploaded. */
export const MitTitelbild: Story = {
  name: 'Bearbeiten, mit einem neuen Titelbild',
  parameters: { spec: ['CF02', 'CF07'] },
  beforeEach: ({ msw }) => msw.use(...answers(saving)),
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
    await expect(askedNames().filter((name) => name in saving)).toEqual(['updateFocusPage', 'uploadFocusPageCover']);
  },
};

/** The first page appears in the list together with the toast, not a second later (CF10 reloads then). */
export const ErsteSeite: Story = {
  name: 'Die erste Fokusseite',
  parameters: { spec: ['CF02'] },
  beforeEach: ({ msw }) => {
    msw.use(
      ...answers({
        focusPagesByCompany: () => (asked('createFocusPage').length === 0 ? [] : never()),
        createFocusPage: () => new Reply(published, { status: 201 }),
      }),
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

const keys = () => asked('createFocusPage').map(({ body }) => asObject(body).requestKey);

/** A second attempt of the same form creates no second page; another form creates another one. */
export const NochEinmalErstellen: Story = {
  name: 'Erstellen, das beim ersten Mal scheitert',
  parameters: { spec: ['CF16'] },
  beforeEach: ({ msw }) => msw.use(...answers({ createFocusPage: () => Response.json({}, { status: 500 }) })),
  play: async ({ canvas }) => {
    for (const tries of [2, 1]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Fokusseite erstellen' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Fokusseite erstellen' }));
      await userEvent.type(dialog.getByLabelText('Titel'), 'Außendienst');
      await userEvent.type(dialog.getByLabelText('Beschreibung'), 'Unterwegs.');
      for (let count = 0; count < tries; count += 1) {
        const before = keys().length;
        await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
        await waitFor(() => expect(keys()).toHaveLength(before + 1));
        await expect(await dialog.findByText('Fehler beim Erstellen der Fokusseite')).toBeVisible();
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
      const leave = screen.queryByRole('button', { name: /verwerfen/i });
      if (leave !== null) await userEvent.click(leave);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const [first, again, other] = keys();
    await expect(again).toBe(first);
    await expect(other).not.toBe(first);
  },
};
