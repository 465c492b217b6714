import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { expectControls } from '@stellwerk/testing/fields';
import { guide } from '@stellwerk/testing/guidance';
import { namesOf, type SubmitFailure } from '@stellwerk/domain';
import { TeamMemberForm } from './TeamMemberForm';
import { labels } from './messages.de';
import { NOBODY, type TeamMemberValues } from './values';

const meta = {
  title: 'Formulare/Teammitglied',
  component: TeamMemberForm,
  parameters: guide({
    when: ['Im Fenster und auf der Seite für ein Teammitglied: `create` legt an, `edit` ändert (A63).'],
    whenNot: ['Zum Einladen mit Konto: `InviteForm`.'],
    accessibility: [
      'Alle Fehler zugleich: ein Satz darüber und am Feld; der Fokus geht ins erste.',
      'Das Bild hat eine Vorschau von 150 × 150 px; ein abgelehntes wird genannt und nicht genommen.',
      'Die Rolle des Inhabers ist gesperrt.',
    ],
    keyboard: [
      ['Tab', 'Bild, Felder, Rolle, Speichern'],
      ['Leertaste', 'öffnet die Dateiauswahl'],
      ['Pfeiltasten', 'wählen die Rolle'],
      ['Eingabe', 'sendet aus einzeiligen Feldern'],
    ],
  }),
  args: {
    mode: 'create',
    onSubmit: fn(async (_values: TeamMemberValues, _avatar: File | null): Promise<SubmitFailure | null> => null),
    onCancel: fn(),
  },
} satisfies Meta<typeof TeamMemberForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const deniz: Partial<TeamMemberValues> = {
  firstName: 'Deniz',
  lastName: 'Arslan',
  position: 'Leitung Planung',
  jobDescription: 'Ansprechpartner für alle Fragen zur Planung.',
  email: 'deniz.arslan@nordbahn.example',
  linkedinProfile: '',
  role: 'RECRUITER',
};

export const Neu: Story = {
  parameters: { spec: ['CT11', 'CT13'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('LinkedIn-Profil (optional)')).toHaveAttribute('type', 'url');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveFocus();
    for (const [label, message] of [
      ['Vorname', 'Bitte geben Sie den Vornamen an.'],
      ['Nachname', 'Bitte geben Sie den Nachnamen an.'],
      ['Position', 'Bitte geben Sie die Position an.'],
      ['Aufgaben', 'Bitte geben Sie die Aufgaben an.'],
    ] as const)
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Deniz');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Arslan');
    await userEvent.type(canvas.getByLabelText('Position'), 'Leitung Planung');
    await userEvent.type(canvas.getByLabelText('Aufgaben'), 'Planung');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...deniz, jobDescription: 'Planung', email: '', role: 'MEMBER' }, null),
    );
    // All four fields are required independently.
    for (const label of ['Vorname', 'Nachname', 'Position', 'Aufgaben']) {
      await userEvent.clear(canvas.getByLabelText(label));
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
      await waitFor(() => expect(canvas.getByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible());
      await userEvent.type(canvas.getByLabelText(label), 'Arslan');
    }
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Bearbeiten: Story = {
  args: { mode: 'edit', defaultValues: deniz },
  parameters: { spec: ['CT12'] },
  play: async ({ canvas, args }) => {
    await expectControls(
      canvas,
      namesOf(NOBODY).map((name) => labels.fields[name]),
    );
    await userEvent.clear(canvas.getByLabelText('E-Mail'));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const invited: Partial<TeamMemberValues> = { ...deniz, position: '', jobDescription: '', role: 'MEMBER' };

/**
 * An invited member has no tasks yet: a role change alone is saved without them, other changes are
 * not.
 */
export const NurRolle: Story = {
  name: 'Nur die Rolle',
  args: { mode: 'edit', defaultValues: invited, onRole: fn(async (): Promise<SubmitFailure | null> => null) },
  parameters: { spec: ['CT11', 'CT20'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte füllen Sie alle Pflichtfelder aus')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Rolle'), 'RECRUITER');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onRole).toHaveBeenCalledWith('RECRUITER'));
    await userEvent.type(canvas.getByLabelText('Position'), 'Planung');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie die Aufgaben an.')).toBeVisible();
    await expect(args.onRole).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Bild: Story = {
  args: { mode: 'edit', defaultValues: deniz },
  parameters: { spec: ['CT03', 'CT14', 'CT15'] },
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByLabelText(/^Bild/);
    await expect(field).toHaveAccessibleDescription('JPG, PNG oder GIF, max. 5MB');
    for (const name of ['Deniz.jpg', 'Deniz.jpeg', 'Deniz.svg', 'Deniz.webp']) {
      await userEvent.upload(field, new File(['x'], 'Deniz.gif'), { applyAccept: false });
      await expect(canvas.getByText('Ungültiges Bildformat. Erlaubt sind: JPG, PNG, SVG, WEBP')).toBeVisible();
      await userEvent.upload(field, new File(['x'], name));
      await expect(canvas.queryByText(/Ungültiges Bildformat/)).toBeNull();
    }
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'Deniz.png', { type: 'image/png' });
    await userEvent.upload(field, large);
    await expect(canvas.queryByText(/Ungültiges Bildformat/)).toBeNull();
    const preview = canvasElement.querySelector('form [style*="150px"]');
    await expect(preview?.getBoundingClientRect()).toMatchObject({ width: 150, height: 150 });
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(deniz, large));
  },
};

export const Rollen: Story = {
  args: { mode: 'edit', defaultValues: deniz },
  parameters: { spec: ['CT20'] },
  play: async ({ canvas, args }) => {
    const role = canvas.getByLabelText('Rolle');
    await expect(
      within(role)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mitglied', 'Recruiter', 'Administrator']);
    for (const [label, code] of [
      ['Mitglied', 'MEMBER'],
      ['Recruiter', 'RECRUITER'],
      ['Administrator', 'ADMIN'],
    ] as const) {
      await userEvent.selectOptions(role, label);
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...deniz, role: code }, null));
    }
  },
};

export const Inhaber: Story = {
  args: { mode: 'edit', defaultValues: { ...deniz, role: 'OWNER' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Rolle')).toBeDisabled();
    await expect(canvas.getByLabelText('Rolle')).toHaveDisplayValue('Inhaber');
  },
};

export const Dunkel: Story = { args: { mode: 'edit', defaultValues: deniz }, globals: { theme: 'dark' } };

export const Fehlgeschlagen: Story = {
  args: {
    mode: 'edit',
    defaultValues: deniz,
    avatarError: 'Fehler beim Löschen des Avatars. Bitte versuchen Sie es später erneut.',
    onSubmit: fn(async (_values: TeamMemberValues, _avatar: File | null): Promise<SubmitFailure | null> => ({
      summary: ['Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
      fields: { email: 'Diese Adresse gibt es im Team schon.' },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fehler beim Löschen des Avatars. Bitte versuchen Sie es später erneut.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const said = await canvas.findByText('Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.');
    await waitFor(() => expect(said.closest('[role="alert"]')).toHaveFocus());
    await expect(canvas.getByLabelText('E-Mail')).toHaveAccessibleDescription('Diese Adresse gibt es im Team schon.');
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Deniz');
  },
};

export const WirdGespeichert: Story = {
  args: {
    mode: 'edit',
    defaultValues: deniz,
    onSubmit: fn((_values: TeamMemberValues, _avatar: File | null): Promise<SubmitFailure | null> => new Promise(() => {})),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Position'), '{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const BildEntfernen: Story = {
  args: { mode: 'edit', defaultValues: deniz, avatarUrl: '/images/avatars/katharina-brandis.svg', onAvatarRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild entfernen' }));
    await expect(args.onAvatarRemove).toHaveBeenCalledOnce();
  },
};

export const BildScheitert: Story = {
  name: 'Bild kann nicht hochgeladen werden',
  args: {
    mode: 'edit',
    defaultValues: deniz,
    avatarError: { action: 'upload', cause: { status: 413, statusText: 'Content Too Large' } },
  },
  parameters: { spec: ['MD14', 'MD17'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe(
      'Fehler beim Hochladen des Teammitglied-Avatars. Server-Fehler: 413 Content Too Large',
    );
  },
};

export const BildBleibt: Story = {
  name: 'Bild kann nicht entfernt werden',
  args: {
    mode: 'edit',
    defaultValues: deniz,
    avatarUrl: '/images/avatars/katharina-brandis.svg',
    onAvatarRemove: fn(() => Promise.reject(new Error('Failed to fetch'))),
  },
  parameters: { spec: ['MD14'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild entfernen' }));
    await expect((await canvas.findByRole('alert')).textContent).toBe('Fehler beim Löschen des Teammitglied-Avatars');
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
