import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../data/api-error';
import { CreateMemberScreen } from './CreateMemberScreen';
import { storyTeam } from './story-data';
import { fails, http, teamStory } from './team-story';
import { TeamScreen } from './TeamScreen';

const meta = { title: 'Unternehmen/Teammitglied bearbeiten', component: TeamScreen, ...teamStory } satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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
export const BearbeitenMitServerfehler = failingUpdate('CT33', http(500), 'Serverfehler beim Aktualisieren des Teammitglieds: 500');
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

export const AnlegenImDialog: Story = {
  name: 'Anlegen im Dialog',
  parameters: { spec: ['CT03', 'CT11'] },
  args: { dialog: { kind: 'create' } },
  play: async ({ args, canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied anlegen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(dialog.getByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible();
    for (const label of ['Vorname', 'Nachname', 'Position', 'Aufgaben']) await userEvent.type(dialog.getByLabelText(label), 'Gesine');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCreate).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Gesine' }), null);
    await expect(canvas.getByText('Teammitglied wurde angelegt')).toBeVisible();
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
