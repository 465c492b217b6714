import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { expectControls } from '@stellwerk/testing/fields';
import { guide } from '@stellwerk/testing/guidance';
import { namesOf, PROFILE_FIELDS, type SubmitHandler } from '@stellwerk/domain';
import { de } from '../i18n/de';
import { ProfileForm, type ProfileValues } from './ProfileForm';

const meta = {
  title: 'Formulare/Profil',
  component: ProfileForm,
  parameters: guide({
    when: [
      'Im Konto: Name und Telefon, mit `onAvatarChosen` auch das eigene Bild. Was hier steht, füllt und sperrt das Bewerbungsformular.',
    ],
    whenNot: ['Für die Adresse der Anmeldung: sie steht nur da. Für das Passwort: der Abschnitt darunter.'],
    accessibility: [
      'Die Adresse ist ein lesbares, gesperrtes Feld mit Grund.',
      'Ein Bild geht sofort hinauf; was dabei scheitert, steht am Bild und wird angesagt.',
      'Gespeichert wird als Statusmeldung gesagt; Fehler stehen am Feld, der Fokus geht hin.',
    ],
    keyboard: [
      ['Tab', 'durch die Felder zur Schaltfläche'],
      ['Eingabe', 'sendet aus jedem Feld'],
    ],
  }),
  args: {
    email: 'annika.brandt@post.example',
    defaultValues: { firstName: 'Annika', lastName: 'Brandt', phone: '' },
    onSubmit: fn<SubmitHandler<ProfileValues>>(async () => null),
  },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gespeichert: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('E-Mail')).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText('Telefon (optional)'), '040 5550 1482');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ firstName: 'Annika', lastName: 'Brandt', phone: '040 5550 1482' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Ihr Profil wurde gespeichert.');
  },
};

export const OhneNamen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Vorname'));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie Ihren Vornamen an.')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Fehlgeschlagen: Story = {
  args: { onSubmit: fn<SubmitHandler<ProfileValues>>(() => Promise.reject(new Error('Verbindung'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
    await waitFor(() => expect(said).toHaveFocus());
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
  },
};

const kopf = () => new File([new Uint8Array(8)], 'Annika.png', { type: 'image/png' });

export const MitBild: Story = {
  parameters: { spec: ['WCAG 4.1.3'] },
  args: { avatarUrl: '/images/avatars/katharina-brandis.svg', onAvatarChosen: fn(async () => true), onAvatarRemove: fn(async () => true) },
  play: async ({ canvas, args }) => {
    await expectControls(
      canvas,
      namesOf(PROFILE_FIELDS).map((name) => de.fields[name]),
    );
    await userEvent.upload(canvas.getByLabelText(/^Bild/), kopf());
    await expect(args.onAvatarChosen).toHaveBeenCalledWith(expect.objectContaining({ name: 'Annika.png' }));
    await expect(await canvas.findByText('Annika.png gewählt')).toHaveRole('status');
    await expect(canvas.getByLabelText(/^Bild/)).toHaveAccessibleDescription(/Annika\.png.*hochgeladen/);
    await expect(canvas.getByLabelText(/^Bild/)).toHaveProperty('value', expect.stringMatching(/Annika\.png$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Bild entfernen' }));
    await expect(await canvas.findByText('Bild entfernt')).toHaveRole('status');
    await expect(canvas.queryByText('Annika.png')).toBeNull();
    await expect(args.onAvatarRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const BildScheitert: Story = {
  name: 'Bild kann nicht hochgeladen werden',
  args: {
    onAvatarChosen: fn(() => Promise.reject(Object.assign(new Error('HTTP'), { status: 500, statusText: 'Internal Server Error' }))),
  },
  parameters: { spec: ['MD12', 'MD17'] },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Bild/), kopf());
    await expect((await canvas.findByRole('alert')).textContent).toBe(
      'Fehler beim Hochladen des Avatars. Server-Fehler: 500 Internal Server Error',
    );
  },
};

export const BildBleibt: Story = {
  name: 'Bild kann nicht entfernt werden',
  args: { avatarUrl: '/images/avatars/katharina-brandis.svg', onAvatarChosen: fn(), onAvatarRemove: fn(async () => false) },
  parameters: { spec: ['MD12'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild entfernen' }));
    await expect((await canvas.findByRole('alert')).textContent).toBe('Fehler beim Löschen des Avatars');
  },
};

export const OhneBildUndNamen: Story = {
  name: 'Ohne Bild und Namen',
  args: { defaultValues: { firstName: '', lastName: '', phone: '' }, onAvatarChosen: fn() },
  play: async ({ canvas, canvasElement }) => {
    const letters = () => canvasElement.querySelector('form [style*="120px"]')?.textContent;
    await expect(letters()).toBe('');
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
    await expect(letters()).toBe('A');
    await userEvent.clear(canvas.getByLabelText('Vorname'));
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const WirdGespeichert: Story = {
  args: { onSubmit: fn<SubmitHandler<ProfileValues>>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Telefon (optional)'), '040{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('Telefon (optional)'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AlleFehler: Story = {
  args: { defaultValues: { firstName: '', lastName: '', phone: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie Ihren Vornamen an.')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie Ihren Nachnamen an.')).toBeVisible();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
