import { jobMessages } from '@stellwerk/domain';
import { fixtureJobs } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PublicShell } from '../../../shell/PublicShell';
import { AppFrame } from '../../../testing/frames';
import { JobScreen } from './JobScreen';

const of = (template: string) => fixtureJobs.find((job) => job.template === template && job.team.length > 0);

const meta = {
  title: 'Öffentlich/Stellenanzeige',
  component: JobScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame path="/jobs/1">
        <PublicShell wide>{Story()}</PublicShell>
      </AppFrame>
    ),
  ],
  args: {
    job: of('template2'),
    error: undefined,
    retriesLeft: 2,
    retrying: false,
    onRetry: fn(),
    onBack: fn(),
    now: new Date('2026-11-20T09:00:00Z'),
  },
} satisfies Meta<typeof JobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (template: string): Story => ({
  args: { job: of(template), referral: 'ABC123' },
  parameters: { spec: ['PJ36'] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: args.job?.title })).toBeVisible();
    await expect(canvasElement.querySelector('[data-template]')).toHaveAttribute('data-template', template);
    const [apply] = canvas.getAllByRole('link', { name: /Jetzt bewerben/ });
    const href = new URL(apply?.getAttribute('href') ?? '', window.location.origin);
    await expect(href.pathname).toBe(`/jobs/view/${args.job?.id}/apply`);
    await expect(href.searchParams.get('title')).toBe(args.job?.title);
    await expect(href.searchParams.get('company')).toBe(args.job?.company.name);
    await expect(href.searchParams.get('ref')).toBe('ABC123');
    for (const name of ['location', 'employment', 'workingModel']) await expect(href.searchParams.has(name)).toBe(true);
  },
});

export const Klassisch = shows('template1');
export const ModerneAlternative = shows('template2');
export const KonservativesBusiness = shows('template3');

export const Lädt: Story = {
  args: { job: undefined },
  parameters: { spec: ['PJ47'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const NichtGefunden: Story = {
  args: { job: undefined, error: jobMessages.notFound },
  parameters: { spec: ['PJ48', 'PJ49', 'PJ52'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Die gesuchte Stellenanzeige existiert nicht.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const NachZweiVersuchen: Story = {
  args: { job: undefined, error: jobMessages.serverError, retriesLeft: 0 },
  parameters: { spec: ['PJ50', 'PJ53'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

const failing = (error: string): Story => ({
  args: { job: undefined, error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stellenanzeige konnte nicht geladen werden' })).toBeVisible();
    await expect(canvas.getByText(error)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
});

export const KeineBerechtigung = failing('Sie haben keine Berechtigung, diese Stellenanzeige anzusehen.');
export const Serverfehler = failing('Serverfehler beim Laden der Stellenanzeige. Bitte versuchen Sie es später erneut.');
export const AndererFehler = failing('Die Stellenanzeige konnte nicht geladen werden. Bitte versuchen Sie es später erneut.');

export const WirdErneutGeladen: Story = {
  name: 'Wird erneut geladen',
  args: { job: undefined, error: jobMessages.serverError, retriesLeft: 1, retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { busy: true })).toBeVisible();
  },
};

const running = of('template2');

export const FristAbgelaufen: Story = {
  name: 'Bewerbungsfrist abgelaufen',
  args: { job: running && { ...running, closesAt: '2026-11-10T22:59:59.000Z' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Die Bewerbungsfrist für diese Stelle ist am 10\.11\.2026 abgelaufen\.$/))[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Jetzt bewerben/ })).toBeNull();
  },
};

export const Telefon: Story = { ...ModerneAlternative, name: 'Telefon', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...ModerneAlternative, name: 'Dunkel', globals: { theme: 'dark' } };
