import { ApiError, type ShowcasePage } from '@stellwerk/domain';
import { fixtureCompanies, fixtureJobCards, fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failed, loading, ready, refused, reload } from '../../testing/story-values';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { ShowcaseScreen } from './ShowcaseScreen';

const [stored] = fixtures.focusPages;
const [company] = fixtureCompanies;
const page: ShowcasePage = {
  id: String(stored?.id ?? ''),
  slug: stored?.slug ?? '',
  title: stored?.title ?? '',
  slogan: stored?.slogan ?? '',
  description: stored?.description ?? '',
  content: stored?.content ?? '',
  coverUrl: stored?.coverImage ?? '',
  industry: 'IT und Software',
  website: stored?.website ?? '',
  status: 'published',
  company: { id: '1', name: company?.name ?? '', slug: 'weserbund-versicherungen-ag', logoUrl: company?.logoUrl ?? '', listed: true },
  jobs: fixtureJobCards.filter((job) => job.company.name === company?.name).slice(0, 4),
};

const meta = {
  title: 'Öffentlich/Fokusseite',
  component: ShowcaseScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame path={`/showcase/${page.slug}`}>
        <StorySite loggedIn={parameters.loggedIn === true}>{Story()}</StorySite>
      </StoryFrame>
    ),
  ],
  args: { slug: page.slug, page: ready(page) },
} satisfies Meta<typeof ShowcaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Veröffentlicht: Story = {
  parameters: { spec: ['CF23'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
    for (const text of [page.slogan, page.description, page.industry]) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvasElement.querySelector(`img[src="${page.coverUrl}"]`)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Zum Unternehmen' })).toHaveAttribute('href', '/company/weserbund-versicherungen-ag');
    await expect(canvas.getByRole('link', { name: 'weserbund.example/it' })).toHaveAttribute('href', page.website);
    await expect(canvas.getByRole('link', { name: page.jobs[0]?.title })).toHaveAttribute('href', `/jobs/${page.jobs[0]?.id}`);
    await expect(canvas.getByRole('link', { name: `Alle Stellen von ${page.company.name}` })).toHaveAttribute(
      'href',
      '/company/weserbund-versicherungen-ag',
    );
    await expect(canvas.queryByText('Entwurf')).toBeNull();
  },
};

export const OhneTitelbild: Story = {
  name: 'Ohne Titelbild und nur mit dem Nötigsten',
  args: { page: ready({ ...page, coverUrl: '', slogan: '', content: '', industry: '', website: '', jobs: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zurzeit sind keine Stellen ausgeschrieben.')).toBeVisible();
    await expect(canvas.queryByText('Branche')).toBeNull();
    await expect(canvas.queryByText('Website')).toBeNull();
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter',
  args: {
    page: ready({
      ...page,
      title: 'Rechtsschutzversicherungsgesellschaftsinformationstechnologie',
      slogan: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte gesucht.',
      company: { ...page.company, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit', logoUrl: '' },
    }),
  },
};

export const EntwurfFürMitglieder: Story = {
  name: 'Entwurf, gesehen von einem Mitglied',
  args: { page: ready({ ...page, status: 'draft' }) },
  parameters: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Seite ist noch nicht veröffentlicht. Nur Mitglieder des Unternehmens sehen sie.')).toBeVisible();
  },
};

export const ArchiviertFürMitglieder: Story = {
  name: 'Archiviert, gesehen von einem Mitglied',
  args: { page: ready({ ...page, status: 'archived' }) },
  parameters: { loggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Seite ist archiviert. Nur Mitglieder des Unternehmens sehen sie.')).toBeVisible();
  },
};

export const ZugriffVerweigert: Story = {
  name: 'Entwurf oder archiviert, für die Öffentlichkeit (403)',
  args: { page: refused(403) },
  parameters: { spec: ['CF17'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zugriff verweigert (403): Sie haben keine Berechtigung, diese Fokusseite anzuzeigen.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

export const Unbekannt: Story = {
  name: 'Unbekannt (404)',
  args: { slug: 'gibt-es-nicht', page: refused(404) },
  parameters: { spec: ['CF18'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fokusseite nicht gefunden (404): gibt-es-nicht')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
  },
};

export const Fehler: Story = {
  args: { page: failed(new ApiError('http', '', { status: 500, statusText: 'Internal Server Error', serverMessage: 'Interner Fehler' })) },
  parameters: { spec: ['CF19'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('API-Fehler: 500 Internal Server Error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Lädt: Story = {
  args: { page: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
