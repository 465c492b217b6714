import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { ready } from '../../testing/story-values';
import { CreateMemberScreen } from './CreateMemberScreen';
import { fails, http, memberCalled, teamCalls, teamStory, storyTeam } from './story-team';
import { TeamScreen } from './TeamScreen';

const meta = { title: 'Unternehmen/Teammitglied bearbeiten', component: TeamScreen, ...teamStory } satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The preview of the picture, once the dialog has stopped moving (CT03). */
const hasLargePicture = (dialog: ReturnType<typeof within>) =>
  waitFor(() => {
    const { width, height } = dialog.getByRole('form').querySelector('img, svg')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return expect([width, height]).toEqual([150, 150]);
  });

/** The form when it opens. */
export const Formular: Story = {
  args: { dialog: { kind: 'edit', member: memberCalled('Steinhauer') } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied bearbeiten' }));
    await expect(dialog.getByLabelText('Vorname')).toHaveValue('Ruprecht');
  },
};

export const FormularTelefon: Story = { ...Formular, name: 'Formular, Telefon', globals: { viewport: { value: 'mobile1' } } };

export const FormularDunkel: Story = { ...Formular, name: 'Formular, dunkel', globals: { theme: 'dark' } };

export const FormularLeer: Story = {
  name: 'Formular, neu',
  args: { dialog: { kind: 'create' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied anlegen' }));
    await expect(dialog.getByLabelText('Vorname')).toHaveValue('');
  },
};

export const FormularLeerTelefon: Story = { ...FormularLeer, name: 'Formular, neu, Telefon', globals: { viewport: { value: 'mobile1' } } };

export const Bearbeiten: Story = {
  name: 'Ablauf: bearbeiten',
  parameters: { spec: ['CT03', 'CT12'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ruprecht Steinhauer bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied bearbeiten' }));
    await hasLargePicture(dialog);
    const email = dialog.getByLabelText('E-Mail');
    await userEvent.clear(email);
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(args.calls.update).not.toHaveBeenCalled();
    await userEvent.type(email, 'ruprecht@weserbund.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const member = memberCalled('Steinhauer');
    const { firstName, lastName, position, jobDescription, linkedin, role } = member;
    await expect(args.calls.update).toHaveBeenCalledWith(
      member,
      { firstName, lastName, position, jobDescription, role, linkedinProfile: linkedin, email: 'ruprecht@weserbund.example' },
      null,
    );
  },
};

/** A role change is saved alone, without validating the other fields. */
export const RolleÄndern: Story = {
  name: 'Ablauf: Rolle ändern',
  parameters: { spec: ['CT20'] },
  args: { dialog: { kind: 'edit', member: { ...memberCalled('Steinhauer'), jobDescription: '' } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied bearbeiten' }));
    await userEvent.selectOptions(dialog.getByLabelText('Rolle'), 'ADMIN');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.calls.changeRole).toHaveBeenCalledWith(expect.objectContaining({ lastName: 'Steinhauer' }), 'ADMIN'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.calls.update).not.toHaveBeenCalled();
  },
};

const save = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ruprecht Steinhauer bearbeiten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied bearbeiten' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
};

const failingUpdate = (row: string, error: Error, text: string): Story => ({
  parameters: { spec: [row] },
  args: { calls: teamCalls({ update: fails(error) }) },
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
export const BearbeitenOhneAnmeldung = failingUpdate('CT32', http(401), 'Sie haben keine Berechtigung, dieses Teammitglied zu bearbeiten.');
export const BearbeitenMitServerfehler = failingUpdate('CT33', http(500), 'Serverfehler beim Aktualisieren des Teammitglieds: 500');
export const BearbeitenUnerwartet: Story = {
  ...failingUpdate('CT34', new Error('x'), 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'),
  name: 'Bearbeiten: unerwarteter Fehler',
};

export const BildEntfernenScheitert: Story = {
  parameters: { spec: ['CT35'] },
  args: {
    members: ready(
      storyTeam.map((member) => (member.lastName === 'Steinhauer' ? { ...member, avatarUrl: '/images/avatar-placeholder.png' } : member)),
    ),
    calls: teamCalls({ removeAvatar: fails(http(500)) }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ruprecht Steinhauer bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied bearbeiten' }));
    await userEvent.click(dialog.getByRole('button', { name: /[Ee]ntfernen/ }));
    await expect(await dialog.findByText('Fehler beim Löschen des Avatars. Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expect(args.calls.removeAvatar).toHaveBeenCalledOnce();
  },
};

export const AnlegenImDialog: Story = {
  name: 'Ablauf: anlegen im Dialog',
  parameters: { spec: ['CT03', 'CT11'] },
  args: { dialog: { kind: 'create' } },
  play: async ({ args, canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied anlegen' }));
    await hasLargePicture(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(dialog.getByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible();
    for (const label of ['Vorname', 'Nachname', 'Position', 'Aufgaben']) await userEvent.type(dialog.getByLabelText(label), 'Gesine');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const names = { firstName: 'Gesine', lastName: 'Gesine', position: 'Gesine', jobDescription: 'Gesine' };
    await expect(args.calls.create).toHaveBeenCalledWith({ ...names, email: '', linkedinProfile: '', role: 'MEMBER' }, null);
    await expect(canvas.getByText('Teammitglied wurde angelegt')).toBeVisible();
  },
};

export const NeuesMitglied: Story = {
  parameters: { spec: ['CT11'] },
  render: (args) => (
    <CreateMemberScreen teamHref="/company/1/dashboard?tab=team" teamRole={args.teamRole} create={args.calls.create} onCancel={fn()} />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Gesine');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible();
    await expect(args.calls.create).not.toHaveBeenCalled();
  },
};

/** The plan is full and its limit is enforced: the message is the server's (O38). */
export const NeuesMitgliedOhnePlatz: Story = {
  ...NeuesMitglied,
  name: 'Neues Mitglied: Tarif ohne Platz',
  parameters: { spec: ['O38'] },
  args: { calls: teamCalls({ create: fails(http(409, 'Ihr Tarif lässt kein weiteres Teammitglied zu.')) }) },
  play: async ({ canvas }) => {
    for (const label of ['Vorname', 'Nachname', 'Position', 'Aufgaben']) await userEvent.type(canvas.getByLabelText(label), 'Gesine');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Ihr Tarif lässt kein weiteres Teammitglied zu.')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Gesine');
  },
};

export const NeuesMitgliedScheitert: Story = {
  ...NeuesMitglied,
  parameters: { spec: ['CT29'] },
  args: { calls: teamCalls({ create: fails(http(500)) }) },
  play: async ({ canvas }) => {
    for (const label of ['Vorname', 'Nachname', 'Position', 'Aufgaben']) await userEvent.type(canvas.getByLabelText(label), 'Gesine');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Gesine');
  },
};

export const NeuesMitgliedOhneRecht: Story = {
  name: 'Neues Mitglied: ohne Recht',
  ...NeuesMitglied,
  parameters: { spec: ['O89'] },
  args: { teamRole: 'RECRUITER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/legen Administratoren und die Inhaberin oder der Inhaber an/)).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
