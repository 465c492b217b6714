import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { ready } from '../../testing/story-values';
import { fails, http, memberCalled, teamCalls, teamStory, storyTeam } from './story-team';
import { TeamScreen } from './TeamScreen';

const meta = { title: 'Unternehmen/Teammitglied löschen', component: TeamScreen, ...teamStory } satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const remove = async (canvas: Canvas, name: string): Promise<ReturnType<typeof within>> => {
  await userEvent.click(canvas.getByRole('button', { name: `${name} löschen` }));
  return within(await screen.findByRole('alertdialog', { name: 'Teammitglied löschen?' }));
};

/** For a member with an account only the access ends. */
export const FrageMitKonto: Story = {
  play: async ({ canvas }) => {
    const question = await remove(canvas, 'Jonas Terhorst');
    await expect(
      question.getByText('Jonas Terhorst verliert sofort den Zugang zu diesem Unternehmen. Das Konto selbst bleibt erhalten.'),
    ).toBeVisible();
  },
};

export const FrageTelefon: Story = { ...FrageMitKonto, name: 'Frage, Telefon', globals: { viewport: { value: 'mobile1' } } };

export const FrageDunkel: Story = { ...FrageMitKonto, name: 'Frage, dunkel', globals: { theme: 'dark' } };

export const FrageOhneKonto: Story = {
  play: async ({ canvas }) => {
    const question = await remove(canvas, 'Ruprecht Steinhauer');
    await expect(question.queryByText(/Konto/)).toBeNull();
  },
};

/** The owner has no such button; a note explains the alternative (CT17). */
export const InhaberIn: Story = {
  name: 'Inhaber oder Inhaberin',
  parameters: { spec: ['CT17'] },
  args: { members: ready([memberCalled('Brandis')]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /löschen$/ })).toBeNull();
    await expect(canvas.getByText('Der Inhaber kann nicht gelöscht werden. Bitte übertragen Sie zuerst die Inhaberschaft.')).toBeVisible();
  },
};

export const MitKontoLöschen: Story = {
  parameters: { spec: ['CT19'] },
  play: async ({ args, canvas }) => {
    const question = await remove(canvas, 'Jonas Terhorst');
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.calls.remove).toHaveBeenCalledWith(memberCalled('Terhorst'));
    await expect(canvas.getByText('Teammitglied wurde aus dem Unternehmen entfernt')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Jonas Terhorst löschen' })).toBeNull();
    // The clicked button has disappeared: the focus is on the count.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: `${storyTeam.length - 1} Mitglieder` })).toHaveFocus());
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
  args: { calls: teamCalls({ remove: fails(http(500)) }) },
  play: async ({ canvas }) => {
    const question = await remove(canvas, 'Jonas Terhorst');
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Fehler beim Löschen des Teammitglieds')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jonas Terhorst löschen' })).toBeVisible();
  },
};

export const InhaberschaftÜbertragen: Story = {
  name: 'Inhaberschaft übertragen',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inhaberschaft übertragen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Inhaberschaft übertragen?' }));
    const confirm = question.getByRole('button', { name: 'Ja, übertragen' });
    await expect(confirm).toBeDisabled();
    const choice = question.getByLabelText('Neue Inhaberin oder neuer Inhaber');
    // Only members with an account, and never the owner (O49).
    await expect(within(choice).queryByRole('option', { name: 'Katharina Brandis' })).toBeNull();
    await expect(within(choice).queryByRole('option', { name: 'Ruprecht Steinhauer' })).toBeNull();
    await userEvent.selectOptions(choice, 'Jonas Terhorst');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.calls.transfer).toHaveBeenCalledWith(memberCalled('Terhorst'));
    await expect(canvas.getByText('Jonas Terhorst hat jetzt die Inhaberschaft')).toBeVisible();
  },
};

export const ÜbertragenScheitert: Story = {
  name: 'Übertragen scheitert',
  args: { calls: teamCalls({ transfer: fails(http(500)) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inhaberschaft übertragen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.selectOptions(question.getByLabelText('Neue Inhaberin oder neuer Inhaber'), 'Jonas Terhorst');
    await userEvent.click(question.getByRole('button', { name: 'Ja, übertragen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Die Inhaberschaft konnte nicht übertragen werden. Bitte versuchen Sie es später erneut.')).toBeVisible();
  },
};

export const NiemandZumÜbertragen: Story = {
  name: 'Niemand zum Übertragen',
  args: { members: ready(storyTeam.filter(({ owner, hasAccount }) => owner || !hasAccount)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inhaberschaft übertragen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/nur an ein Teammitglied mit aktivem Konto/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Ja, übertragen' })).toBeDisabled();
  },
};
