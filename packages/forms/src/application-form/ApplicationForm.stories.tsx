import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { ApplicationForm } from './ApplicationForm';
import { JobSummary } from './JobSummary';
import { annika, jana, resume, signalJob, storyFile } from './story-data';
import type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
import type { ApplicationValues } from './values';

const meta = {
  title: 'Formulare/Bewerbung',
  component: ApplicationForm,
  parameters: guide({
    when: [
      'Auf der Bewerbungsseite, für Gäste und Angemeldete (`locked` aus dem Profil).',
      'Ohne Formularbibliothek und ohne Server: Werte gehen durch `onSubmit` hinaus, Fehler kommen als dessen Ergebnis oder als `serverErrors` zurück.',
      '`aside` nimmt die `JobSummary` auf; das Formular setzt sie daneben, auf Telefonen davor.',
    ],
    whenNot: [
      'Für die Initiativbewerbung ohne Stelle: es braucht eine `jobId`.',
      'Nicht für einen Entwurf mit Einwilligungen: `onDraftChange` gibt sie nie heraus.',
    ],
    accessibility: [
      'Beim Absenden stehen alle Fehler zugleich oben als Verweise zu ihren Feldern (Wortlaut A) und am Feld (Wortlaut B); der Fokus geht auf die Überschrift der Zusammenfassung.',
      'Was gesperrt ist, bleibt lesbar und wird gesendet. Optionale Felder sagen „(optional)“.',
      'Gewählte, abgelehnte und entfernte Dateien werden vorgelesen; der Fortschritt ist ein `progressbar` mit Namen.',
      'Die Strecke am Rand ist Schmuck; jeder Abschnitt sagt „vollständig“, „offen“ oder „Angaben fehlen“.',
      'Funktioniert ohne JavaScript mit `action`.',
    ],
    keyboard: [
      ['Tab', 'durch Felder, Dateien, Einwilligungen, Absenden'],
      ['Leertaste', 'hakt an, schaltet um, öffnet die Dateiauswahl'],
      ['Eingabe', 'sendet aus einem einzeiligen Feld; folgt einem Verweis der Zusammenfassung ins Feld'],
    ],
  }),
  args: { jobId: '42', aside: signalJob, onSubmit: fn<SubmitHandler<ApplicationValues>>(async () => null), onCancel: fn() },
} satisfies Meta<typeof ApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  parameters: { spec: ['AF06', 'AF10', 'AF11', 'AF12', 'AF14', 'AF21', 'AF22', 'AF23', 'AF24'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('region', { name: 'Stelle' })).toHaveTextContent('Nordbahn Signaltechnik GmbH');
    await expect(canvas.getByRole('form', { name: 'Bewerbung' })).toBeVisible();
    for (const [label, name] of [
      ['Vorname', 'firstName'],
      ['Nachname', 'lastName'],
      ['E-Mail', 'email'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toBeRequired();
      await expect(canvas.getByLabelText(label)).toHaveAttribute('name', name);
    }
    await expect(canvas.getByLabelText('E-Mail')).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Telefon (optional)')).not.toBeRequired();
    await expect(canvas.getByLabelText('Nachricht (optional)')).not.toBeRequired();
    const message = canvas.getByLabelText('Nachricht (optional)');
    await expect(message.tagName).toBe('TEXTAREA');
    await expect(message).toHaveAttribute('rows', '5');
    const boxes = [
      'Ich akzeptiere die Allgemeinen Geschäftsbedingungen',
      'Ich akzeptiere die Datenschutzerklärung',
      'Newsletter abonnieren',
    ];
    for (const name of boxes) await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
    for (const name of boxes.slice(0, 2)) await expect(canvas.getByRole('checkbox', { name })).toBeRequired();
    await expect(canvas.getByRole('checkbox', { name: 'Newsletter abonnieren' })).not.toBeRequired();
    const links = [...canvasElement.querySelectorAll('form a')].map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Allgemeinen Geschäftsbedingungen', '/agb'],
      ['Datenschutzerklärung', '/datenschutz'],
      ['Nutzungsbedingungen', '/nutzerbedingungen'],
      ['Hinweise zum Datenschutz', '/privacy-policy'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Bewerbung absenden' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Dateifelder: Story = {
  parameters: { spec: ['AF16', 'AF17', 'AF18', 'AF19', 'AF20', 'AF25'] },
  play: async ({ canvas, canvasElement }) => {
    const slots = [
      [/^Lebenslauf \(oder LinkedIn-Profil\)/, '.pdf,.doc,.docx'],
      [/^Anschreiben \(optional\)/, '.pdf,.doc,.docx'],
      [/^Weitere Dokumente \(optional\)/, '.pdf,.doc,.docx,.zip'],
      [/^Video \(optional\)/, '.mp4,.mov,.avi'],
    ] as const;
    for (const [name, accept] of slots) {
      await expect(canvas.getByLabelText(name)).toHaveAttribute('accept', accept);
      await expect(canvas.getByLabelText(name)).not.toHaveAttribute('multiple');
    }
    await expect(canvasElement.querySelectorAll('input[type=file]')).toHaveLength(4);
    await expect(canvas.getByLabelText(/^Video/)).toHaveAccessibleDescription(
      /^Stellen Sie sich kurz vor \(max\. 2 Minuten\)\. MP4, MOV oder AVI, höchstens 100\sMB$/,
    );
    for (const [name, accept] of slots) {
      const [first = '', second = first] = accept.split(',');
      await userEvent.upload(canvas.getByLabelText(name), storyFile(`alt${first}`));
      await expect(canvas.getByRole('button', { name: `alt${first} entfernen` })).toBeVisible();
      await userEvent.upload(canvas.getByLabelText(name), storyFile(`neu${second}`));
      await expect(canvas.getByRole('button', { name: `neu${second} entfernen` })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: `alt${first} entfernen` })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: `neu${second} entfernen` }));
    }
  },
};

export const Ausgefüllt: Story = {
  args: { defaultValues: annika, initialFiles: resume, onDraftChange: fn() },
  parameters: { spec: ['AF13', 'AF45'] },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Telefon (optional)'));
    await userEvent.clear(canvas.getByLabelText('Nachricht (optional)'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Datenschutzerklärung' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung absenden' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const draft = {
      firstName: 'Annika',
      lastName: 'Brandt',
      email: 'annika.brandt@post.example',
      phone: '',
      message: '',
      includeLinkedIn: false,
      linkedinProfile: '',
      files: { resume: resume.resume, coverLetter: null, additional: null, video: null },
    };
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...draft, terms: true, gdpr: true, newsletter: false });
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(draft);
    for (const consent of ['terms', 'gdpr', 'newsletter'])
      await expect(args.onDraftChange).not.toHaveBeenCalledWith(expect.objectContaining({ [consent]: expect.anything() }));
  },
};

/** On a shared computer another person may have typed them. */
export const VonFrüher: Story = {
  name: 'Eingaben von einem früheren Besuch',
  args: { defaultValues: annika, storedEntries: { name: `${annika.firstName} ${annika.lastName}`, onDelete: fn() } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(`Sie sehen Eingaben von ${annika.firstName} ${annika.lastName} von einem früheren Besuch auf diesem Gerät.`),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben löschen' }));
    await expect(args.storedEntries?.onDelete).toHaveBeenCalledOnce();
  },
};

export const NurLinkedIn: Story = {
  args: { defaultValues: annika },
  parameters: { spec: ['AF15', 'AF45'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('LinkedIn-Profil-URL')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'LinkedIn-Profil angeben' }));
    await userEvent.type(canvas.getByLabelText('LinkedIn-Profil-URL'), 'https://www.linkedin.com/in/annika-brandt');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung absenden' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...annika,
        includeLinkedIn: true,
        linkedinProfile: 'https://www.linkedin.com/in/annika-brandt',
        files: { resume: null, coverLetter: null, additional: null, video: null },
        terms: true,
        gdpr: true,
        newsletter: false,
      }),
    );
  },
};

export const DateienGewählt: Story = {
  args: {
    defaultValues: { ...annika, includeLinkedIn: true, linkedinProfile: 'https://www.linkedin.com/in/annika-brandt' },
    initialFiles: {
      ...resume,
      coverLetter: storyFile('Anschreiben_Signaltechnik_November_2026.docx', 412_000),
      additional: storyFile('Zeugnisse_Rechtsschutzversicherungsgesellschaften.zip', 8_000_000),
      video: storyFile('Vorstellung.mp4', 21_000_000),
    },
  },
};

export const WirdHochgeladen: Story = {
  args: {
    ...DateienGewählt.args,
    submitting: true,
    progress: { resume: 100, coverLetter: 62, additional: 12, video: 0 },
    onStopUpload: fn(),
  },
  parameters: { spec: ['AF29'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Wird übermittelt...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: /Anschreiben/ })).toHaveAttribute('aria-valuenow', '62');
    const [stop] = canvas.getAllByRole('button', { name: 'Hochladen abbrechen' });
    if (stop) await userEvent.click(stop);
    await expect(args.onStopUpload).toHaveBeenCalledOnce();
  },
};

export const WirdÜbermittelt: Story = { args: { defaultValues: annika, initialFiles: resume, submitting: true } };

const arrival: { resolve: (failure: SubmitFailure | null) => void } = { resolve: () => undefined };

export const NurEinmal: Story = {
  args: {
    defaultValues: annika,
    initialFiles: resume,
    onSubmit: fn<SubmitHandler<ApplicationValues>>(
      () => new Promise<SubmitFailure | null>((resolve) => Object.assign(arrival, { resolve })),
    ),
  },
  parameters: { spec: ['AF29'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    const send = canvas.getByRole('button', { name: 'Bewerbung absenden' });
    send.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wird übermittelt...' })).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveAttribute('aria-disabled', 'true');
    // The busy button keeps the focus, and the progress is announced.
    await expect(send).toHaveFocus();
    await expect(canvas.getByText('Wird übermittelt...', { selector: 'output' })).toBeInTheDocument();
    arrival.resolve({ summary: ['Keine Internetverbindung. Bitte überprüfen Sie Ihre Netzwerkverbindung.'] });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Keine Internetverbindung.');
    await expect(canvas.getByRole('button', { name: 'Bewerbung absenden' })).toBeEnabled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Angemeldet: Story = {
  args: { locked: { firstName: 'Annika', lastName: 'Brandt', email: 'annika.brandt@post.example', phone: '' } },
  parameters: { spec: ['AF26', 'AF27'] },
  play: async ({ canvas }) => {
    for (const [label, value] of [
      ['Vorname', 'Annika'],
      ['Nachname', 'Brandt'],
      ['E-Mail', 'annika.brandt@post.example'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await userEvent.type(canvas.getByLabelText('Vorname'), 'xyz');
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
    await userEvent.type(canvas.getByLabelText('Telefon (optional)'), '0171');
    await expect(canvas.getByLabelText('Telefon (optional)')).toHaveValue('0171');
  },
};

export const AngemeldetMitTelefon: Story = {
  args: { locked: { ...Angemeldet.args?.locked, phone: '040 5550 1482' } },
  parameters: { spec: ['AF27'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Telefon (optional)')).toHaveValue('040 5550 1482');
    await expect(canvas.getByLabelText('Telefon (optional)')).toHaveAttribute('readonly');
  },
};

export const MitEmpfehlung: Story = {
  args: { referral: jana, onRemoveReferral: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Diese Stelle wurde Ihnen von Jana Petersen empfohlen.')).toBeVisible();
    await expect(canvasElement.querySelector('input[name=referral]')).toHaveValue('JANA7');
    await userEvent.click(canvas.getByRole('button', { name: 'Empfehlung entfernen' }));
    await expect(args.onRemoveReferral).toHaveBeenCalledOnce();
  },
};

export const Dunkel: Story = { args: { ...DateienGewählt.args, referral: jana, onRemoveReferral: fn() }, globals: { theme: 'dark' } };

// Space ticks a box, Enter in a field submits.
export const Tastatur: Story = {
  args: { defaultValues: annika, initialFiles: resume },
  play: async ({ canvas, args }) => {
    for (const name of [/Geschäftsbedingungen/, /Datenschutzerklärung/]) {
      canvas.getByRole('checkbox', { name }).focus();
      await userEvent.keyboard(' ');
    }
    canvas.getByLabelText('Vorname').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  args: {
    defaultValues: { ...annika, lastName: 'von Hohenfels-Schreckenstein-Rechtsschutzversicherungsgesellschaft' },
    initialFiles: { resume: storyFile('Lebenslauf_Rechtsschutzversicherungsgesellschaftsabteilungsleitung_2026_endgültig.pdf') },
    aside: (
      <JobSummary
        title="Rechtsschutzversicherungsgesellschaftsabteilungsleitung (m/w/d)"
        company="Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit"
        location="Mönchengladbach"
      />
    ),
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
