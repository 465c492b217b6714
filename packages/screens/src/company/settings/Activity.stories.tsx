import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { ready } from '../../testing/story-values';
import { calls, company, fails, http, row, companySectionStory } from './story-settings';
import type { SettingsScreen } from './SettingsScreen';

const meta = { ...companySectionStory, title: 'Unternehmen/Unternehmen deaktivieren' } satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen deaktivieren' }));
  return within(await screen.findByRole('dialog', { name: 'Unternehmen deaktivieren?' }));
};

/** The consequences are listed, and the name must be typed exactly. */
export const Frage: Story = {
  parameters: { spec: ['CS39', 'CS40', 'CS42'] },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Das Profil wird nicht mehr öffentlich angezeigt.',
      'Stellenanzeigen werden archiviert.',
      'Abonnements werden gekündigt.',
      'Daten bleiben erhalten und das Unternehmen kann reaktiviert werden.',
    ]);
    await userEvent.type(dialog.getByLabelText('Name des Unternehmens'), row.name.slice(0, -1));
    await expect(dialog.getByRole('button', { name: 'Unternehmen deaktivieren' })).toBeDisabled();
    await expect(dialog.getByText('Bitte geben Sie den Namen des Unternehmens korrekt ein, um zu bestätigen.')).toBeVisible();
  },
};

export const Deaktiviert: Story = {
  parameters: { spec: ['CS09', 'CS39'] },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.type(dialog.getByLabelText('Name des Unternehmens'), row.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Unternehmen deaktivieren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(calls.deactivate).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Unternehmen wurde erfolgreich deaktiviert')).toBeVisible();
    await expect(calls.deactivated).toHaveBeenCalledOnce();
  },
};

export const DeaktivierenScheitert: Story = {
  parameters: { spec: ['CS15'] },
  args: { company: ready({ ...company, onDeactivate: fails(http(500)) }) },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.type(dialog.getByLabelText('Name des Unternehmens'), row.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Unternehmen deaktivieren' }));
    await expect(await dialog.findByText('Fehler beim Deaktivieren des Unternehmens. Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expect(calls.deactivated).not.toHaveBeenCalled();
  },
};

export const Aktivieren: Story = {
  args: { company: ready({ ...company, active: false }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen aktivieren' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Unternehmen aktivieren?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, aktivieren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(calls.activate).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Unternehmen wurde erfolgreich aktiviert')).toBeVisible();
  },
};

export const NichtInhaber: Story = {
  name: 'Nicht der Inhaber',
  args: { company: ready({ ...company, teamRole: 'ADMIN' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur der Inhaber kann das Unternehmen deaktivieren.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unternehmen deaktivieren' })).toBeNull();
  },
};

export const Telefon: Story = { ...Frage, parameters: {}, globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { ...Frage, parameters: {}, globals: { theme: 'dark' } };
