import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../data/api-error';
import { StoryPage } from '../shared/StoryPage';
import { storyNow } from '../overview/story-data';
import { CreateMemberScreen } from './CreateMemberScreen';
import type { TeamDialog } from './dialogs';
import { storyInvitations, storyTeam } from './story-data';
import { TeamScreen } from './TeamScreen';

const arrives = () => Promise.resolve();
const http = (status: number, serverMessage = '') => new ApiError('http', 'x', { status, serverMessage });
const fails = (error: Error) => fn(() => Promise.reject(error));
const [owner] = storyTeam;
if (owner === undefined) throw new Error('Das Team fehlt in den Beispieldaten.');
const called = (lastName: string) => storyTeam.find((member) => member.lastName === lastName);

const meta = {
  title: 'Unternehmen/Team',
  component: TeamScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    members: storyTeam,
    invitations: storyInvitations,
    failed: false,
    refreshing: false,
    now: storyNow,
    canManage: true,
    createHref: '/company/1/team/create',
    dialog: undefined,
    onDialog: fn(),
    onInviteMember: fn(arrives),
    onRefresh: fn(),
    onInvite: fn(arrives),
    onCreate: fn(arrives),
    onUpdate: fn(arrives),
    onAvatarRemove: fn(arrives),
    onDelete: fn(arrives),
    onDeleteInvitation: fn(arrives),
  },
  render: function Page(args) {
    const [dialog, setDialog] = useState<TeamDialog | undefined>(args.dialog);
    const [members, setMembers] = useState(args.members);
    const [invitations, setInvitations] = useState(args.invitations);
    return (
      <TeamScreen
        {...args}
        members={members}
        invitations={invitations}
        dialog={dialog}
        onDialog={(next) => {
          args.onDialog(next);
          setDialog(next);
        }}
        onDelete={async (member) => {
          await args.onDelete(member);
          setMembers((known) => known?.filter(({ id }) => id !== member.id));
        }}
        onDeleteInvitation={async (invitation) => {
          await args.onDeleteInvitation(invitation);
          setInvitations((known) => known.filter(({ id }) => id !== invitation.id));
        }}
      />
    );
  },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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

const invite = async (email: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('E-Mail'), email);
  await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }));
  return dialog;
};

export const EinladenScheitert: Story = {
  parameters: { spec: ['CT25'] },
  args: { dialog: { kind: 'invite' }, onInvite: fails(http(500)) },
  play: async () => {
    const dialog = await invite('v.szabo@weserbund.example');
    await expect(await dialog.findByText('Fehler beim Senden der Einladung')).toBeVisible();
    await expect(dialog.getByLabelText('E-Mail')).toHaveValue('v.szabo@weserbund.example');
  },
};

export const EinladenMitWortenDesServers: Story = {
  parameters: { spec: ['CT25'] },
  args: { dialog: { kind: 'invite' }, onInvite: fails(http(409, 'Diese Adresse ist schon eingeladen.')) },
  play: async () => {
    const dialog = await invite('v.szabo@weserbund.example');
    await expect(await dialog.findByText('Diese Adresse ist schon eingeladen.')).toBeVisible();
  },
};

export const EinladenOhneAntwort: Story = {
  parameters: { spec: ['CT25'] },
  args: { dialog: { kind: 'invite' }, onInvite: fails(new ApiError('network', 'x')) },
  play: async () => {
    const dialog = await invite('v.szabo@weserbund.example');
    await expect(await dialog.findByText('Fehler beim Senden der Einladung. Bitte versuchen Sie es später erneut.')).toBeVisible();
  },
};

export const MitgliedEinladen: Story = {
  parameters: { spec: ['CT24'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Einladen.*Gesine Mohrmann/ }));
    await expect(args.onInviteMember).toHaveBeenCalledWith(called('Mohrmann'));
    await expect(await canvas.findByText('Einladung erfolgreich gesendet!')).toBeVisible();
  },
};

export const MitgliedOhneAdresse: Story = {
  parameters: { spec: ['CT23'] },
  args: { members: storyTeam.map((member) => (member.lastName === 'Mohrmann' ? { ...member, email: '' } : member)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Einladen.*Gesine Mohrmann/ }));
    await expect(await canvas.findByText('Eine E-Mail-Adresse ist erforderlich, um ein Teammitglied einzuladen.')).toBeVisible();
    await expect(args.onInviteMember).not.toHaveBeenCalled();
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

const save = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ruprecht Steinhauer bearbeiten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied bearbeiten' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
};

const failingUpdate = (row: string, error: Error, text: string): Story => ({
  parameters: { spec: [row] },
  args: { onUpdate: fails(error) },
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Teammitglied bearbeiten' })).toBeVisible();
  },
});

export const BearbeitenOhneVerbindung = failingUpdate(
  'CT30',
  new ApiError('network', 'x'),
  'Es konnte keine Verbindung zum Server hergestellt werden. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
);
export const BearbeitenNichtGefunden = failingUpdate('CT31', http(404), 'Das Teammitglied wurde nicht gefunden.');
export const BearbeitenOhneRecht = failingUpdate('CT32', http(403), 'Sie haben keine Berechtigung, dieses Teammitglied zu bearbeiten.');
export const BearbeitenServerfehler = failingUpdate('CT33', http(500), 'Serverfehler beim Aktualisieren des Teammitglieds: 500');
export const BearbeitenUnerwartet: Story = {
  ...failingUpdate('CT34', new Error('x'), 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'),
  name: 'Bearbeiten: unerwarteter Fehler',
};

export const BildEntfernenScheitert: Story = {
  parameters: { spec: ['CT35'] },
  args: {
    members: storyTeam.map((member) =>
      member.lastName === 'Steinhauer' ? { ...member, avatarUrl: '/images/avatar-placeholder.png' } : member,
    ),
    onAvatarRemove: fails(http(500)),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ruprecht Steinhauer bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied bearbeiten' }));
    await userEvent.click(dialog.getByRole('button', { name: /[Ee]ntfernen/ }));
    await expect(await dialog.findByText('Fehler beim Löschen des Avatars. Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expect(args.onAvatarRemove).toHaveBeenCalledOnce();
  },
};

const remove = async (canvas: Canvas, name: string): Promise<ReturnType<typeof within>> => {
  await userEvent.click(canvas.getByRole('button', { name: `${name} löschen` }));
  return within(await screen.findByRole('alertdialog', { name: 'Teammitglied löschen?' }));
};

export const MitKontoLöschen: Story = {
  parameters: { spec: ['CT19'] },
  play: async ({ args, canvas }) => {
    const question = await remove(canvas, 'Jonas Terhorst');
    await expect(question.getByText(/Das Konto selbst bleibt erhalten\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledWith(called('Terhorst'));
    await expect(canvas.getByText('Teammitglied wurde aus dem Unternehmen entfernt')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Jonas Terhorst löschen' })).toBeNull();
  },
};

export const OhneKontoLöschen: Story = {
  parameters: { spec: ['CT19'] },
  play: async ({ canvas }) => {
    const question = await remove(canvas, 'Ruprecht Steinhauer');
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Teammitglied wurde erfolgreich gelöscht')).toBeVisible();
  },
};

export const LöschenScheitert: Story = {
  parameters: { spec: ['CT19'] },
  args: { onDelete: fails(http(500)) },
  play: async ({ canvas }) => {
    const question = await remove(canvas, 'Jonas Terhorst');
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Fehler beim Löschen des Teammitglieds')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jonas Terhorst löschen' })).toBeVisible();
  },
};

export const EinladungLöschen: Story = {
  parameters: { spec: ['CT27'] },
  play: async ({ args, canvas }) => {
    const answer = async (name: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: /^Löschen.*v\.szabo@weserbund\.example/ }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Einladung löschen?' }));
      await userEvent.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer('Abbrechen');
    await expect(args.onDeleteInvitation).not.toHaveBeenCalled();
    await answer('Ja, löschen');
    await expect(args.onDeleteInvitation).toHaveBeenCalledWith(storyInvitations.find(({ email }) => email.startsWith('v.szabo')));
    await expect(canvas.queryByRole('button', { name: /^Löschen.*v\.szabo@weserbund\.example/ })).toBeNull();
    await expect(canvas.getByText('Einladung wurde gelöscht')).toBeVisible();
  },
};

export const InhaberschaftÜbertragen: Story = {
  name: 'Inhaberschaft übertragen',
  args: { onTransfer: fn(arrives) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inhaberschaft übertragen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Inhaberschaft übertragen?' }));
    const confirm = question.getByRole('button', { name: 'Ja, übertragen' });
    await expect(confirm).toBeDisabled();
    const choice = question.getByLabelText('Neue Inhaberin oder neuer Inhaber');
    // Only members with an account of their own, never the owner herself (O49).
    await expect(within(choice).queryByRole('option', { name: 'Katharina Brandis' })).toBeNull();
    await expect(within(choice).queryByRole('option', { name: 'Ruprecht Steinhauer' })).toBeNull();
    await userEvent.selectOptions(choice, 'Jonas Terhorst');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onTransfer).toHaveBeenCalledWith(called('Terhorst'));
    await expect(canvas.getByText('Jonas Terhorst hat jetzt die Inhaberschaft')).toBeVisible();
  },
};

export const NiemandZumÜbertragen: Story = {
  name: 'Niemand zum Übertragen',
  args: { onTransfer: fn(arrives), members: storyTeam.filter(({ owner, hasAccount }) => owner || !hasAccount) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inhaberschaft übertragen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/nur an ein Teammitglied mit aktivem Konto/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Ja, übertragen' })).toBeDisabled();
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
  render: (args) => <CreateMemberScreen teamHref="/company/1/dashboard?tab=team" onCreate={args.onCreate} onCancel={args.onRefresh} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Gesine');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const NeuesMitgliedScheitert: Story = {
  ...NeuesMitglied,
  parameters: { spec: ['CT29'] },
  args: { onCreate: fails(http(500)) },
  play: async ({ canvas }) => {
    for (const label of ['Vorname', 'Nachname', 'Position', 'Aufgaben']) await userEvent.type(canvas.getByLabelText(label), 'Gesine');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Gesine');
  },
};

export const NurDerInhaber: Story = {
  args: { members: storyTeam.filter(({ owner }) => owner), invitations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Mitglied')).toBeVisible();
  },
};

export const VieleMitglieder: Story = {
  args: {
    members: Array.from({ length: 60 }, (_, index) => ({
      ...(storyTeam[index % storyTeam.length] ?? owner),
      id: String(index),
      avatarUrl: '',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 Mitglieder')).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
