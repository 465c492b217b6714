import { fixtureJobs } from '@stellwerk/domain/fixtures';
import type { ApplicationFormProps } from '@stellwerk/forms/application-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { loading, ready, refused } from '../../testing/story-values';
import { StorySite } from '../../testing/story-site';
import { StoryFrame } from '../../testing/story-frame';
import { ApplyScreen } from './ApplyScreen';

const form = { jobId: '7', onSubmit: fn(async () => null), onCancel: fn() };
/** A filled-in form, which is required for sending. */
const filled = {
  defaultValues: {
    firstName: 'Annika',
    lastName: 'Brandt',
    email: 'annika.brandt@post.example',
    phone: '0421 5550123',
    message: 'Guten Tag,\nich freue mich auf Ihre Antwort.',
  },
  initialFiles: {
    coverLetter: null,
    additional: null,
    video: null,
    resume: new File([new Uint8Array(240_000)], 'Lebenslauf Annika Brandt.pdf', { type: 'application/pdf' }),
  },
  ticked: { terms: true, gdpr: true },
} satisfies Partial<ApplicationFormProps>;
const formWith = (more: Partial<ApplicationFormProps>): ApplicationFormProps => ({ ...form, ...more });
const job = given(fixtureJobs.find(({ closesAt }) => closesAt === null));

const meta = {
  title: 'Bewerbung/Bewerbungsseite',
  component: ApplyScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryFrame path="/jobs/view/7/apply">
        <StorySite loggedIn={args.form.locked !== undefined}>{Story()}</StorySite>
      </StoryFrame>
    ),
  ],
  args: {
    job: ready(job),
    now: new Date('2026-11-20T09:00:00Z'),
    form,
    summary: { title: 'Lokführerin (m/w/d)', company: 'Nordbahn GmbH', location: 'Kiel', employment: 'Vollzeit', workingModel: 'Büro' },
    onBack: fn(),
  },
} satisfies Meta<typeof ApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Formular: Story = {
  parameters: { spec: ['AF02', 'AF06'] },
  play: async ({ canvas }) => {
    for (const text of ['Lokführerin (m/w/d)', 'Nordbahn GmbH', 'Kiel', 'Vollzeit', 'Büro'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('form', { name: /Bewerbung/ })).toBeVisible();
    await expect(canvas.queryByText(/ersten Sichtung/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Bewerbung absenden' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toBeEnabled();
  },
};

export const AngemeldetMitProfil: Story = {
  name: 'Angemeldet, mit Angaben aus dem Profil',
  args: {
    form: formWith({ locked: { firstName: 'Amelie', lastName: 'Thorwald', email: 'candidate@demo.example', phone: '' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Amelie');
    await expect(canvas.getByLabelText('Vorname')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(/^Telefon/)).not.toHaveAttribute('readonly');
  },
};

/** A second application must be confirmed first (O26); then the form gets the focus. */
export const SchonBeworben: Story = {
  name: 'Schon beworben',
  args: {
    ...AngemeldetMitProfil.args,
    applied: { id: '31', status: 'VIEWED', createdAt: '2026-11-12T09:00:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sie haben sich am 12.11.2026 beworben. Stand: Angesehen.');
    await expect(canvas.getByRole('link', { name: 'Ihre Bewerbung ansehen' })).toHaveAttribute('href', '/applications/31');
    await expect(canvas.queryByRole('form')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal bewerben' }));
    await expect(canvas.getByRole('form', { name: /Bewerbung/ })).toBeVisible();
    await expect(canvas.queryByText(/^Sie haben sich am/)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('form', { name: /Bewerbung/ }).parentElement?.parentElement).toHaveFocus());
  },
};

export const MitEmpfehlung: Story = {
  name: 'Über eine Empfehlung',
  args: { form: formWith({ referral: { code: 'MC7F2KQW', name: 'Miriam Castellanos' }, onRemoveReferral: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Miriam Castellanos/)).toBeVisible();
  },
};

export const WirdÜbermittelt: Story = {
  name: 'Wird übermittelt',
  args: { form: formWith({ ...filled, submitting: true, progress: 40 }) },
  parameters: { spec: ['AF28'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Bewerbung absenden' })).toBeNull();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
  },
};

export const ÜbermittlungGescheitert: Story = {
  name: 'Übermittlung gescheitert',
  args: {
    form: formWith({
      ...filled,
      serverErrors: { summary: ['Fehler bei der Übermittlung der Bewerbung. Bitte versuchen Sie es später erneut.'] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler bei der Übermittlung der Bewerbung.');
    await expect(canvas.getByRole('button', { name: 'Bewerbung absenden' })).toBeEnabled();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Lädt: Story = {
  args: { job: loading() },
  parameters: { spec: ['AF02', 'AF67'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stelle' })).toHaveTextContent('Lokführerin (m/w/d)');
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const NichtGefunden: Story = {
  name: 'Nicht gefunden',
  args: { job: refused(404) },
  parameters: { spec: ['AF09'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Stellenanzeige nicht gefunden')).toBeVisible();
  },
};

export const Ladefehler: Story = {
  args: { job: refused(500, 'Der Dienst antwortet nicht.') },
  parameters: { spec: ['AF08'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Fehler beim Laden der Stellenanzeige: Der Dienst antwortet nicht.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Abgelaufen: Story = {
  name: 'Frist abgelaufen',
  args: { job: ready({ ...job, closesAt: '2026-11-14T12:00:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Bewerbungsfrist für diese Stelle ist am 14.11.2026 abgelaufen.')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const ErsteSichtung: Story = {
  name: 'Anonyme Erstsichtung',
  args: { job: ready({ ...job, blindReview: true }) },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('form', { name: /Bewerbung/ })).getByText(/^In der ersten Sichtung sieht das Team weder/),
    ).toBeVisible();
  },
};
