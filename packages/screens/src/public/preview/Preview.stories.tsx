import type { Loadable } from '@stellwerk/design-system';
import { ApiError, type Job, type JobTemplate } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { failed, loading, ready, refused, reload } from '../../testing/story-values';
import { storyJob, StoryPage } from '../job/referral/story-data';
import { PreviewScreen } from './PreviewScreen';

const meta = {
  title: 'Unternehmen/Vorschau einer Stellenanzeige',
  component: PreviewScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryPage path="/company/1/jobs/101" loggedIn>
        {Story()}
      </StoryPage>
    ),
  ],
  args: {
    job: ready(given(storyJob('template2'))),
    onBack: fn(),
    jobsHref: '/company/1/dashboard?tab=jobs',
    editHref: '/company/1/jobs/101/edit',
    loginHref: '/login?redirect=%2Fcompany%2F1%2Fjobs%2F101',
    supportHref: 'mailto:support@stellwerk.example',
    now: new Date('2026-11-20T09:00:00Z'),
  },
} satisfies Meta<typeof PreviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inDesign = (template: JobTemplate): Story => ({
  args: { job: ready(given(storyJob(template))) },
  parameters: { spec: ['PJ46'] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector('[data-template]')).toHaveAttribute('data-template', template);
    await expect(canvas.getByText('Vorschau.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Konto von |^Menü$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kein Interesse' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Zu den Stellenanzeigen' })).toHaveAttribute('href', args.jobsHref);
    await expect(canvas.getByRole('link', { name: 'Bearbeiten' })).toHaveAttribute('href', args.editHref);
  },
});

export const Klassisch = inDesign('template1');
export const ModerneAlternative = { ...inDesign('template2'), name: 'Moderne Alternative' };
export const KonservativesBusiness = { ...inDesign('template3'), name: 'Konservatives Business' };

export const NurLesen: Story = {
  name: 'Ohne Recht zum Bearbeiten',
  args: { editHref: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
  },
};

export const OhneId: Story = {
  name: 'Noch nicht gespeichert',
  args: { job: ready({ ...given(storyJob('template2')), id: '' }) },
  parameters: { spec: ['PJ37', 'PJ42'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const apply of canvas.getAllByRole('link', { name: /Jetzt bewerben/ })) await expect(apply).toHaveAttribute('href', '#');
    await expect(canvas.getByText(/ID nicht verfügbar/)).toBeVisible();
  },
};

export const Lädt: Story = {
  args: { job: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

const failing = (job: Loadable<Job>, text: RegExp | string, spec: readonly string[]): Story => ({
  args: { job },
  parameters: { spec },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stellenanzeige konnte nicht geladen werden' })).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
});

export const Verbindungsfehler = failing(
  failed(new ApiError('network', '')),
  'Verbindungsfehler: Die Vorschau konnte nicht geladen werden.',
  ['PJ57'],
);
export const UngültigeDaten = {
  ...failing(refused(422), 'Die Vorschau enthält ungültige Daten.', ['PJ58']),
  name: 'Ungültige Daten',
};
export const NichtGefunden = {
  ...failing(refused(404), /wurde nicht gefunden. Sie wurde möglicherweise gelöscht oder noch nicht veröffentlicht\./, ['PJ60']),
  name: 'Gelöscht oder noch nicht veröffentlicht',
};
export const Serverfehler = failing(refused(500), /Serverfehler beim Laden der Stellenanzeige/, []);

export const NichtBerechtigt: Story = {
  name: 'Nicht berechtigt',
  args: { job: refused(401) },
  parameters: { spec: ['PJ59'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Bitte melden Sie sich erneut an oder kontaktieren Sie den Support\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute('href', args.loginHref);
    await expect(canvas.getByRole('link', { name: 'Support kontaktieren' })).toHaveAttribute('href', args.supportHref);
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

export const NachZweiVersuchen: Story = {
  name: 'Nach zwei Versuchen',
  args: { job: failed() },
  play: async ({ canvas }) => {
    for (let tries = 0; tries < 2; tries += 1) await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

export const Telefon: Story = { ...inDesign('template2'), globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { ...inDesign('template3'), globals: { theme: 'dark' } };
