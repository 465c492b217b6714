import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitFailure } from '@stellwerk/domain';
import { JobForm } from './JobForm';
import { emptyForm, filled } from './story-data';
import type { JobVideoChoice } from './use-draft';
import { jobFormValues, type JobFormValues } from './values';

const meta = {
  title: 'Formulare/Stellenanzeige: Video und Speichern',
  component: JobForm,
  parameters: guide({
    when: ['Dasselbe Formular beim Umgang mit dem Video und beim Speichern; Hinweise stehen unter „Stellenanzeige“.'],
    whenNot: ['Für das Video in der Anzeige: `VideoPlayer`.'],
    accessibility: ['Der Fortschritt ist ein `progressbar` mit Namen; ein abgelehntes Video wird mit Grund genannt.'],
    keyboard: [
      ['Tab', 'Video wählen, entfernen, speichern'],
      ['Leertaste', 'öffnet die Dateiauswahl'],
    ],
  }),
  args: { ...emptyForm, defaultValues: filled },
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;
const send = (canvas: Canvas, name = 'Stellenanzeige erstellen') => userEvent.click(canvas.getByRole('button', { name }));
const stored = { url: '/video.mp4', filename: 'rundgang.mp4' };

export const Video: Story = {
  parameters: { spec: ['JM46', 'JM57', 'JM58', 'JM59'] },
  play: async ({ canvas, args }) => {
    const slot = () => canvas.getByLabelText(/^Video \(optional\)/);
    const webm = new File(['x'], 'Film.webm', { type: 'video/webm' });
    await userEvent.upload(slot(), webm, { applyAccept: false });
    await expect(canvas.getByText('Bitte wählen Sie ein Video im Format MP4, MOV oder AVI.')).toBeVisible();
    const large = new File(['x'], 'Gross.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 101 * 1024 * 1024 });
    await userEvent.upload(slot(), large);
    await expect(canvas.getByText('Das Video darf maximal 100MB groß sein.')).toBeVisible();
    for (const [name, type] of [
      ['Film.mp4', 'video/mp4'],
      ['Film.mov', 'video/quicktime'],
    ] as const) {
      await userEvent.upload(slot(), new File(['x'], name, { type }));
      await expect(await canvas.findByText(name)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: `${name} entfernen` }));
    }
    const avi = new File(['x'], 'Film.avi', { type: 'video/x-msvideo' });
    await userEvent.upload(slot(), avi);
    await expect(canvas.queryByText('Das Video darf maximal 100MB groß sein.')).toBeNull();
    const preview = canvas.queryByLabelText('Vorschau des Videos');
    if (preview) await fireEvent.error(preview);
    await expect(await canvas.findByText('Für dieses Video ist keine Vorschau möglich. Sie können es trotzdem hochladen.')).toBeVisible();
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(jobFormValues('create', filled), { file: avi, stored: null, captions: null }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Film.avi entfernen' }));
    await expect(canvas.queryByText('Film.avi')).toBeNull();
    await expect(canvas.queryByText(/keine Vorschau möglich/)).toBeNull();
  },
};

export const Bearbeiten: Story = {
  args: { mode: 'edit', storedVideo: stored },
  parameters: { spec: ['JM28', 'JM39', 'JM45'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Klassisch' })).toBeChecked();
    await send(canvas, 'Stellenanzeige aktualisieren');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(jobFormValues('edit', filled), { file: null, stored, captions: null }));
  },
};

export const WirdGespeichert: Story = {
  args: { uploading: true, progress: 20 },
  parameters: { spec: ['JM29', 'JM30'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const VideoScheitert: Story = {
  name: 'Video kann nicht hochgeladen werden',
  args: { mode: 'edit', videoError: { action: 'upload', cause: { status: 500, statusText: 'Internal Server Error' } } },
  parameters: { spec: ['MD15', 'MD17'] },
  play: async ({ canvas }) => {
    const message = 'Fehler beim Hochladen des Job-Videos. Server-Fehler: 500 Internal Server Error';
    await expect(canvas.getByRole('alert').textContent).toBe(message);
    await expect(canvas.getByLabelText(/^Video \(optional\)/)).toHaveAccessibleDescription(expect.stringContaining(message));
  },
};

export const VideoBleibt: Story = {
  name: 'Video kann nicht entfernt werden',
  args: { mode: 'edit', storedVideo: stored, videoError: { action: 'remove' } },
  parameters: { spec: ['MD15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe('Fehler beim Löschen des Job-Videos');
  },
};

// The removal of a stored video is saved with the job: its reference becomes null.
export const GespeichertesVideoEntfernen: Story = {
  args: { mode: 'edit', storedVideo: stored },
  parameters: { spec: ['JM46'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Vorschau des Videos')).toHaveAttribute('src', '/video.mp4');
    await userEvent.click(canvas.getByRole('button', { name: 'rundgang.mp4 entfernen' }));
    await expect(canvas.queryByText('rundgang.mp4')).toBeNull();
    await expect(canvas.queryByLabelText('Vorschau des Videos')).toBeNull();
    await send(canvas, 'Stellenanzeige aktualisieren');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(jobFormValues('edit', filled), { file: null, stored: null, captions: null }),
    );
  },
};

const vtt = (text: string, name = 'Rundgang.vtt') => new File([text], name, { type: 'text/vtt' });
const spoken = vtt('WEBVTT\n\n00:00.000 --> 00:02.000\nSo arbeiten wir.\n');
const captionsSlot = (canvas: Canvas) => canvas.getByLabelText(/^Untertitel \(optional\)/);
const hint = 'Ohne Untertitel können gehörlose und schwerhörige Menschen Ihrem Video nicht folgen.';

// Captions are requested as soon as there is a video, validated like on the server, and shown in
// the preview (WCAG 1.2.2).
export const Untertitel: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(/^Untertitel/)).toBeNull();
    const film = new File(['x'], 'Film.mp4', { type: 'video/mp4' });
    await userEvent.upload(canvas.getByLabelText(/^Video \(optional\)/), film);
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(captionsSlot(canvas)).toHaveAccessibleDescription(`WebVTT (.vtt) auf Deutsch, höchstens 1 MB ${hint}`);
    const refused = [
      [vtt('1\n00:00:01,000 --> 00:00:03,000\nHallo', 'Rundgang.srt'), 'Bitte wählen Sie Untertitel im Format WebVTT (.vtt).'],
      [vtt('WEBVTT\n\nohne Zeiten'), 'Die Datei enthält keine gültigen Untertitel im Format WebVTT.'],
      [vtt(`WEBVTT\n${' '.repeat(1024 * 1024)}`), 'Die Datei ist zu groß (höchstens 1 MB).'],
    ] as const;
    for (const [file, message] of refused) {
      await userEvent.upload(captionsSlot(canvas), file, { applyAccept: false });
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await userEvent.upload(captionsSlot(canvas), spoken);
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull());
    await expect(canvas.getByText('Rundgang.vtt')).toBeVisible();
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(jobFormValues('create', filled), { file: film, stored: null, captions: spoken }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Rundgang.vtt entfernen' }));
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(captionsSlot(canvas)).toHaveFocus();
  },
};

// Stored captions stay with their video, can be removed, and are not reused for another video.
export const GespeicherteUntertitel: Story = {
  args: { mode: 'edit', storedVideo: { ...stored, captions: { url: '/rundgang.vtt', filename: 'rundgang.vtt' } } },
  play: async ({ canvas }) => {
    const track = () => canvas.getByLabelText('Vorschau des Videos').querySelector('track');
    await expect(track()).toHaveAttribute('src', '/rundgang.vtt');
    await userEvent.upload(canvas.getByLabelText(/^Video \(optional\)/), new File(['x'], 'Film.mp4', { type: 'video/mp4' }));
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(canvas.queryByText('rundgang.vtt')).toBeNull();
  },
};
export const UntertitelEntfernen: Story = {
  name: 'Gespeicherte Untertitel entfernen',
  args: GespeicherteUntertitel.args,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'rundgang.vtt entfernen' }));
    await expect(canvas.getByText(hint)).toBeVisible();
    await send(canvas, 'Stellenanzeige aktualisieren');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(jobFormValues('edit', filled), {
        file: null,
        stored: { ...stored, captions: null },
        captions: null,
      }),
    );
  },
};

// The structured pay beside the free text, and the last day for applications (rule 14).
export const GehaltUndFrist: Story = {
  play: async ({ canvas, args }) => {
    const [least, most] = ['Gehalt von (optional)', 'Gehalt bis (optional)'].map((label) => canvas.getByLabelText(label));
    const closes = await canvas.findByRole('group', { name: /^Bewerbungsfrist/ });
    if (!least || !most) throw new Error('Die Felder fehlen.');
    const typeDay = async (digits: string) => {
      closes.focus();
      await expect(within(closes).getByRole('spinbutton', { name: /^Tag,/ })).toHaveFocus();
      await userEvent.keyboard(digits);
    };
    await userEvent.type(least, '82.000');
    await userEvent.type(most, '68.000');
    await typeDay('01112026');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bitte prüfen Sie Ihre Angaben.');
    await expect(most).toHaveAccessibleDescription(/^Der Höchstbetrag darf nicht unter dem Mindestbetrag liegen\./);
    await expect(closes).toHaveAccessibleDescription(/^Die Bewerbungsfrist darf nicht in der Vergangenheit liegen\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await retype(most, 'viel');
    await send(canvas);
    await waitFor(() => expect(most).toHaveAccessibleDescription(/^Bitte geben Sie einen Betrag in Euro an/));
    await retype(most, '90.000');
    await typeDay('24122026');
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ payMin: '82.000', payMax: '90.000', payUnit: 'YEAR', closesOn: '2026-12-24' }),
        expect.anything(),
      ),
    );
  },
};

export const SpeichernScheitert: Story = {
  args: {
    onSubmit: fn(async (_values: JobFormValues, _video: JobVideoChoice): Promise<SubmitFailure | null> => ({
      summary: ['Fehler beim Erstellen der Stellenanzeige'],
    })),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fehler beim Erstellen der Stellenanzeige');
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue(filled.title);
    await expect(canvas.getByRole('button', { name: 'Stellenanzeige erstellen' })).toBeEnabled();
  },
};

/**
 * Errors that only the server can detect appear at the field that can fix them; the server uses
 * wire names (rule 17).
 */
export const ServerLehntAb: Story = {
  name: 'Server lehnt Angaben ab',
  args: {
    onSubmit: fn(async (_values: JobFormValues, _video: JobVideoChoice): Promise<SubmitFailure | null> => ({
      summary: ['Höchstens 255 Zeichen.'],
      fields: {
        'jobOffer.title': 'Höchstens 255 Zeichen.',
        'jobOffer.closesAt': 'Der Tag ist schon vorbei.',
        'jobOffer.focusPage': 'Die ausgewählte Fokusseite gibt es nicht mehr.',
        teamMembers: 'Ein ausgewählter Ansprechpartner gehört nicht mehr zum Team. Bitte prüfen Sie die Auswahl.',
        'jobOffer.video': 'Dieses Video gehört nicht zu dieser Stellenanzeige.',
        companyId: 'Dieses Unternehmen gibt es nicht.',
      },
    })),
  },
  play: async ({ canvas }) => {
    await send(canvas);
    const alert = await canvas.findByText('Bitte prüfen Sie Ihre Angaben.');
    for (const message of ['Dieses Unternehmen gibt es nicht.', 'Dieses Video gehört nicht zu dieser Stellenanzeige.'])
      await expect(alert.closest('[role=alert]')).toHaveTextContent(message);
    for (const [field, message] of [
      [canvas.getByLabelText('Stellentitel'), 'Höchstens 255 Zeichen.'],
      [canvas.getByRole('combobox', { name: /^Fokusseite/ }), 'Die ausgewählte Fokusseite gibt es nicht mehr.'],
      [canvas.getByRole('group', { name: 'Ansprechpartner' }), /gehört nicht mehr zum Team/],
    ] as const)
      await expect(field).toHaveAccessibleDescription(expect.stringMatching(message));
    await expect(canvas.getByText('Der Tag ist schon vorbei.')).toBeVisible();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveFocus();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue(filled.title);
  },
};

// Unsaved input is never lost without a confirmation, neither by the cancel button nor by a link of
// the page.
export const UngespeicherteÄnderungen: Story = {
  decorators: [
    (Story) => (
      <>
        <a href="#/anderswo" data-way="out" className="sw:inline-block sw:py-0.5" onClick={(event) => event.preventDefault()}>
          Übersicht
        </a>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Übersicht' });
    link.setAttribute('href', '/anderswo');
    const followed = fn();
    link.addEventListener('click', followed);
    const question = () => screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' });
    const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Standort'), ' Mitte');
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledTimes(1);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Weiter bearbeiten' }));
    await gone();
    await expect(followed).toHaveBeenCalledTimes(1);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(true);

    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Verwerfen' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await gone();
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledTimes(2);
  },
};

export const Gespeichert: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Standort'), ' Mitte');
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abbrechen' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
