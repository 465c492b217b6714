import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { storyInvitations, storyTeam, memberCalled, teamStory } from './story-team';
import { TeamScreen } from './TeamScreen';

const meta = { title: 'Unternehmen/Team', component: TeamScreen, ...teamStory } satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CT04', 'CT05', 'CT17'] },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Mitglieder des Teams' })).getAllByRole('article');
    await expect(cards).toHaveLength(storyTeam.length);
    await expect(canvas.queryByRole('button', { name: 'Katharina Brandis löschen' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Teammitglied anlegen' })).toHaveAttribute('href', '/company/1/team/create');
    const invitations = within(canvas.getByRole('table', { name: 'Offene Einladungen' }));
    for (const { email } of storyInvitations) await expect(invitations.getByText(email)).toBeVisible();
  },
};

export const AlsMitglied: Story = {
  name: 'Nur lesen, als Mitglied',
  parameters: { spec: ['O89'] },
  args: { teamRole: 'MEMBER' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Teammitglied anlegen' })).toBeNull();
  },
};

export const Leer: Story = {
  args: { members: ready([]), invitations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Teammitglieder' })).toBeVisible();
    await expect(canvas.getByText('Es ist keine Einladung offen.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Lädt: Story = {
  args: { members: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { members: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Fehler beim Laden des Teams')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const NurDerInhaber: Story = {
  args: { members: ready(storyTeam.filter(({ owner }) => owner)), invitations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Mitglied')).toBeVisible();
  },
};

export const VieleMitglieder: Story = {
  args: {
    members: ready(
      Array.from({ length: 60 }, (_, index) => ({
        ...(storyTeam[index % storyTeam.length] ?? memberCalled('Brandis')),
        id: String(index),
        avatarUrl: '',
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 Mitglieder')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    members: ready(
      storyTeam.slice(0, 3).map((member) => ({
        ...member,
        firstName: 'Maximilian-Alexander',
        lastName: 'von Hohenfels-Schreckenstein',
        position: 'Leitung Rechtsschutzversicherungsgesellschaftsangelegenheiten',
        email: 'maximilian-alexander.von-hohenfels-schreckenstein@weserbund.example',
      })),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
