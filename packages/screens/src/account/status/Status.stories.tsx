import { applicationMessages, type Application } from '@stellwerk/domain';
import { fixtureApplications } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import type { Canvas } from '@stellwerk/testing/canvas';
import { loading, failed, ready, refused } from '../../testing/story-values';
import { onSite } from '../../testing/story-site';
import { StatusScreen } from './StatusScreen';

type Answer = () => Promise<unknown>;
const worked = () => fn<Answer>(() => Promise.resolve());
const rejected = (text: string) => fn<Answer>(() => Promise.reject(new Error(text)));
const data = { exportData: worked(), erase: worked() };

const base = given(fixtureApplications.find(({ status, documents }) => status === 'SUBMITTED' && documents.length > 0));
/** A guest's application in the given status. */
const at = (status: Application['status'], more: Partial<Application> = {}): Application => ({
  ...base,
  status,
  history: [
    { status: 'SUBMITTED', date: '2026-11-16T08:12:00.000Z', byCompany: false, by: '', note: '' },
    ...(status === 'SUBMITTED' ? [] : [{ status, date: '2026-11-20T09:30:00.000Z', byCompany: true, by: '', note: '' }]),
  ],
  createdAt: '2026-11-16T08:12:00.000Z',
  ...more,
});

const meta = {
  title: 'Konto/Stand ohne Konto',
  component: StatusScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite('/applications/status/geheim')],
  args: { application: ready(at('SUBMITTED')), withdraw: worked(), data, plain: { withdraw: '/withdraw', export: '/export' } },
} satisfies Meta<typeof StatusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eingereicht: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: base.job.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bewerbung zurückziehen' })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Unterlagen' })).queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Geben Sie ihn nicht weiter/)).toBeVisible();
    await expect(canvas.queryByText(/erste[nr]? Sichtung/)).toBeNull();
  },
};

const firstLook = /^In der ersten Sichtung sieht das Team weder Ihren Namen noch Ihr Bild noch Ihre Kontaktdaten/;

export const ErsteSichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: { application: ready(at('VIEWED', { blind: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstLook)).toBeVisible();
  },
};

export const InterviewGeplant: Story = {
  name: 'Interview geplant',
  args: { application: ready(at('INTERVIEW_SCHEDULED')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Bewerbung zurückziehen' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Daten herunterladen' })).toBeVisible();
  },
};

const withDay = { eraseAt: '2027-05-20T09:30:00.000Z' };

export const Abgelehnt: Story = {
  name: 'Abgelehnt, mit Tag der Löschung',
  args: { application: ready(at('REJECTED', withDay)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ihre Unterlagen werden am 20.05.2027 gelöscht.')).toBeVisible();
  },
};

export const Zurückgezogen: Story = {
  name: 'Zurückgezogen, mit Tag der Löschung',
  args: { application: ready(at('WITHDRAWN', withDay)) },
};

export const OhneUnterlagen: Story = {
  name: 'Ohne Unterlagen und Nachricht',
  args: { application: ready(at('VIEWED', { documents: [], message: '', phone: '', linkedin: '' })) },
};

const askToWithdraw = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung zurückziehen' }));
  return within(await screen.findByRole('alertdialog', { name: 'Bewerbung zurückziehen' }));
};

export const ZurückziehenFrage: Story = {
  name: 'Zurückziehen: Frage',
  play: async ({ canvas }) => {
    await expect((await askToWithdraw(canvas)).getByText(base.job.title)).toBeVisible();
  },
};

export const ZurückziehenScheitert: Story = {
  name: 'Zurückziehen: gescheitert',
  args: { withdraw: rejected('') },
  play: async ({ canvas }) => {
    const dialog = await askToWithdraw(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung zurückziehen' }));
    await expect(await dialog.findByText(applicationMessages.withdrawFailed)).toBeVisible();
  },
};

const askToErase = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung löschen' }));
  return within(await screen.findByRole('alertdialog', { name: 'Bewerbung wirklich löschen?' }));
};

export const LöschenFrage: Story = {
  name: 'Löschen: Frage',
  play: async ({ canvas }) => {
    await expect((await askToErase(canvas)).getByRole('button', { name: 'Bewerbung endgültig löschen' })).toBeVisible();
    await expect(data.erase).not.toHaveBeenCalled();
  },
};

export const AblaufLöschen: Story = {
  name: 'Ablauf: löschen',
  play: async ({ canvas }) => {
    const dialog = await askToErase(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Bewerbung endgültig löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(data.erase).toHaveBeenCalledOnce();
  },
};

export const Gelöscht: Story = {
  args: { erased: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ihre Bewerbung ist gelöscht' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Alle Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
  },
};

export const LinkUngültig: Story = {
  name: 'Link nicht mehr gültig',
  args: { application: refused(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dieser Link ist nicht mehr gültig')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

export const Fehler: Story = {
  args: { application: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const Lädt: Story = { args: { application: loading() } };

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter',
  args: {
    application: ready(
      at('IN_REVIEW', {
        name: 'Friederike-Wilhelmine Freifrau von Hohenstein-Kleinschmidt-Oberpfaffenhofen',
        email: 'friederike-wilhelmine.von-hohenstein@hanseatische-rechtsschutzversicherungsgesellschaft.example',
        job: { ...base.job, title: 'Sachbearbeitung Rechtsschutzversicherungsgesellschaftenzusammenschlussbeauftragte (m/w/d)' },
      }),
    ),
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const TelefonAbgelehnt: Story = { ...Abgelehnt, name: 'Telefon, abgelehnt', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { args: { application: ready(at('INTERVIEW_SCHEDULED')) }, globals: { theme: 'dark' } };
