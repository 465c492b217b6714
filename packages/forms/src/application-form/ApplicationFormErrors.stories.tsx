import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { guide } from '@stellwerk/testing/guidance';
import { narrow } from '@stellwerk/testing/stories';
import { ApplicationForm } from './ApplicationForm';
import { annika, jana, resume, signalJob, storyFile } from './story-data';
import type { SubmitHandler } from '@stellwerk/domain';
import { emptyApplication, noFiles, type ApplicationValues } from './values';

const meta = {
  title: 'Formulare/Bewerbung: Fehler',
  component: ApplicationForm,
  parameters: guide({
    when: ['Dasselbe Formular, wenn etwas fehlt oder nicht ankommt; Hinweise zur Benutzung stehen unter „Bewerbung“.'],
    whenNot: ['Für einen Fehler beim Laden der Stelle: `ErrorState` an Stelle des Formulars.'],
    accessibility: [
      'Alle Fehler zugleich: oben als Verweise in Wortlaut A, am Feld in Wortlaut B (A08); eine Zeile der Zusammenfassung geht, sobald ihr Fehler behoben ist.',
      'Die Meldung am Feld geht, sobald der Fehler behoben ist. Nach einem Fehler des Servers bleibt alles Getippte stehen.',
    ],
    keyboard: [['Eingabe', 'auf einem Verweis der Zusammenfassung: der Fokus geht ins Feld']],
  }),
  args: { jobId: '42', aside: signalJob, onSubmit: fn<SubmitHandler<ApplicationValues>>(async () => null), onCancel: fn() },
} satisfies Meta<typeof ApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Bewerbung absenden' }));

const consents = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
};

export const AlleFehler: Story = {
  args: { referral: jana, onRemoveReferral: fn() },
  parameters: { spec: ['AF37', 'AF38', 'AF39', 'AF40', 'AF41', 'AF42', 'AF43', 'AF44'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'LinkedIn-Profil angeben' }));
    await send(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Bitte füllen Sie alle Pflichtfelder aus',
      'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an',
      'Bitte geben Sie Ihre LinkedIn-Profil-URL an.',
      'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
      'Bitte akzeptieren Sie die Datenschutzerklärung',
    ]);
    await waitFor(() => expect(within(alert).getByRole('heading')).toHaveFocus());
    const atField = [
      [canvas.getByLabelText('Vorname'), 'Bitte geben Sie Ihren Vornamen an.'],
      [canvas.getByLabelText('Nachname'), 'Bitte geben Sie Ihren Nachnamen an.'],
      [canvas.getByLabelText('E-Mail'), 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
      [canvas.getByLabelText(/^Lebenslauf \(/), 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.'],
      [canvas.getByLabelText('LinkedIn-Profil-URL'), 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.'],
      [canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }), 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.'],
      [canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }), 'Bitte akzeptieren Sie die Datenschutzrichtlinien.'],
    ] as const;
    for (const [field, message] of atField) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(
        field
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      ).toContain(message);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WegZumFeld: Story = {
  play: async ({ canvas }) => {
    await send(canvas);
    const links = within(await canvas.findByRole('alert'));
    const ways = [
      ['Bitte füllen Sie alle Pflichtfelder aus', canvas.getByLabelText('Vorname')],
      ['Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an', canvas.getByLabelText(/^Lebenslauf \(/)],
      ['Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen', canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ })],
      ['Bitte akzeptieren Sie die Datenschutzerklärung', canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ })],
    ] as const;
    for (const [name, field] of ways) {
      await userEvent.click(links.getByRole('link', { name }));
      await expect(field).toHaveFocus();
    }
  },
};

export const FehlerBehoben: Story = {
  parameters: { spec: ['AF45', 'AF46'] },
  play: async ({ canvas, args }) => {
    await send(canvas);
    const summary = within(await canvas.findByRole('alert'));
    const lines = () => summary.getAllByRole('link').map(({ textContent }) => textContent);
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
    await expect(lines()).toContain('Bitte füllen Sie alle Pflichtfelder aus');
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await expect(lines()).toEqual([
      'Bitte laden Sie einen Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an',
      'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
      'Bitte akzeptieren Sie die Datenschutzerklärung',
    ]);
    await userEvent.upload(canvas.getByLabelText(/^Lebenslauf \(/), storyFile('Lebenslauf.pdf'));
    await waitFor(() => expect(canvas.queryByText(/laden Sie (?:Ihren|einen) Lebenslauf hoch/)).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('switch', { name: 'LinkedIn-Profil angeben' }));
    await send(canvas);
    await waitFor(async () => expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('switch', { name: 'LinkedIn-Profil angeben' }));
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const LinkedInHebtDenLebenslaufAuf: Story = {
  args: { defaultValues: annika },
  play: async ({ canvas }) => {
    await send(canvas);
    await canvas.findByText(/laden Sie Ihren Lebenslauf hoch/);
    await userEvent.click(canvas.getByRole('switch', { name: 'LinkedIn-Profil angeben' }));
    await userEvent.type(canvas.getByLabelText('LinkedIn-Profil-URL'), 'www.linkedin.com/in/annika-brandt');
    await waitFor(() => expect(canvas.queryByText(/laden Sie Ihren Lebenslauf hoch/)).toBeNull());
  },
};

export const DateiAbgelehnt: Story = {
  args: { defaultValues: annika, initialFiles: resume },
  play: async ({ canvas, args }) => {
    const more = canvas.getByLabelText(/^Weitere Dokumente/);
    await userEvent.upload(more, storyFile('Arbeitsproben.pages', 4_800_000), { applyAccept: false });
    await expect(canvas.getByText('Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: PDF, DOC, DOCX, ZIP')).toBeVisible();
    await expect(more).toHaveAttribute('aria-invalid', 'true');
    await userEvent.upload(canvas.getByLabelText(/^Anschreiben/), storyFile('Anschreiben.pdf', 10 * 1024 * 1024 + 1));
    await expect(canvas.getByText('Die Datei ist zu groß (höchstens 10 MB).')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...emptyApplication,
      ...annika,
      files: { ...noFiles, ...resume },
      terms: true,
      gdpr: true,
    });
  },
};

export const FremderInhalt: Story = {
  args: { defaultValues: annika, initialFiles: resume },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Lebenslauf \(/);
    await userEvent.upload(field, new File(['<html>Lebenslauf</html>'], 'Gespeichert.pdf'));
    await expect(await canvas.findByText('Der Inhalt der Datei passt nicht zu ihrer Endung.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Gespeichert.pdf')).toBeVisible();
    await userEvent.upload(field, storyFile('Lebenslauf.pdf'));
    await expect(canvas.queryByText('Der Inhalt der Datei passt nicht zu ihrer Endung.')).toBeNull();
  },
};

export const Vertippt: Story = {
  args: { initialFiles: resume },
  play: async ({ canvas, args }) => {
    const mail = canvas.getByLabelText('E-Mail');
    const phone = canvas.getByLabelText('Telefon (optional)');
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Zoe');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Kern');
    await userEvent.type(mail, 'zoe@gmail.con');
    await userEvent.click(canvas.getByRole('button', { name: 'Meinten Sie zoe@gmail.com?' }));
    await expect(mail).toHaveValue('zoe@gmail.com');
    await expect(mail).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Meinten Sie/ })).toBeNull();
    await userEvent.type(mail, '{Backspace}n');
    await expect(canvas.getByRole('button', { name: 'Meinten Sie zoe@gmail.com?' })).toBeVisible();
    await userEvent.type(phone, 'abc');
    await consents(canvas);
    await send(canvas);
    const text = 'Bitte geben Sie eine Telefonnummer aus Ziffern an, zum Beispiel 0421 5550123.';
    await userEvent.click(await canvas.findByRole('link', { name: `Telefon: ${text}` }));
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription(text);
    await retype(phone, '0421 5550123');
    await expect(phone).toHaveValue('0421 5550123');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await send(canvas);
    // The question about a typing slip does not block sending.
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'zoe@gmail.con', phone: '0421 5550123' }));
  },
};

export const ServerFehler: Story = {
  name: 'Fehler des Servers',
  args: {
    defaultValues: annika,
    initialFiles: resume,
    onSubmit: fn<SubmitHandler<ApplicationValues>>(async () => ({
      summary: ['Die Bewerbungsdateien konnten nicht hochgeladen werden. Bitte versuchen Sie es später erneut.'],
      fields: { resume: 'Der Inhalt der Datei passt nicht zu ihrer Endung.' },
    })),
  },
  parameters: { spec: ['AF29', 'AF32'] },
  play: async ({ canvas, args }) => {
    await consents(canvas);
    await send(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Die Bewerbungsdateien konnten nicht hochgeladen werden.');
    await expect(canvas.getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.')).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
    await expect(canvas.getByLabelText('Nachricht (optional)')).toHaveValue(annika.message);
    await expect(canvas.getByRole('button', { name: 'Lebenslauf_Annika_Brandt.pdf entfernen' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ })).toBeChecked();
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

export const Offline: Story = {
  name: 'Ohne Internetverbindung',
  args: {
    defaultValues: annika,
    initialFiles: resume,
    onSubmit: fn<SubmitHandler<ApplicationValues>>(async () => ({
      summary: ['Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.'],
    })),
  },
  play: async ({ canvas }) => {
    await consents(canvas);
    await send(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.');
    await waitFor(() => expect(within(alert).getByRole('heading')).toHaveFocus());
  },
};

export const AusDerAnwendung: Story = {
  args: {
    defaultValues: annika,
    serverErrors: {
      summary: ['Bitte füllen Sie alle Pflichtfelder aus'],
      fields: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bitte füllen Sie alle Pflichtfelder aus' })).toBeVisible();
    await expect(canvas.getByLabelText('E-Mail')).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse an.');
  },
};

export const OhneJavaScript: Story = {
  name: 'Zurück vom Server, ohne JavaScript',
  args: {
    defaultValues: { ...annika, firstName: '' },
    ticked: { gdpr: true },
    serverErrors: {
      summary: [],
      fields: {
        firstName: 'Bitte geben Sie Ihren Vornamen an.',
        resume: 'Bitte wählen Sie „Lebenslauf_Annika_Brandt.pdf“ noch einmal aus.',
        acceptTerms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
      },
    },
  },
  parameters: { spec: ['AF32', 'AF44'] },
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('alert')).getAllByRole('link');
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Bitte füllen Sie alle Pflichtfelder aus',
      'Lebenslauf: Bitte wählen Sie „Lebenslauf_Annika_Brandt.pdf“ noch einmal aus.',
      'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
    ]);
    await expect(canvas.getByLabelText('Nachname')).toHaveValue(annika.lastName);
    await expect(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ })).not.toBeChecked();
  },
};

export const AlleFehlerDunkel: Story = { ...AlleFehler, parameters: {}, globals: { theme: 'dark' } };

export const Schmal: Story = { ...narrow };
