import { ApiError, type Application, type CandidateProfile } from '@stellwerk/domain';
import { fixtureApplications } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { onSite } from '../../testing/story-site';
import { storyProfile } from '../../testing/story-account';
import { UserScreen } from './UserScreen';

const person = storyProfile('leon.hartwig@post.example');
const { firstName, lastName, email, phone } = person;
const applications = fixtureApplications.slice(0, 3);
const profile: CandidateProfile = {
  ...person,
  place: 'Delmenhorst',
  linkedin: 'https://www.linkedin.com/in/leon-hartwig',
  xing: '',
  website: 'leonhartwig.example',
  applications,
};

const meta = {
  title: 'Konto/Profil einer Person',
  component: UserScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite('/users/8', { loggedIn: true })],
  args: {
    profile: ready(profile),
    back: { href: '/company/1/dashboard?tab=applications', label: 'Zu den Bewerbungen' },
    applicationHref: (application: Application) => `/company/1/applications/${application.id}`,
  },
} satisfies Meta<typeof UserScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FürUnternehmen: Story = {
  name: 'Für ein Unternehmen mit einer Bewerbung',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Bewerbungen' })).toHaveAttribute('href', '/company/1/dashboard?tab=applications');
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:015255507781');
    await expect(canvas.getByRole('link', { name: 'leonhartwig.example' })).toHaveAttribute('href', 'https://leonhartwig.example');
    const table = within(canvas.getByRole('table', { name: 'Bewerbungen bei Ihrem Unternehmen' }));
    await expect(table.getAllByRole('link', { name: /^Details/ })[0]).toHaveAttribute(
      'href',
      `/company/1/applications/${applications[0]?.id}`,
    );
    await expect(canvas.queryByRole('link', { name: 'Profil bearbeiten' })).toBeNull();
  },
};

export const EigenesProfil: Story = {
  name: 'Eigenes Profil',
  args: {
    own: true,
    back: { href: '/dashboard', label: 'Zum Dashboard' },
    applicationHref: (application: Application) => `/applications/${application.id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profil bearbeiten' })).toHaveAttribute('href', '/dashboard?tab=profile');
    await expect(canvas.getByRole('heading', { name: 'Ihre Bewerbungen' })).toBeVisible();
  },
};

export const NurDasNötigste: Story = {
  name: 'Nur das Nötigste, ohne Bild',
  args: {
    profile: ready({ ...profile, avatarUrl: '', phone: '', place: '', linkedin: '', website: 'javascript:alert(1)', applications: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Angaben.')).toBeVisible();
    await expect(canvas.getByText('Keine Bewerbungen gefunden.')).toBeVisible();
    await expect(canvas.queryByText(/javascript/)).toBeNull();
    await expect(canvas.queryByText('Telefon')).toBeNull();
  },
};

export const Dreihundert: Story = {
  name: '300 Bewerbungen',
  args: {
    profile: ready({
      ...profile,
      applications: Array.from({ length: 300 }, (_, index) => applications[index % applications.length]).flatMap((application, index) =>
        application === undefined ? [] : [{ ...application, id: String(index) }],
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getByText('1 bis 20 von 300')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter',
  args: {
    profile: ready({
      ...profile,
      firstName: 'Friederike-Wilhelmine',
      lastName: 'Freifrau von Hohenstein-Kleinschmidt-Oberpfaffenhofen',
      email: 'friederike-wilhelmine.von-hohenstein-kleinschmidt@hanseatische-rechtsschutzversicherungsgesellschaft.example',
      avatarUrl: '',
    }),
  },
};

export const NichtGefunden: Story = {
  name: 'Unbekannt oder ohne Bewerbung hier (404)',
  args: { profile: failed(new ApiError('http', '', { status: 404 })) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Profil nicht gefunden')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

export const Fehler: Story = {
  args: { profile: failed() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Lädt: Story = {
  args: { profile: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
