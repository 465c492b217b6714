import { jobListMessages, jobMessages } from '@stellwerk/domain';
import { fixtures } from '@stellwerk/domain/fixtures';
import { startTexts } from '@stellwerk/screens/i18n/start.de';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@stellwerk/testing/given';
import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import { answers, never, refuse } from '../../testing/answers';
import { asGuest } from '../../testing/demo-user';
import type { StoryApp } from '../../testing/story-app';
import ApplyRoute from '../application/apply/route';
import CompanyRoute from './company/route';
import JobRoute from './job/route';
import JobsRoute from './jobs/route';
import NotFoundRoute from './not-found/route';
import ShowcaseRoute from './showcase/route';
import StartRoute from './start/route';
import { jobPageOf, publicAnswers } from './story-answers';

const pages = {
  '/': StartRoute,
  '/jobs': JobsRoute,
  '/jobs/:id': JobRoute,
  '/jobs/view/:id/apply': ApplyRoute,
  '/company/:slug': CompanyRoute,
  '/showcase/:slug': ShowcaseRoute,
  '*': NotFoundRoute,
};

const meta = {
  title: 'Öffentlich/Abläufe mit Beispieldaten',
  ...asGuest(publicAnswers),
  args: { at: '/', pages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const SENIOR = 'Senior Backend-Entwickler Schadenplattform (m/w/d)';

const senior = given(fixtures.jobs.find(({ title }) => title === SENIOR));
const inBremen = fixtures.jobs.filter(({ city }) => city === 'Bremen');

export const VonDerStartseiteZurAnzeige: Story = {
  name: 'Von der Startseite zur Anzeige',
  beforeEach: ({ msw }) => {
    msw.use(
      ...answers({
        findPlaces: () => ({ places: [{ name: 'Bremen', region: 'Bremen' }] }),
        listJobs: ({ query }) => jobPageOf(query.search === 'Schadenplattform' ? [senior] : fixtures.jobs),
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const place = await canvas.findByRole('combobox', { name: 'Ort oder PLZ' });
    await userEvent.type(place, 'Bre');
    await waitFor(() => expect(canvasElement.querySelector('datalist option[value="Bremen"]')).not.toBeNull());
    await userEvent.clear(place);
    await userEvent.type(await canvas.findByRole('searchbox', { name: startTexts.keyword }), 'Schadenplattform{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stellenanzeigen' })).toBeVisible();
    await expect(await canvas.findByText('1 Stellenanzeige')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: SENIOR }));
    await expect(await canvas.findByRole('heading', { level: 1, name: SENIOR })).toBeVisible();
  },
};

export const SuchenUndFiltern: Story = {
  name: 'Suchen und filtern',
  args: { at: '/jobs' },
  beforeEach: ({ msw }) => {
    msw.use(
      ...answers({
        listJobs: ({ query: { search, location } }) =>
          jobPageOf(search !== undefined ? [] : location === undefined ? fixtures.jobs : inBremen),
      }),
    );
  },
  play: async ({ canvas }) => {
    const location = await canvas.findByRole('combobox', { name: 'Standort' });
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Bremen' })).toBeInTheDocument());
    const all = canvas.getByRole('status').textContent;
    await userEvent.selectOptions(location, 'Bremen');
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent(all ?? ''));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'Barrierefreiheit');
    await expect(await canvas.findByText(jobListMessages.empty)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(all ?? ''));
    await expect(canvas.getByRole('searchbox', { name: 'Suche' })).toHaveValue('');
  },
};

export const ListeLädt: Story = {
  name: 'Die Liste lädt',
  args: { at: '/jobs' },
  beforeEach: ({ msw }) => msw.use(...answers({ listJobs: never })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stellenanzeigen' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const ListeScheitert: Story = {
  name: 'Die Liste lädt nicht',
  args: { at: '/jobs' },
  beforeEach: ({ msw }) => msw.use(...answers({ listJobs: refuse('unavailable', '') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(jobListMessages.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
  },
};

export const KlassischeAnzeige: Story = {
  name: 'Anzeige im Design Klassisch',
  args: { at: '/jobs/103' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Barrierefreiheitsexpertin Kundenportal (m/w/d)' })).toBeVisible();
  },
};

export const KonservativeAnzeige: Story = {
  name: 'Anzeige im Design Konservatives Business',
  args: { at: '/jobs/105' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Leitung Vertrieb Firmenkunden (m/w/d)' })).toBeVisible();
  },
};

export const AnzeigeFehlt: Story = {
  name: 'Anzeige nicht gefunden',
  args: { at: '/jobs/99999' },
  parameters: { spec: ['PJ48', 'PJ52'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(jobMessages.notFound)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Jetzt bewerben' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stellenanzeigen' })).toBeVisible();
  },
};

export const AnzeigeMitEmpfehlung: Story = {
  name: 'Anzeige über eine Empfehlung, dann das Formular',
  args: { at: '/jobs/101?ref=MC7F2KQW' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: SENIOR })).toBeVisible();
    const [apply] = await canvas.findAllByRole('link', { name: 'Jetzt bewerben' });
    if (apply === undefined) throw new Error('Nobody can apply.');
    await expect(apply).toHaveAttribute('href', expect.stringContaining('ref=MC7F2KQW'));
    await userEvent.click(apply);
    await expect(await canvas.findByRole('form', { name: /Bewerbung/ })).toBeVisible();
    await expect(await canvas.findByText('Diese Stelle wurde Ihnen von Miriam Castellanos empfohlen.')).toBeVisible();
  },
};

export const Unternehmen: Story = {
  name: 'Seite eines Unternehmens',
  args: { at: '/company/weserbund-versicherungen-ag' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Weserbund Versicherungen AG' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: SENIOR }));
    await expect(await canvas.findByRole('heading', { level: 1, name: SENIOR })).toBeVisible();
  },
};

export const Nirgends: Story = {
  name: 'Unbekannte Adresse',
  args: { at: '/gibt/es/nicht' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Stellenanzeigen/ })[0]).toBeVisible();
  },
};

const page = given(fixtures.focusPages.find(({ status }) => status === 'published'));

/** Reports the visited page once. */
const counted = (name: string, at: string, visit: object): Story => ({
  name,
  parameters: { spec: ['O73'] },
  args: { at },
  beforeEach: () => {
    spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  },
  play: async () => {
    await waitFor(() => expect(navigator.sendBeacon).toHaveBeenCalledOnce());
    const [path, body] = mocked(navigator.sendBeacon).mock.lastCall ?? [];
    await expect(path).toMatch(/\/api\/public\/views$/);
    await expect(JSON.parse(await new Response(body).text())).toEqual(visit);
  },
});

export const AnzeigeGezählt = counted('Ein Besuch der Anzeige zählt', '/jobs/101', { type: 'JOB', id: '101' });
export const UnternehmenGezählt = counted('Ein Besuch der Unternehmensseite zählt', '/company/weserbund-versicherungen-ag', {
  type: 'COMPANY',
  id: '1',
});
export const FokusseiteGezählt = counted('Ein Besuch der Fokusseite zählt', `/showcase/${page.slug}`, {
  type: 'FOCUS',
  id: String(page.id),
});
