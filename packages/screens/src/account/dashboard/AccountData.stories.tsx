import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { ready } from '../../testing/story-values';
import { StoryArea, storyProfile } from '../story-area';
import type { AccountDataProps } from './AccountData';
import { ProfileScreen } from './ProfileScreen';

type Answer = () => Promise<unknown>;
const worked = () => fn<Answer>(() => Promise.resolve());
const refused = (text: string) => fn<Answer>(() => Promise.reject(new Error(text)));
const data = { onExport: worked(), onDelete: worked() } satisfies AccountDataProps;
const avatar = { onChosen: fn(), onRemove: fn() };

const meta = {
  title: 'Konto/Profil, Daten und Löschung',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryArea tab="profile">{Story()}</StoryArea>],
  args: {
    profile: ready(storyProfile('candidate@demo.example')),
    onSave: worked(),
    onChangePassword: worked(),
    onResend: worked(),
    avatar,
    data,
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Profilbild', 'Persönliche Angaben', 'Passwort ändern', 'Ihre Daten']) {
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    }
  },
};

export const DatenHerunterladen: Story = {
  name: 'Daten herunterladen',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Daten herunterladen' }));
    await expect(data.onExport).toHaveBeenCalledOnce();
  },
};

export const DateiWirdErstellt: Story = {
  name: 'Datei wird erstellt',
  args: { data: { ...data, onExport: fn<Answer>(() => new Promise(() => undefined)) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Daten herunterladen' }));
    await expect(await canvas.findByRole('button', { name: 'Datei wird erstellt...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const HerunterladenScheitert: Story = {
  name: 'Herunterladen gescheitert',
  args: { data: { ...data, onExport: refused('Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es später erneut.') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Daten herunterladen' }));
    await expect(await canvas.findByText(/^Die Datei konnte nicht erstellt werden/)).toBeVisible();
  },
};

async function askToDelete(canvas: Canvas): Promise<ReturnType<typeof within>> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Konto löschen' }));
  return within(await screen.findByRole('alertdialog', { name: 'Konto wirklich löschen?' }));
}

export const KontoLöschen: Story = {
  name: 'Konto löschen',
  args: { data: { ...data, openApplications: 2 } },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas);
    await expect(dialog.getByText('2 laufende Bewerbungen werden dabei zurückgezogen.')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Konto endgültig löschen' });
    await expect(confirm).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Mir ist bewusst, dass meine Daten endgültig gelöscht werden.' }));
    await userEvent.click(confirm);
    await expect(data.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const LöschungAbgebrochen: Story = {
  name: 'Löschung abgebrochen',
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(data.onDelete).not.toHaveBeenCalled();
    // The tick does not survive.
    const again = await askToDelete(canvas);
    await expect(again.getByRole('button', { name: 'Konto endgültig löschen' })).toBeDisabled();
  },
};

const owner = 'Sie sind Inhaberin eines Unternehmens. Bitte übertragen Sie zuerst die Inhaberschaft.';

export const LöschungVerweigert: Story = {
  name: 'Löschung verweigert',
  args: { data: { ...data, onDelete: refused(owner) } },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Konto endgültig löschen' }));
    await expect(await dialog.findByText(owner)).toBeVisible();
  },
};

export const Profilbild: Story = {
  name: 'Profilbild ersetzen und entfernen',
  play: async ({ canvas }) => {
    const file = new File(['bild'], 'ich.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Profilbild', { selector: 'input' }), file);
    await expect(avatar.onChosen).toHaveBeenCalledWith(file);
    await userEvent.click(canvas.getByRole('button', { name: 'Bild entfernen' }));
    await expect(avatar.onRemove).toHaveBeenCalledOnce();
  },
};

export const ProfilbildScheitert: Story = {
  name: 'Profilbild gescheitert, noch keines vorhanden',
  args: {
    profile: ready({ ...storyProfile('candidate@demo.example'), avatarUrl: '' }),
    avatar: { ...avatar, error: 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: JPG, PNG, WEBP' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dieses Dateiformat ist nicht erlaubt/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bild auswählen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bild entfernen' })).toBeNull();
  },
};

const shown: Story['play'] = async ({ canvas }) => void (await canvas.findByRole('region', { name: 'Ihre Daten' }));

export const Telefon: Story = { play: shown, globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { play: shown, globals: { theme: 'dark' } };
