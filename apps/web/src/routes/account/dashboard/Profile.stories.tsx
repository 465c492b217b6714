import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { asCandidate, ownPages, errorAnswer } from '../story-head';
import { STORY_TOKEN, type StoryApp } from '../../../testing/story-app';
import { calls, profileAnswer } from './story-answers';

const meta = {
  ...asCandidate,
  title: 'Konto/Profil',
  args: { at: '/dashboard?tab=profile', pages: ownPages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen: { body: unknown } = { body: null };

export const Speichern: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put(calls.profile, async ({ request }) => {
        seen.body = await request.json();
        return HttpResponse.json({ ...profileAnswer, lastName: 'Thorwald-Ebbinghaus' });
      }),
    );
  },
  play: async ({ canvas }) => {
    const lastName = await canvas.findByLabelText('Nachname');
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Amelie');
    await expect(canvas.queryByText('Ihre E-Mail-Adresse ist noch nicht bestätigt')).toBeNull();
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('candidate@demo.example');
    await expect(canvas.getByLabelText('E-Mail')).toHaveAttribute('readonly');
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Thorwald-Ebbinghaus');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald-Ebbinghaus – Profil' })).toBeVisible();
    await expect(seen.body).toEqual({ firstName: 'Amelie', lastName: 'Thorwald-Ebbinghaus', phone: '0151 55501234' });
    await expect(canvas.getByRole('link', { name: 'Profil' })).toHaveAttribute('aria-current', 'page');
  },
};

const puts = { count: 0 };

/** The polled count of unread messages: a response would let the page notice the changed token. */
const unanswered = http.get('*/api/private/messages/unread', () => delay('infinite'));

/** Changes the stored token like another program would, just before a click is handled. */
function beforePress(change: () => void): void {
  document.addEventListener('click', change, { capture: true, once: true });
}

export const TokenFehlt: Story = {
  parameters: { spec: ['AU17'] },
  beforeEach: ({ msw }) => {
    puts.count = 0;
    msw.use(
      unanswered,
      http.put(calls.profile, () => {
        puts.count += 1;
        return HttpResponse.json(profileAnswer);
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nachname');
    beforePress(() => localStorage.removeItem('jwt_token'));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Authentifizierungsfehler: Kein Token vorhanden');
    await expect(puts.count).toBe(0);
  },
};

export const TokenUngültig: Story = {
  parameters: { spec: ['AU18'] },
  beforeEach: ({ msw }) => {
    msw.use(unanswered);
  },
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
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(calls.password, async ({ request }) => {
        seen.body = await request.json();
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Stellwerk-Demo-2026', 'ein langer Satz reicht');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(canvas.getByText('Ihr Passwort wurde geändert. Bitte melden Sie sich neu an.')).toBeVisible();
    await expect(seen.body).toEqual({ currentPassword: 'Stellwerk-Demo-2026', newPassword: 'ein langer Satz reicht' });
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

const person = { changed: false };

export const DanachMeldetSichJemandAnderesAn: Story = {
  beforeEach: ({ msw }) => {
    person.changed = false;
    const other = { ...profileAnswer, id: 1, firstName: 'Katharina', lastName: 'Brandis', email: 'owner@demo.example', avatar: null };
    msw.use(
      http.post(calls.password, () => HttpResponse.json({ success: true })),
      http.post('*/api/public/auth/login', () => {
        person.changed = true;
        return HttpResponse.json({ token: STORY_TOKEN, roles: ['COMPANY'], user: other });
      }),
      http.get(calls.profile, () => HttpResponse.json(person.changed ? other : profileAnswer)),
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

export const PasswortFalsch: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => {
    const text = 'Das aktuelle Passwort ist falsch.';
    msw.use(http.post(calls.password, () => errorAnswer(400, text, 'currentPassword')));
  },
  play: async ({ canvas }) => {
    await changePassword(canvas, 'falsch', 'ein langer Satz reicht');
    await expect(await canvas.findByText('Das aktuelle Passwort ist falsch.')).toBeVisible();
    await expect(canvas.getByLabelText('Aktuelles Passwort')).toHaveFocus();
    await expect(canvas.getByLabelText('Aktuelles Passwort')).toHaveAccessibleDescription(/Das aktuelle Passwort ist falsch/);
    await expect(localStorage.getItem('jwt_token')).not.toBeNull();
  },
};

export const ZuVieleVersuche: Story = {
  beforeEach: ({ msw }) => {
    const message = 'Zu viele Anfragen. Bitte versuchen Sie es in 3 Minuten erneut.';
    msw.use(http.post(calls.password, () => errorAnswer(429, message)));
  },
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
  beforeEach: ({ msw }) => {
    msw.use(http.get(calls.profile, () => HttpResponse.json({}, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ihr Profil konnte nicht geladen werden');
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

const resent = { count: 0 };

export const AdresseNichtBestätigt: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => {
    resent.count = 0;
    msw.use(
      http.get(calls.profile, () => HttpResponse.json({ ...profileAnswer, emailConfirmed: false })),
      http.post(calls.resend, () => {
        resent.count += 1;
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ihre E-Mail-Adresse ist noch nicht bestätigt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'E-Mail erneut senden' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('eine neue E-Mail an candidate@demo.example geschickt');
    await expect(canvas.queryByRole('button', { name: 'E-Mail erneut senden' })).toBeNull();
    await expect(resent.count).toBe(1);
  },
};

export const ZuVieleBestätigungsmails: Story = {
  beforeEach: ({ msw }) => {
    const message = 'Zu viele Anfragen. Bitte versuchen Sie es in 14 Minuten erneut.';
    msw.use(
      http.get(calls.profile, () => HttpResponse.json({ ...profileAnswer, emailConfirmed: false })),
      http.post(calls.resend, () => errorAnswer(429, message)),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'E-Mail erneut senden' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zu viele Anfragen. Bitte versuchen Sie es in 14 Minuten erneut.');
    await expect(canvas.getByRole('button', { name: 'E-Mail erneut senden' })).toBeVisible();
  },
};

const own: string[] = [];

/** The picture and its remove button disappear with the server's response. */
export const Profilbild: Story = {
  parameters: { spec: ['AC22'] },
  beforeEach: ({ msw }) => {
    own.length = 0;
    msw.use(
      http.post(calls.avatar, () => {
        own.push('POST');
        return HttpResponse.json({ url: '/images/avatars/neu.svg', filename: 'neu.svg' }, { status: 201 });
      }),
      http.delete(calls.avatar, () => {
        own.push('DELETE');
        return new HttpResponse(null, { status: 204 });
      }),
    );
  },
  play: async ({ canvas }) => {
    const file = new File(['bild'], 'ich.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Profilbild', { selector: 'input' }), file);
    await waitFor(() => expect(own).toEqual(['POST']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bild entfernen' }));
    await waitFor(() => expect(own).toEqual(['POST', 'DELETE']));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Bild entfernen' })).toBeNull());
  },
};

export const EigeneDaten: Story = {
  name: 'Eigene Daten herunterladen, Konto löschen',
  parameters: { spec: ['O71'] },
  beforeEach: ({ msw }) => {
    own.length = 0;
    msw.use(
      http.get(calls.export, () => HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'content-type': 'application/zip' } })),
      http.delete(calls.profile, async ({ request }) => {
        own.push(await request.text());
        return HttpResponse.json({ success: true });
      }),
    );
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
    await expect(own).toEqual(['{"password":"Stellwerk-Demo-2026"}']);
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => void (await canvas.findByLabelText('Nachname')),
};
export const Dunkel: Story = { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await canvas.findByLabelText('Nachname')) };
