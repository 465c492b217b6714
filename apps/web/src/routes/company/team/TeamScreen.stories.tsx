import type { SubmitFailure } from '@stellwerk/forms/team-member-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import { storyNow } from '../overview/story-data';
import { CreateMemberScreen } from './CreateMemberScreen';
import type { TeamDialog } from './dialogs';
import { storyInvitations, storyTeam } from './story-data';
import { TeamScreen } from './TeamScreen';

const arrives = (): Promise<SubmitFailure | null> => Promise.resolve(null);

const meta = {
  title: 'Unternehmen/Team',
  component: TeamScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <main className="sw:mx-auto sw:max-w-page sw:px-4 sw:py-8 sw:md:px-6">{Story()}</main>
      </AppFrame>
    ),
  ],
  args: {
    members: storyTeam,
    invitations: storyInvitations,
    failed: false,
    refreshing: false,
    now: storyNow,
    canManage: true,
    createHref: '/company/1/team/create',
    inviting: '',
    dialog: undefined,
    deleting: false,
    onDialog: fn(),
    onInviteMember: fn(),
    onRefresh: fn(),
    onInvite: fn(arrives),
    onCreate: fn(arrives),
    onUpdate: fn(arrives),
    onAvatarRemove: fn(),
    onDelete: fn(),
    onDeleteInvitation: fn(),
  },
  render: function Page(args) {
    const [dialog, setDialog] = useState<TeamDialog | undefined>(args.dialog);
    const choose = (next: TeamDialog | undefined): void => {
      args.onDialog(next);
      setDialog(next);
    };
    return <TeamScreen {...args} dialog={dialog} onDialog={choose} />;
  },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CT04', 'CT05', 'CT17'] },
  play: async ({ args, canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Mitglieder des Teams' })).getAllByRole('article');
    await expect(cards).toHaveLength(storyTeam.length);
    await expect(canvas.queryByRole('button', { name: 'Katharina Brandis löschen' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Teammitglied anlegen' })).toHaveAttribute('href', '/company/1/team/create');
    const invitations = within(canvas.getByRole('table', { name: 'Offene Einladungen' }));
    for (const { email } of storyInvitations) await expect(invitations.getByText(email)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Einladen.*Gesine Mohrmann/ }));
    await expect(args.onInviteMember).toHaveBeenCalledWith(storyTeam.find(({ lastName }) => lastName === 'Mohrmann'));
  },
};

export const Einladen: Story = {
  parameters: { spec: ['CT21', 'CT22', 'CT24'] },
  args: { dialog: { kind: 'invite' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied einladen' }));
    const send = dialog.getByRole('button', { name: 'Einladung senden' });
    await userEvent.click(send);
    await expect(dialog.getAllByText('Bitte geben Sie eine E-Mail-Adresse ein.')[0]).toBeVisible();
    await userEvent.type(dialog.getByLabelText('E-Mail'), 'abc');
    await userEvent.click(send);
    await expect(dialog.getAllByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')[0]).toBeVisible();
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('E-Mail'), '@weserbund.example');
    await userEvent.click(send);
    await expect(await dialog.findByText('Einladung erfolgreich gesendet!')).toBeVisible();
  },
};

export const EinladenScheitert: Story = {
  args: {
    dialog: { kind: 'invite' },
    onInvite: fn((): Promise<SubmitFailure | null> => Promise.resolve({ summary: ['Fehler beim Senden der Einladung'] })),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('E-Mail'), 'v.szabo@weserbund.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }));
    await expect(await dialog.findByText('Fehler beim Senden der Einladung')).toBeVisible();
    await expect(dialog.getByLabelText('E-Mail')).toHaveValue('v.szabo@weserbund.example');
  },
};

export const Bearbeiten: Story = {
  parameters: { spec: ['CT03', 'CT12'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ruprecht Steinhauer bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied bearbeiten' }));
    const { width, height } = dialog.getByRole('form').querySelector('img')?.parentElement?.getBoundingClientRect() ?? {
      width: 0,
      height: 0,
    };
    await waitFor(() => expect([Math.round(width), Math.round(height)]).toEqual([150, 150]));
    const email = dialog.getByLabelText('E-Mail');
    await userEvent.clear(email);
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await userEvent.type(email, 'ruprecht@weserbund.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onUpdate).toHaveBeenCalledWith(
      storyTeam.find(({ lastName }) => lastName === 'Steinhauer'),
      expect.objectContaining({ email: 'ruprecht@weserbund.example', lastName: 'Steinhauer' }),
      null,
    );
  },
};

export const Löschen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jonas Terhorst löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Teammitglied löschen?' }));
    await expect(question.getByText(/Das Konto selbst bleibt erhalten\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await expect(args.onDelete).toHaveBeenCalledWith(storyTeam.find(({ lastName }) => lastName === 'Terhorst'));
  },
};

export const EinladungLöschen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Löschen.*v\.szabo@weserbund\.example/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Einladung löschen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDeleteInvitation).not.toHaveBeenCalled();
  },
};

export const AlsMitglied: Story = {
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Teammitglied anlegen' })).toBeNull();
  },
};

export const Leer: Story = {
  args: { members: [], invitations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Teammitglieder' })).toBeVisible();
    await expect(canvas.getByText('Es ist keine Einladung offen.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Lädt: Story = { args: { members: undefined } };

export const Fehler: Story = {
  args: { members: undefined, failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden des Teams');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const NeuesMitglied: Story = {
  parameters: { spec: ['CT11'] },
  render: (args) => <CreateMemberScreen teamHref="/company/1/dashboard?tab=team" onSubmit={args.onCreate} onCancel={args.onRefresh} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Gesine');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
