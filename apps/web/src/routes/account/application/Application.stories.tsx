import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { calls, ownAnswer } from '../dashboard/story-answers';
import { errorAnswer } from '../story-head';
import { logInForStory, STORY_TOKEN, StoryApp, visitForStory } from '../../../testing/story-app';
import ApplicationRoute from './route';

const first = ownAnswer[0];
const CALL = `*/api/private/applications/${first?.id}`;

const seen: { authorization: string | null; link: string } = { authorization: null, link: '' };

const meta = {
  title: 'Konto/Eigene Bewerbung',
  component: StoryApp,
  args: { at: `/applications/${first?.id}`, pages: { '/applications/:id': ApplicationRoute } },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(CALL, ({ request }) => {
        seen.authorization = request.headers.get('authorization');
        return HttpResponse.json(first);
      }),
    );
    return logInForStory();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['AC03', 'AC08'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: given(first).jobTitle })).toBeVisible();
    await expect(seen.authorization).toBe(`Bearer ${STORY_TOKEN}`);
    // 07:48 in UTC is 08:48 in Berlin in November.
    await expect(within(canvas.getByRole('region', { name: 'Ihre Angaben' })).getByText('20.11.2026, 08:48 Uhr')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Verlauf' })).getByText('20.11.2026, 08:48 Uhr')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Unterlagen' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Zur Stellenanzeige' })).toHaveAttribute('href', `/jobs/${first?.jobId}`);
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
      `/login?redirect=%2Fapplications%2F${first?.id}`,
    );
  },
};

export const SitzungAbgelaufen: Story = {
  parameters: { spec: ['AC04'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get(CALL, () => errorAnswer(401, 'Sie sind nicht angemeldet. Bitte melden Sie sich an.')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sie sind nicht angemeldet' })).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const NichtGefunden: Story = {
  parameters: { spec: ['AC06'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get(CALL, () => errorAnswer(404, 'Die angefragte Seite oder der Eintrag existiert nicht.')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bewerbung nicht gefunden' })).toBeVisible();
  },
};

export const Fehler: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(CALL, () => errorAnswer(500, 'Ein unerwarteter Fehler ist aufgetreten.')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bewerbung konnte nicht geladen werden' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const ErneutVersuchen: Story = {
  parameters: { spec: ['AC05'] },
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      http.get(CALL, () => {
        tries += 1;
        return tries === 1 ? errorAnswer(500, 'Ein unerwarteter Fehler ist aufgetreten.') : HttpResponse.json(first);
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bewerbung konnte nicht geladen werden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: given(first).jobTitle })).toBeVisible();
  },
};

export const OhneUnternehmen: Story = {
  parameters: { spec: ['AC07'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get(CALL, () => HttpResponse.json({ ...first, jobOffer: { ...first?.jobOffer, companyId: undefined } })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unternehmensinformationen nicht verfügbar')).toBeVisible();
  },
};

export const Lädt: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(CALL, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

/** Replaces the opened tab. */
const frame = Object.assign(document.createElement('iframe'), { title: 'Neuer Tab' });

export const Ansehen: Story = {
  parameters: { spec: ['O09'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(calls.link, ({ request }) => {
        seen.link = new URL(request.url).pathname;
        return HttpResponse.json({
          url: '/api/public/media/cv/zufall.pdf?signature=1',
          downloadUrl: '/api/public/media/cv/zufall.pdf?signature=2',
        });
      }),
    );
    document.body.append(frame);
    return () => frame.remove();
  },
  play: async ({ canvas }) => {
    const tab = given(frame.contentWindow);
    const replace = spyOn(window, 'open').mockReturnValue(tab);
    const file = first?.documents[0];
    await userEvent.click(await canvas.findByRole('button', { name: `Ansehen von ${file?.name}` }));
    await expect(replace).toHaveBeenCalledWith('', '_blank');
    await waitFor(() => expect(seen.link).toBe(`/api/private/applications/${first?.id}/documents/${file?.id}/link`));
    await waitFor(() => expect(tab.location.href).toContain('/api/public/media/cv/zufall.pdf?signature=1'));
  },
};

export const UnterlageNichtErreichbar: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post(calls.link, () => errorAnswer(500, 'Ein unerwarteter Fehler ist aufgetreten.')));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Herunterladen von ${first?.documents[0]?.name}` }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Datei konnte nicht geöffnet werden.');
  },
};

const erased: string[] = [];

export const EigeneDaten: Story = {
  name: 'Daten herunterladen, Bewerbung löschen',
  parameters: { spec: ['O72'] },
  beforeEach: ({ msw }) => {
    erased.length = 0;
    msw.use(
      http.get(`${CALL}/export`, () => HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'application/zip' } })),
      http.delete(CALL, ({ request }) => {
        erased.push(new URL(request.url).pathname);
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Daten herunterladen' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.instances[0]).toHaveAttribute('download', `bewerbung-${first?.id}.zip`);
    saved.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung löschen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bewerbung wirklich löschen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung endgültig löschen' }));
    await expect(await canvas.findByRole('heading', { name: 'Adresse /dashboard' })).toBeVisible();
    await expect(erased).toEqual([`/api/private/applications/${first?.id}`]);
  },
};

const server = { withdrawn: false };

export const Zurückziehen: Story = {
  parameters: { spec: ['AC11', 'AC12', 'AC14'] },
  beforeEach: ({ msw }) => {
    server.withdrawn = false;
    msw.use(
      http.get(CALL, () => HttpResponse.json({ ...first, ...(server.withdrawn ? { status: 'WITHDRAWN' } : {}) })),
      http.post(calls.withdraw, () => {
        server.withdrawn = true;
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bewerbung zurückziehen' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(server.withdrawn).toBe(false);
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
