import { generalMessages } from '@stellwerk/domain';
import { Reply } from '@stellwerk/domain/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { answers, asked, never, refuse, refuseOnce } from '../../../testing/answers';
import { loginAnswersOf } from '../../../testing/demo-user';
import { demoUser, profileWire } from '../../../testing/frame-answers';
import { asCandidate, ownPages } from '../story-head';
import type { StoryApp } from '../../../testing/story-app';
import { candidate } from './story-answers';

const meta = {
  ...asCandidate,
  title: 'Konto/Profil',
  args: { at: '/dashboard?tab=profile', pages: ownPages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = profileWire(candidate);

export const Speichern: Story = {
  beforeEach: ({ msw }) => msw.use(...answers({ updateProfile: ({ body }) => ({ ...profile, ...body }) })),
  play: async ({ canvas }) => {
    const lastName = await canvas.findByLabelText('Nachname');
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Amelie');
    await expect(canvas.queryByText('Ihre E-Mail-Adresse ist noch nicht bestätigt')).toBeNull();
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('candidate@demo.example');
    await expect(canvas.getByLabelText('E-Mail')).toHaveAttribute('readonly');
    await retype(lastName, 'Thorwald-Ebbinghaus');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald-Ebbinghaus – Profil' })).toBeVisible();
    await expect(asked('updateProfile').map(({ body }) => body)).toEqual([
      { firstName: 'Amelie', lastName: 'Thorwald-Ebbinghaus', phone: '0151 55501234' },
    ]);
    await expect(canvas.getByRole('link', { name: 'Profil' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The polled count of unread messages: a response would let the page notice the changed token. */
const unanswered = { unreadMessages: never };

/** Changes the stored token like another program would, just before a click is handled. */
function beforePress(change: () => void): void {
  document.addEventListener('click', change, { capture: true, once: true });
}

export const TokenFehlt: Story = {
  parameters: { spec: ['AU17'] },
  beforeEach: ({ msw }) => msw.use(...answers({ ...unanswered, updateProfile: () => profile })),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nachname');
    beforePress(() => localStorage.removeItem('jwt_token'));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Authentifizierungsfehler: Kein Token vorhanden');
    await expect(asked('updateProfile')).toEqual([]);
  },
};

export const TokenUngültig: Story = {
  parameters: { spec: ['AU18'] },
  beforeEach: ({ msw }) => msw.use(...answers(unanswered)),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nachname');
    beforePress(() => localStorage.setItem('jwt_token', 'abc'));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Authentifizierungsfehler: Ungültiges Token-Format');
  },
};

async function changePassword(canvas: Canvas, current: string, next: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Aktuelles Passwort'), current);
  await userEvent.type(canvas.getByLabelText('Neues Passwort'), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Passwort ändern' }));
}

export const PasswortÄndern: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => msw.use(...answers({ changePassword: () => ({ success: true }) })),
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Stellwerk-Demo-2026', 'ein langer Satz reicht');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(canvas.getByText('Ihr Passwort wurde geändert. Bitte melden Sie sich neu an.')).toBeVisible();
    await expect(asked('changePassword')).toMatchObject([
      { body: { currentPassword: 'Stellwerk-Demo-2026', newPassword: 'ein langer Satz reicht' } },
    ]);
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const DanachMeldetSichJemandAnderesAn: Story = {
  beforeEach: ({ msw }) => {
    const other = demoUser('owner');
    msw.use(
      ...answers({
        ...loginAnswersOf(other),
        changePassword: () => ({ success: true }),
        profile: () => profileWire(asked('login').length > 0 ? other : candidate),
      }),
    );
  },
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Stellwerk-Demo-2026', 'ein langer Satz reicht');
    // The previous page has a field of the same name.
    await canvas.findByRole('heading', { level: 1, name: 'Anmelden' });
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'owner@demo.example');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Stellwerk-Demo-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    // The profile was loaded a moment ago for another person: it must be requested again.
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Katharina Brandis – Profil' })).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Katharina');
  },
};

const WRONG = 'Das aktuelle Passwort ist falsch.';

export const PasswortFalsch: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => {
    const fields = [{ name: 'currentPassword', message: WRONG }];
    msw.use(...answers({ changePassword: refuse('invalid', WRONG, { fields }) }));
  },
  play: async ({ canvas }) => {
    await changePassword(canvas, 'falsch', 'ein langer Satz reicht');
    await expect(await canvas.findByText(WRONG)).toBeVisible();
    await expect(canvas.getByLabelText('Aktuelles Passwort')).toHaveFocus();
    await expect(canvas.getByLabelText('Aktuelles Passwort')).toHaveAccessibleDescription(/Das aktuelle Passwort ist falsch/);
    await expect(localStorage.getItem('jwt_token')).not.toBeNull();
  },
};

export const ZuVieleVersuche: Story = {
  beforeEach: ({ msw }) => msw.use(...answers({ changePassword: refuse('limit', generalMessages.tooManyRequests(3)) })),
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Stellwerk-Demo-2026', 'ein langer Satz reicht');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zu viele Anfragen. Bitte versuchen Sie es in 3 Minuten erneut.');
  },
};

export const PasswortZuKurz: Story = {
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Stellwerk-Demo-2026', 'elf Zeichen');
    await expect(canvas.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/Das Passwort braucht mindestens 12 Zeichen\./);
    await expect(canvas.getByLabelText('Neues Passwort')).toHaveFocus();
  },
};

export const Fehler: Story = {
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['profile'], 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ihr Profil konnte nicht geladen werden');
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

const unconfirmed = { profile: () => ({ ...profile, emailConfirmed: false }) };

export const AdresseNichtBestätigt: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => msw.use(...answers({ ...unconfirmed, resendConfirmation: () => ({ success: true }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihre E-Mail-Adresse ist noch nicht bestätigt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'E-Mail erneut senden' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('eine neue E-Mail an candidate@demo.example geschickt');
    await expect(canvas.queryByRole('button', { name: 'E-Mail erneut senden' })).toBeNull();
    await expect(asked('resendConfirmation')).toHaveLength(1);
  },
};

export const ZuVieleBestätigungsmails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...answers({ ...unconfirmed, resendConfirmation: refuse('limit', generalMessages.tooManyRequests(14)) })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'E-Mail erneut senden' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zu viele Anfragen. Bitte versuchen Sie es in 14 Minuten erneut.');
    await expect(canvas.getByRole('button', { name: 'E-Mail erneut senden' })).toBeVisible();
  },
};

/** The picture and its remove button appear with the server's response. */
export const Profilbild: Story = {
  parameters: { spec: ['AC22'] },
  beforeEach: ({ msw }) => {
    const stored = {
      id: 1,
      url: '/images/avatars/neu.svg',
      filename: 'neu.svg',
      type: 'AVATAR',
      contentType: 'image/svg+xml',
      size: 4,
    } as const;
    msw.use(
      ...answers({
        profile: () => ({ ...profile, avatar: null }),
        uploadProfileAvatar: () => new Reply(stored, { status: 201 }),
        deleteProfileAvatar: () => undefined,
      }),
    );
  },
  play: async ({ canvas }) => {
    const file = new File(['bild'], 'ich.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Profilbild', { selector: 'input' }), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bild entfernen' }));
    await waitFor(() => expect(asked('deleteProfileAvatar')).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Bild entfernen' })).toBeNull());
  },
};

export const EigeneDaten: Story = {
  name: 'Eigene Daten herunterladen, Konto löschen',
  parameters: { spec: ['O71'] },
  beforeEach: ({ msw }) => {
    const file = () => new Response(new ArrayBuffer(4), { headers: { 'content-type': 'application/zip' } });
    msw.use(...answers({ exportProfile: file, deleteProfile: () => undefined }));
  },
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Daten herunterladen' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Konto löschen' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Konto wirklich löschen?' }));
    await expect(dialog.getByText('2 laufende Bewerbungen werden dabei zurückgezogen.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Ihr Passwort/), 'Stellwerk-Demo-2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Konto endgültig löschen' }));
    await expect(await canvas.findByRole('heading', { name: 'Adresse /' })).toBeVisible();
    await expect(asked('deleteProfile')).toMatchObject([{ body: { password: 'Stellwerk-Demo-2026' } }]);
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => void (await canvas.findByLabelText('Nachname')),
};
export const Dunkel: Story = { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await canvas.findByLabelText('Nachname')) };
