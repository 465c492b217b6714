import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { answers, asked, never, refuseOnce } from '../../../testing/answers';
import { asDemoUser, sessionOf } from '../../../testing/demo-user';
import { visitForStory, type StoryApp } from '../../../testing/story-app';
import { candidate, firstAnswer as first } from '../dashboard/story-answers';
import ApplicationRoute from './route';

const withdrawn = { ...first, status: 'WITHDRAWN' } as const;
const params = { id: String(first.id) };

const meta = {
  title: 'Konto/Eigene Bewerbung',
  ...asDemoUser('candidate', { application: () => first }),
  args: { at: `/applications/${first.id}`, pages: { '/applications/:id': ApplicationRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['AC03', 'AC08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: first.jobTitle })).toBeVisible();
    await expect(asked('application')).toMatchObject([{ params, authorization: `Bearer ${sessionOf(candidate).token}` }]);
    // 07:48 in UTC is 08:48 in Berlin in November.
    await expect(within(canvas.getByRole('region', { name: 'Ihre Angaben' })).getByText('20.11.2026, 08:48 Uhr')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Verlauf' })).getByText('20.11.2026, 08:48 Uhr')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Unterlagen' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Zur Stellenanzeige' })).toHaveAttribute('href', `/jobs/${first.jobId}`);
  },
};

export const NichtAngemeldet: Story = {
  parameters: { spec: ['AC04'] },
  beforeEach: () => {
    visitForStory();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sie sind nicht angemeldet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute(
      'href',
      `/login?redirect=%2Fapplications%2F${first.id}`,
    );
  },
};

export const SitzungAbgelaufen: Story = {
  parameters: { spec: ['AC04'] },
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['application'], 401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sie sind nicht angemeldet' })).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const NichtGefunden: Story = {
  parameters: { spec: ['AC06'] },
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['application'], 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bewerbung nicht gefunden' })).toBeVisible();
  },
};

export const Fehler: Story = {
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['application'], 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bewerbung konnte nicht geladen werden' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const ErneutVersuchen: Story = {
  parameters: { spec: ['AC05'] },
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['application'], 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bewerbung konnte nicht geladen werden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: first.jobTitle })).toBeVisible();
  },
};

export const OhneUnternehmen: Story = {
  parameters: { spec: ['AC07'] },
  beforeEach: ({ msw }) => {
    // The definition of the call promises a company: a response of its own may lack it.
    msw.use(...answers({ application: () => Response.json({ ...first, jobOffer: { ...first.jobOffer, companyId: undefined } }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unternehmensinformationen nicht verfügbar')).toBeVisible();
  },
};

export const Lädt: Story = {
  beforeEach: ({ msw }) => msw.use(...answers({ application: never })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

/** Replaces the opened tab. */
const frame = Object.assign(document.createElement('iframe'), { title: 'Neuer Tab' });

export const Ansehen: Story = {
  parameters: { spec: ['O09'] },
  beforeEach: ({ msw }) => {
    const url = '/api/public/media/cv/zufall.pdf?signature=';
    msw.use(...answers({ documentLink: () => ({ url: `${url}1`, downloadUrl: `${url}2` }), cvFile: () => new Response() }));
    document.body.append(frame);
    return () => frame.remove();
  },
  play: async ({ canvas }) => {
    const tab = given(frame.contentWindow);
    const replace = spyOn(window, 'open').mockReturnValue(tab);
    const file = given(first.documents[0]);
    await userEvent.click(await canvas.findByRole('button', { name: `Ansehen von ${file.name}` }));
    await expect(replace).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(asked('documentLink')).toMatchObject([{ params: { ...params, documentId: String(file.id) } }]));
    await waitFor(() => expect(tab.location.href).toContain('/api/public/media/cv/zufall.pdf?signature=1'));
  },
};

export const UnterlageNichtErreichbar: Story = {
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['documentLink'], 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Herunterladen von ${first.documents[0]?.name}` }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Datei konnte nicht geöffnet werden.');
  },
};

export const EigeneDaten: Story = {
  name: 'Daten herunterladen, Bewerbung löschen',
  parameters: { spec: ['O72'] },
  beforeEach: ({ msw }) => {
    const file = () => new Response(new ArrayBuffer(4), { headers: { 'content-type': 'application/zip' } });
    msw.use(...answers({ exportApplication: file, eraseApplication: () => undefined }));
  },
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Daten herunterladen' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.instances[0]).toHaveAttribute('download', `bewerbung-${first.id}.zip`);
    saved.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung löschen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bewerbung wirklich löschen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung endgültig löschen' }));
    await expect(await canvas.findByRole('heading', { name: 'Adresse /dashboard' })).toBeVisible();
    await expect(asked('eraseApplication')).toMatchObject([{ params }]);
  },
};

export const Zurückziehen: Story = {
  parameters: { spec: ['AC11', 'AC12', 'AC14'] },
  beforeEach: ({ msw }) => {
    const application = () => (asked('withdrawApplication').length > 0 ? withdrawn : first);
    msw.use(...answers({ application, withdrawApplication: () => ({ ...withdrawn, success: true }) }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bewerbung zurückziehen' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(asked('withdrawApplication')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bewerbung zurückziehen' }));
    await expect(await canvas.findByText('Ihre Bewerbung wurde erfolgreich zurückgezogen')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Bewerbung zurückziehen' })).toBeNull();
    await expect(document.querySelector('[data-status]')).toHaveTextContent('Zurückgezogen');
  },
};

export const Dunkel: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Unterlagen' })),
};
