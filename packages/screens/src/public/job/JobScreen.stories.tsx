import { loadable } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import { fixtureJobCards, fixtureJobs } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { loading, ready, refused, reload } from '../../testing/story-values';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { JobScreen } from './JobScreen';
import { SimilarJobs } from './similar';
import { storyReferrer } from './referral/story-data';

const of = (template: string): Job => given(fixtureJobs.find((job) => job.template === template && job.team.length > 0));
const running = of('template2');

const meta = {
  title: 'Öffentlich/Stellenanzeige',
  component: JobScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryFrame path="/jobs/1">{args.embedded === true ? <main>{Story()}</main> : <StorySite wide>{Story()}</StorySite>}</StoryFrame>
    ),
  ],
  args: {
    job: ready(running),
    onBack: fn(),
    now: new Date('2026-11-20T09:00:00Z'),
    jobUrl: `https://stellwerk.example/jobs/${running.id}`,
    onReport: fn((): Promise<unknown> => Promise.resolve()),
  },
} satisfies Meta<typeof JobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (template: string): Story => ({
  args: { job: ready(of(template)), referral: 'ABC123' },
  parameters: { spec: ['PJ36'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: of(template).title })).toBeVisible();
    await expect(canvasElement.querySelector('[data-template]')).toHaveAttribute('data-template', template);
    const [apply] = canvas.getAllByRole('link', { name: /Jetzt bewerben/ });
    const href = new URL(apply?.getAttribute('href') ?? '', window.location.origin);
    await expect(href.pathname).toBe(`/jobs/view/${of(template).id}/apply`);
    await expect(href.searchParams.get('title')).toBe(of(template).title);
    await expect(href.searchParams.get('company')).toBe(of(template).company.name);
    await expect(href.searchParams.get('ref')).toBe('ABC123');
    for (const name of ['location', 'employment', 'workingModel']) await expect(href.searchParams.has(name)).toBe(true);
  },
});

export const Klassisch = shows('template1');
export const ModerneAlternative = shows('template2');
export const KonservativesBusiness = shows('template3');

export const Lädt: Story = {
  args: { job: loading() },
  parameters: { spec: ['PJ47'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const NichtGefunden: Story = {
  args: { job: refused(404) },
  parameters: { spec: ['PJ48', 'PJ49', 'PJ52'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Die gesuchte Stellenanzeige existiert nicht.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Alle Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const OhneId: Story = {
  name: 'Ohne Stellenanzeige-ID',
  args: { job: refused(400, 'Keine Stellenanzeige-ID angegeben') },
  parameters: { spec: ['PJ56'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Stellenanzeige-ID angegeben')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toBeVisible();
  },
};

export const NachZweiVersuchen: Story = {
  args: { job: refused(500) },
  parameters: { spec: ['PJ50', 'PJ53'] },
  play: async ({ canvas }) => {
    for (let tries = 0; tries < 2; tries += 1) await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

const failing = (spec: string, status: number, error: string): Story => ({
  args: { job: refused(status) },
  parameters: { spec: [spec, 'PJ55'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stellenanzeige konnte nicht geladen werden' })).toBeVisible();
    await expect(canvas.getByText(error)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
});

export const KeineBerechtigung = failing('PJ51', 403, 'Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.');
export const Serverfehler = failing('PJ53', 500, 'Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.');
export const AndererFehler = failing('PJ54', 418, 'Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.');

export const WirdErneutGeladen: Story = {
  name: 'Wird erneut geladen',
  args: { job: loadable.failed(undefined, { reloading: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible();
  },
};

export const FristAbgelaufen: Story = {
  name: 'Bewerbungsfrist abgelaufen',
  args: { job: ready({ ...running, closesAt: '2026-11-10T22:59:59.000Z' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Die Bewerbungsfrist für diese Stelle ist am 10\.11\.2026 abgelaufen\.$/))[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Jetzt bewerben/ })).toBeNull();
  },
};

export const SchonBeworben: Story = {
  name: 'Schon beworben',
  args: { applied: { id: '31', status: 'IN_REVIEW', createdAt: '2026-11-12T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sie haben sich am 12.11.2026 beworben. Stand: In Prüfung.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Jetzt bewerben' })).toBeNull();
    for (const link of canvas.getAllByRole('link', { name: 'Ihre Bewerbung ansehen' }))
      await expect(link).toHaveAttribute('href', '/applications/31');
  },
};

/** A visitor who came from a search can return to it. */
export const ZurückZurListe: Story = {
  name: 'Zurück zur Liste',
  args: { lastList: () => '?search=Lok&page=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Zurück zur Liste' })).toHaveAttribute('href', '/jobs?search=Lok&page=2');
    await expect(canvas.queryByRole('link', { name: 'Alle Stellenanzeigen' })).toBeNull();
  },
};

/** Similar jobs are below it, but not in a frame on another site (O90). */
const like = <SimilarJobs jobs={fixtureJobCards.slice(0, 3)} />;
export const MitÄhnlichen: Story = {
  name: 'Mit ähnlichen Stellen',
  args: { below: like },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Ähnliche Stellen' }));
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** Rejected applicants may apply again. */
export const SchonAbgelehnt: Story = {
  name: 'Schon beworben, abgelehnt',
  args: { applied: { id: '31', status: 'REJECTED', createdAt: '2026-03-12T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sie haben sich am 12.03.2026 beworben. Stand: Abgelehnt.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Jetzt bewerben' })[0]).toBeVisible();
  },
};

/** A visitor's actions besides applying, in each design (O95). */
const passesOn = (template: string): Story => ({
  args: { job: ready(of(template)) },
  parameters: { spec: ['O95'] },
  play: async ({ args, canvas, canvasElement }) => {
    const head = within(given(canvasElement.querySelector<HTMLElement>('[data-template] header')));
    await expect(await head.findByRole('button', { name: 'Teilen' })).toBeVisible();
    const group = within(await canvas.findByRole('group', { name: 'Stellenanzeige weitergeben' }));
    await expect(canvas.getByRole('link', { name: 'Alle Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
    await expect(group.getByRole('button', { name: 'Teilen' })).toBeVisible();
    for (const name of ['Link kopieren', 'Drucken']) await expect(group.getByRole('button', { name })).toBeVisible();
    await userEvent.click(group.getByRole('button', { name: 'Anzeige melden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stellenanzeige melden' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Grund' }), 'Etwas anderes');
    await userEvent.click(dialog.getByRole('button', { name: 'Meldung senden' }));
    await expect(args.onReport).toHaveBeenCalledWith({ reason: 'OTHER', text: '', email: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(group.getByRole('button', { name: 'Anzeige melden' })).toHaveFocus();
  },
});

export const KlassischMelden: Story = { ...passesOn('template1'), name: 'Ablauf: melden, Klassisch' };
export const ModernMelden: Story = { ...passesOn('template2'), name: 'Ablauf: melden, Moderne Alternative' };
export const KonservativMelden: Story = { ...passesOn('template3'), name: 'Ablauf: melden, Konservatives Business' };

const recommendation = { referrer: loadable.ready(storyReferrer), onNoInterest: fn(), onCreate: fn(() => Promise.resolve('')) };

/** On another site: only the job, with links that open in the top window (O90). */
export const Eingebettet: Story = {
  args: { embedded: true, onBack: undefined, recommendation, below: like },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: running.title })).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Jetzt bewerben' })) await expect(link).toHaveAttribute('target', '_top');
    for (const name of ['Anmelden', 'Impressum']) await expect(canvas.queryByRole('link', { name })).toBeNull();
    for (const name of ['Kein Interesse', 'Anzeige melden', 'Drucken', 'Teilen'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Ähnliche Stellen' })).toBeNull();
  },
};

export const EingebettetNichtGefunden: Story = {
  name: 'Eingebettet: nicht gefunden',
  args: { embedded: true, onBack: undefined, job: refused(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die gesuchte Stellenanzeige existiert nicht.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Zurück' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Alle Stellenanzeigen' })).toBeNull();
  },
};

const LONG_TITLE = 'Sachbearbeitung Rechtsschutzversicherungsleistungsabteilung (m/w/d)';

/** Soft hyphens as inserted by the server. */
const longJob: Job = {
  ...running,
  title: LONG_TITLE,
  company: { ...running.company, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit', logoUrl: '' },
  hyphenated: {
    title: 'Sachbearbeitung Rechts\u00adschutz\u00adversicherungs\u00adleistungs\u00adabteilung (m/w/d)',
    company: 'Hanseatische Rechts\u00adschutz\u00adversicherungs\u00adgesellschaft auf Gegenseitigkeit',
  },
};

const long: Story = {
  args: { job: ready(longJob) },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(title.textContent.replaceAll('\u00ad', '')).toBe(LONG_TITLE);
    await expect(title).toHaveAccessibleName(LONG_TITLE);
    for (const named of canvas.getAllByRole('link')) await expect(named).toHaveAccessibleName(/^[^\u00ad]*$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LangeWörter: Story = { ...long, name: 'Lange deutsche Wörter' };
export const LangeWörterTelefon: Story = { ...long, name: 'Lange deutsche Wörter, Telefon', globals: { viewport: { value: 'mobile1' } } };

export const Telefon: Story = { ...ModerneAlternative, name: 'Telefon', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...ModerneAlternative, name: 'Dunkel', globals: { theme: 'dark' } };
