import { ApiError, authMessages } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { ready } from '../../testing/story-values';
import { storyProfile } from '../../testing/story-account';
import { StoryArea } from '../story-area';
import type { AccountDataProps } from './AccountData';
import { ProfileScreen } from './ProfileScreen';

type Answer = () => Promise<unknown>;
const worked = () => fn<Answer>(() => Promise.resolve());
const refused = (text: string) => fn<Answer>(() => Promise.reject(new Error(text)));
const data = {
  exportData: worked(),
  deleteAccount: fn<AccountDataProps['deleteAccount']>(() => Promise.resolve()),
} satisfies AccountDataProps;
const avatar = { onChosen: fn<(file: File) => Promise<unknown>>(() => Promise.resolve()), onRemove: worked() };

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
    await expect(data.exportData).toHaveBeenCalledOnce();
  },
};

export const DateiWirdErstellt: Story = {
  name: 'Datei wird erstellt',
  args: { data: { ...data, exportData: fn<Answer>(() => new Promise(() => undefined)) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Daten herunterladen' }));
    await expect(await canvas.findByRole('button', { name: 'Datei wird erstellt...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const HerunterladenScheitert: Story = {
  name: 'Herunterladen gescheitert',
  args: { data: { ...data, exportData: refused('Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es später erneut.') } },
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
  name: 'Konto löschen: Frage',
  args: { data: { ...data, openApplications: 2 } },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas);
    await expect(dialog.getByText('2 laufende Bewerbungen werden dabei zurückgezogen.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Ihr Passwort/)).toHaveAttribute('autocomplete', 'current-password');
  },
};

async function confirmWith(canvas: Canvas, password: string): Promise<ReturnType<typeof within>> {
  const dialog = await askToDelete(canvas);
  if (password !== '') await userEvent.type(dialog.getByLabelText(/^Ihr Passwort/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Konto endgültig löschen' }));
  return dialog;
}

export const AblaufLöschen: Story = {
  name: 'Ablauf: Konto löschen',
  play: async ({ canvas }) => {
    await confirmWith(canvas, 'ein langer Satz');
    await expect(data.deleteAccount).toHaveBeenCalledWith('ein langer Satz');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const OhnePasswort: Story = {
  name: 'Konto löschen: ohne Passwort',
  play: async ({ canvas }) => {
    const field = (await confirmWith(canvas, '')).getByLabelText(/^Ihr Passwort/);
    await expect(field).toHaveAccessibleDescription(/Bitte geben Sie Ihr Passwort ein\./);
    await expect(field).toHaveFocus();
    await expect(data.deleteAccount).not.toHaveBeenCalled();
  },
};

const wrong = 'Das Passwort ist falsch.';
const wrongPassword = () =>
  fn<Answer>(() => Promise.reject(new ApiError('http', wrong, { status: 400, fields: [{ name: 'password', message: wrong }] })));

export const PasswortFalsch: Story = {
  name: 'Konto löschen: Passwort falsch',
  args: { data: { ...data, deleteAccount: wrongPassword() } },
  play: async ({ canvas }) => {
    const dialog = await confirmWith(canvas, 'falsch');
    // Only at the field.
    await expect(await dialog.findAllByText(wrong)).toHaveLength(1);
    await expect(dialog.getByLabelText(/^Ihr Passwort/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Ihr Passwort/)).toHaveValue('falsch');
  },
};

export const AblaufAbgebrochen: Story = {
  name: 'Ablauf: Löschung abgebrochen',
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas);
    await userEvent.type(dialog.getByLabelText(/^Ihr Passwort/), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(data.deleteAccount).not.toHaveBeenCalled();
    // The typed password is cleared.
    await expect((await askToDelete(canvas)).getByLabelText(/^Ihr Passwort/)).toHaveValue('');
  },
};

const owner = authMessages.ownerFirst('Weserbund Versicherungen AG');

export const LöschungVerweigert: Story = {
  name: 'Konto löschen: zuerst die Inhaberschaft übertragen',
  args: { data: { ...data, deleteAccount: refused(owner) } },
  play: async ({ canvas }) => {
    await expect(await (await confirmWith(canvas, 'ein langer Satz')).findByText(owner)).toBeVisible();
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

const PNG = new File(['bild'], 'ich.png', { type: 'image/png' });
const choose = async (canvas: Canvas, file: File): Promise<void> =>
  userEvent.upload(await canvas.findByLabelText('Profilbild', { selector: 'input' }), file, { applyAccept: false });

export const ProfilbildScheitert: Story = {
  name: 'Profilbild: Hochladen gescheitert',
  parameters: { spec: ['MD12', 'MD17'] },
  args: {
    profile: ready({ ...storyProfile('candidate@demo.example'), avatarUrl: '' }),
    avatar: {
      ...avatar,
      onChosen: fn(() => Promise.reject(new ApiError('http', '', { status: 500, statusText: 'Internal Server Error' }))),
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, PNG);
    await expect(await canvas.findByText('Fehler beim Hochladen des Avatars. Server-Fehler: 500 Internal Server Error')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bild entfernen' })).toBeNull();
  },
};

export const ProfilbildAbgelehnt: Story = {
  name: 'Profilbild: falsche Datei',
  play: async ({ canvas }) => {
    await choose(canvas, new File(['x'], 'lebenslauf.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(/^Ungültiges Bildformat/)).toBeVisible();
    await expect(avatar.onChosen).not.toHaveBeenCalled();
  },
};

const shown: Story['play'] = async ({ canvas }) => void (await canvas.findByRole('region', { name: 'Ihre Daten' }));

export const Telefon: Story = { play: shown, globals: { viewport: { value: 'mobile1' } } };
export const TelefonLöschen: Story = { ...KontoLöschen, name: 'Telefon, Konto löschen', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { play: shown, globals: { theme: 'dark' } };
export const DunkelLöschen: Story = { ...KontoLöschen, name: 'Dunkel, Konto löschen', globals: { theme: 'dark' } };
