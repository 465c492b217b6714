import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useCallback } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../testing/story-values';
import { fails, http, memberCalled, teamCalls, teamStory, storyInvitations, storyTeam } from './story-team';
import { TeamScreen, type TeamScreenProps } from './TeamScreen';
import { StoryPath } from '../../testing/story-frame';
import { useTeamDialog } from './dialogs';

const meta = { title: 'Unternehmen/Teammitglied einladen', component: TeamScreen, ...teamStory } satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form when it opens. */
export const Formular: Story = {
  args: { dialog: { kind: 'invite' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied einladen' }));
    await expect(dialog.getByLabelText('E-Mail')).toHaveValue('');
  },
};

export const FormularTelefon: Story = { ...Formular, name: 'Formular, Telefon', globals: { viewport: { value: 'mobile1' } } };

export const FormularDunkel: Story = { ...Formular, name: 'Formular, dunkel', globals: { theme: 'dark' } };

export const Einladen: Story = {
  name: 'Ablauf: einladen',
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
    await expect(args.calls.invite).not.toHaveBeenCalled();
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
  args: { dialog: { kind: 'invite' }, calls: teamCalls({ invite: fails(http(500)) }) },
  play: async () => {
    const dialog = await invite('v.szabo@weserbund.example');
    await expect(await dialog.findByText('Fehler beim Senden der Einladung')).toBeVisible();
    await expect(dialog.getByLabelText('E-Mail')).toHaveValue('v.szabo@weserbund.example');
  },
};

export const EinladenMitWortenDesServers: Story = {
  parameters: { spec: ['CT25'] },
  args: { dialog: { kind: 'invite' }, calls: teamCalls({ invite: fails(http(409, 'Diese Adresse ist schon eingeladen.')) }) },
  play: async () => {
    const dialog = await invite('v.szabo@weserbund.example');
    await expect(await dialog.findByText('Diese Adresse ist schon eingeladen.')).toBeVisible();
  },
};

export const EinladenOhneAntwort: Story = {
  parameters: { spec: ['CT25'] },
  args: { dialog: { kind: 'invite' }, calls: teamCalls({ invite: fails(new ApiError('network', 'x')) }) },
  play: async () => {
    const dialog = await invite('v.szabo@weserbund.example');
    await expect(await dialog.findByText('Fehler beim Senden der Einladung. Bitte versuchen Sie es später erneut.')).toBeVisible();
  },
};

export const MitgliedEinladen: Story = {
  parameters: { spec: ['CT24'] },
  play: async ({ args, canvas }) => {
    const answer = async (name: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: 'Einladen: Gesine Mohrmann' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Gesine Mohrmann einladen?' }));
      await expect(question.getByText(/mohrmann@/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer('Abbrechen');
    await expect(args.calls.inviteMember).not.toHaveBeenCalled();
    await answer('Einladung senden');
    await expect(args.calls.inviteMember).toHaveBeenCalledWith(memberCalled('Mohrmann'));
    await expect(await canvas.findByText('Einladung erfolgreich gesendet!')).toBeVisible();
  },
};

export const MitgliedOhneAdresse: Story = {
  parameters: { spec: ['CT23'] },
  args: { members: ready(storyTeam.map((member) => (member.lastName === 'Mohrmann' ? { ...member, email: '' } : member))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einladen: Gesine Mohrmann' }));
    await expect(await canvas.findByText('Eine E-Mail-Adresse ist erforderlich, um ein Teammitglied einzuladen.')).toBeVisible();
    await expect(args.calls.inviteMember).not.toHaveBeenCalled();
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
    await expect(args.calls.deleteInvitation).not.toHaveBeenCalled();
    await answer('Ja, löschen');
    await expect(args.calls.deleteInvitation).toHaveBeenCalledWith(storyInvitations.find(({ email }) => email.startsWith('v.szabo')));
    await expect(canvas.queryByRole('button', { name: /^Löschen.*v\.szabo@weserbund\.example/ })).toBeNull();
    await expect(canvas.getByText('Einladung wurde gelöscht')).toBeVisible();
  },
};

function FromUrl(props: TeamScreenProps) {
  const [path, setPath] = use(StoryPath);
  const onOpened = useCallback(() => setPath(path.replace('&action=invite', '')), [path, setPath]);
  return (
    <>
      <TeamScreen {...props} {...useTeamDialog(path.includes('action=invite'), onOpened)} />
      <output hidden>{path.slice(path.indexOf('?'))}</output>
    </>
  );
}

/**
 * The quick access of the overview leads here: the dialog opens, and the URL parameter is cleared.
 */
export const AusDerÜbersicht: Story = {
  name: 'Aus der Übersicht',
  parameters: { spec: ['CT02'], path: '/company/1/dashboard?tab=team&action=invite' },
  render: (args) => <FromUrl {...args} />,
  play: async ({ canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied einladen' }));
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(/^\?tab=team$/));
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Einladen' }));
    await expect(await screen.findByRole('dialog', { name: 'Teammitglied einladen' })).toBeVisible();
  },
};
