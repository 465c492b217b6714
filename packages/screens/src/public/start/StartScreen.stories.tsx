import { fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { onSite } from '../../testing/story-site';
import { keepMessages } from '../../testing/keep-messages';
import { StartScreen } from './StartScreen';
import { StartClosing, type StartClosingProps } from '../start-closing';

type Subscribe = StartClosingProps['onSubscribe'];
const onSubscribe = fn<Subscribe>(() => Promise.resolve(null));

const dayOf = ({ publishedAt, createdAt }: (typeof fixtureJobCards)[number]): string => publishedAt ?? createdAt ?? '';
const newest = fixtureJobCards.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))).slice(0, 6);
const LONG_TITLE = 'Rechtsschutzversicherungsgesellschaftenzusammenschlussbeauftragte (m/w/d)';

const meta = {
  title: 'Öffentlich/Startseite',
  component: StartScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite()],
  args: {
    start: ready({
      jobs: newest,
      total: 248,
      places: [
        { place: 'Berlin', count: 63 },
        { place: 'München', count: 52 },
        { place: 'Remote', count: 46 },
        { place: 'Hamburg', count: 41 },
        { place: 'Köln', count: 28 },
        { place: 'Mönchengladbach', count: 18 },
      ],
    }),
    onSearch: fn(),
    onPlaceText: fn(),
    closing: <StartClosing onSubscribe={onSubscribe} />,
  },
} satisfies Meta<typeof StartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Die Weiche zur nächsten Stelle.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle 248 Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('link', { name: /^Hamburg/ })).toHaveAttribute('href', '/jobs?location=Hamburg');
  },
};

export const Suchen: Story = {
  name: 'Ablauf: suchen',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Suche'), 'Lok');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ort oder PLZ' }), 'Kassel');
    await expect(args.onPlaceText).toHaveBeenLastCalledWith('Kassel');
    await userEvent.selectOptions(canvas.getByLabelText('Umkreis'), '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ search: 'Lok', near: 'Kassel', radius: 50 });
  },
};

export const Leer: Story = {
  name: 'Noch keine Stellenanzeigen',
  args: { start: ready({ jobs: [], total: 0, places: [] }) },
  parameters: { spec: ['O54'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine Stellenanzeigen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Suchen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Alle / })).toBeNull();
  },
};

export const EmpfehlungInDreiSchritten: Story = {
  name: 'Empfehlung in drei Schritten',
  parameters: { spec: ['O54'] },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'So funktioniert eine Empfehlung' }));
    const titles = steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Link erstellen', 'Weitergeben', 'Verfolgen', 'Kein Interesse?']);
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const StimmenUndNewsletter: Story = {
  name: 'Stimmen und Newsletter am Ende',
  parameters: { spec: ['NL01', 'NL14', 'NL16'] },
  play: async ({ canvas }) => {
    const voices = within(await canvas.findByRole('region', { name: 'Was andere sagen' }));
    await expect(voices.getAllByRole('figure')).toHaveLength(1);
    // A single testimonial does not rotate and needs no controls.
    await expect(voices.queryByRole('button')).toBeNull();
    await expect(voices.getByRole('link', { name: 'Jetzt registrieren' })).toHaveAttribute('href', '/coming-soon');
    const newsletter = within(canvas.getByRole('region', { name: 'Neue Stellen, direkt zu dir' }));
    await expect(newsletter.getByRole('textbox', { name: /E-Mail/ })).toBeVisible();
    for (const name of [/Recruiter/, /Empfehlungsgeber/, /Kandidat/, /Datenschutzbestimmungen/]) {
      await expect(newsletter.getByRole('checkbox', { name })).toBeVisible();
    }
  },
};

async function subscribe(canvas: Canvas): Promise<ReturnType<typeof within>> {
  const section = within(await canvas.findByRole('region', { name: 'Neue Stellen, direkt zu dir' }));
  await userEvent.type(section.getByRole('textbox', { name: /E-Mail/ }), 'annika.brandt@post.example');
  await userEvent.click(section.getByRole('checkbox', { name: /Kandidat/ }));
  await userEvent.click(section.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }));
  await userEvent.click(section.getByRole('button', { name: /abonnieren|anmelden/i }));
  return section;
}

export const NewsletterAbonniert: Story = {
  name: 'Newsletter abonniert',
  beforeEach: keepMessages,
  play: async ({ canvas }) => {
    const section = await subscribe(canvas);
    await expect(onSubscribe).toHaveBeenCalledWith({ email: 'annika.brandt@post.example', type: 'CANDIDATE', terms: true });
    await expect(await section.findByText(/^Fast geschafft: Bitte bestätige deine Anmeldung/)).toBeVisible();
  },
};

export const NewsletterWirdGesendet: Story = {
  name: 'Newsletter wird gesendet',
  args: { closing: <StartClosing onSubscribe={() => new Promise<null>(() => undefined)} /> },
  play: async ({ canvas }) => {
    const section = await subscribe(canvas);
    await expect(section.getByRole('button', { busy: true })).toBeVisible();
  },
};

const BLOCKED = 'Diese Adresse ist gesperrt.';

export const NewsletterAbgelehnt: Story = {
  name: 'Newsletter abgelehnt',
  args: { closing: <StartClosing onSubscribe={() => Promise.resolve({ summary: [BLOCKED] })} /> },
  beforeEach: keepMessages,
  play: async ({ canvas }) => {
    const section = await subscribe(canvas);
    await expect(await section.findByText(BLOCKED)).toBeVisible();
  },
};

const server = { attempts: 0 };

export const NewsletterWiederBereit: Story = {
  name: 'Newsletter: nach Fehler und Erfolg wieder bereit',
  parameters: { spec: ['NL04'] },
  args: {
    closing: (
      <StartClosing
        onSubscribe={() => {
          server.attempts += 1;
          return Promise.resolve(server.attempts === 1 ? { summary: [BLOCKED] } : null);
        }}
      />
    ),
  },
  beforeEach: () => {
    server.attempts = 0;
  },
  play: async ({ canvas }) => {
    const section = await subscribe(canvas);
    await expect(await section.findByText(BLOCKED)).toBeVisible();
    // Each message disappears by itself; input is kept after a failure and cleared after a success.
    await waitFor(() => expect(section.queryByText(BLOCKED)).toBeNull());
    await expect(section.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('annika.brandt@post.example');
    await userEvent.click(section.getByRole('button', { name: /abonnieren|anmelden/i }));
    await expect(await section.findByText(/^Fast geschafft/)).toBeVisible();
    await waitFor(() => expect(section.queryByText(/^Fast geschafft/)).toBeNull());
    await expect(section.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('');
  },
};

export const NewsletterOhneNetz: Story = {
  name: 'Newsletter ohne Verbindung',
  parameters: { spec: ['NL12'] },
  beforeEach: keepMessages,
  args: { closing: <StartClosing onSubscribe={() => Promise.reject(new TypeError('Failed to fetch'))} /> },
  play: async ({ canvas }) => {
    const section = await subscribe(canvas);
    await expect(await section.findByText('Es gab einen Fehler bei der Anmeldung. Bitte versuche es später erneut.')).toBeVisible();
  },
};

const voice = {
  id: '2',
  quote: 'Zwei Wochen von der Empfehlung bis zum Vertrag.',
  name: 'Amelie Thorwald',
  role: 'Backend-Entwicklerin',
  avatarUrl: '',
};

export const MehrereStimmen: Story = {
  name: 'Mehrere Stimmen',
  args: { closing: <StartClosing onSubscribe={onSubscribe} testimonials={[voice, { ...voice, id: '3', name: 'Leon Hartwig' }]} /> },
  play: async ({ canvas }) => {
    const voices = within(await canvas.findByRole('region', { name: 'Was andere sagen' }));
    await waitFor(() => expect(voices.getAllByRole('button').length).toBeGreaterThan(1));
  },
};

export const Lädt: Story = {
  args: { start: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { start: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Fehler beim Laden der Stellenanzeigen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

const long: Story = {
  args: {
    start: ready({
      jobs: newest.map((job) => ({
        ...job,
        title: LONG_TITLE,
        company: { ...job.company, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit', logoUrl: '' },
      })),
      total: 100_248,
      places: ['Hellschen-Heringsand-Unterschaar', 'Schmedeswurtherwesterdeich', 'Mönchengladbach'].map((place) => ({
        place,
        count: 2345,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3, name: LONG_TITLE })).toHaveLength(newest.length);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LangeWörter: Story = { ...long, name: 'Lange deutsche Wörter' };
export const LangeWörterTelefon: Story = { ...long, name: 'Lange deutsche Wörter, Telefon', globals: { viewport: { value: 'mobile1' } } };

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
