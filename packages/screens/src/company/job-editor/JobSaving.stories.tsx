import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { ready } from '../../testing/story-values';
import { given } from '@stellwerk/testing/given';
import { StoryPage } from '../shared/story-page';
import { JobEditorScreen } from './JobEditorScreen';
import { editorArgs, knownData, newData } from './story-data';

const video = new File(['x'], 'rundgang-schadenplattform.mp4', { type: 'video/mp4' });
const never = <Answer,>(): Promise<Answer> => new Promise(() => undefined);
/** An upload whose response has the given status. */
const refused = (status: number, statusText: string) =>
  fn((): Promise<void> => Promise.reject(new ApiError('http', 'Abgelehnt', { status, statusText })));
const filledNew = {
  ...newData,
  job: { values: { ...knownData.job?.values, templateType: 'template2' as const }, video: null, publishedAt: null, version: '' },
};

/** Whether the first call of one mock precedes that of the other. */
const before = (first: (...args: never[]) => unknown, second: (...args: never[]) => unknown): boolean =>
  (mocked(first).mock.invocationCallOrder[0] ?? Infinity) < (mocked(second).mock.invocationCallOrder[0] ?? -Infinity);

const meta = {
  title: 'Unternehmen/Stellenanzeige speichern',
  component: JobEditorScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: editorArgs(filledNew),
} satisfies Meta<typeof JobEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseVideo = async (canvas: Canvas) => userEvent.upload(canvas.getByLabelText(/^Video \(optional\)/), video);
const send = async (canvas: Canvas, name = 'Stellenanzeige erstellen') => {
  await canvas.findByRole('textbox', { name: 'Stellenbeschreibung' });
  await userEvent.click(canvas.getByRole('button', { name }));
};
const findToast = (canvas: Canvas, text: string | RegExp) => within(canvas.getByRole('region', { name: 'Meldungen' })).findByText(text);
const locked = async (canvas: Canvas) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-disabled', 'true'));
  await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveAttribute('aria-disabled', 'true');
};

export const Erstellt: Story = {
  parameters: { spec: ['JM65'] },
  play: async ({ args, canvas }) => {
    await send(canvas);
    await expect(await findToast(canvas, 'Stellenanzeige erfolgreich erstellt')).toBeVisible();
    await expect(args.calls.create).toHaveBeenCalledWith(expect.objectContaining({ companyId: 1 }), 'neu');
    await expect(args.calls.uploadVideo).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('141'));
  },
};

export const WirdErstellt: Story = {
  parameters: { spec: ['JM29', 'JM30', 'JM66'] },
  args: { calls: { ...meta.args.calls, create: fn(() => never<string>()) } },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await findToast(canvas, 'Erstelle neue Stellenanzeige...')).toBeVisible();
    await locked(canvas);
    await expect(canvas.getByText('Gesperrt, bis alles gespeichert ist.')).toBeVisible();
  },
};

/** The job first, then its video with the new id; both buttons stay disabled until the end. */
export const VideoWirdHochgeladen: Story = {
  parameters: { spec: ['JM30', 'JM42', 'JM60', 'JM67'] },
  args: { calls: { ...meta.args.calls, uploadVideo: fn(() => never<void>()) } },
  play: async ({ args, canvas }) => {
    await chooseVideo(canvas);
    await send(canvas);
    await expect(await findToast(canvas, 'Lade Video hoch...')).toBeVisible();
    await expect(before(args.calls.create, args.calls.uploadVideo)).toBe(true);
    await expect(args.calls.uploadVideo).toHaveBeenCalledWith('141', { file: video, captions: null }, expect.any(Function));
    const bar = await canvas.findByRole('progressbar', { name: 'Video wird hochgeladen' });
    await expect(bar).toHaveAttribute('aria-valuenow', '20');
    mocked(args.calls.uploadVideo).mock.lastCall?.[2](50);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    mocked(args.calls.uploadVideo).mock.lastCall?.[2](100);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '80'));
    await locked(canvas);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const VideoHochgeladen: Story = {
  parameters: { spec: ['JM42', 'JM68'] },
  play: async ({ args, canvas }) => {
    await chooseVideo(canvas);
    await send(canvas);
    await expect(await findToast(canvas, 'Video erfolgreich hochgeladen')).toBeVisible();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('141'));
  },
};

/**
 * The job stays saved; the remaining actions replace the form, which would create it a second time.
 */
export const VideoScheitert: Story = {
  parameters: { spec: ['JM69', 'JM73'] },
  args: {
    calls: { ...meta.args.calls, uploadVideo: refused(500, 'Internal Server Error') },
  },
  play: async ({ args, canvas }) => {
    await chooseVideo(canvas);
    await send(canvas);
    await expect(await findToast(canvas, 'Video-Upload fehlgeschlagen: 500 Internal Server Error')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Stellenanzeige ist gespeichert, das Video fehlt noch');
    await expect(canvas.queryByRole('button', { name: 'Stellenanzeige erstellen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Video erneut hochladen' }));
    await waitFor(() => expect(args.calls.uploadVideo).toHaveBeenCalledTimes(2));
    await expect(args.calls.create).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ohne Video fortfahren' }));
    await expect(args.onSaved).toHaveBeenCalledWith('141');
  },
};

/** Captions for the stored video: if their upload fails, the job stays saved (WCAG 1.2.2). */
export const UntertitelScheitern: Story = {
  args: {
    ...editorArgs({ ...knownData, job: knownData.job && { ...knownData.job, video: { url: '/video.mp4', filename: 'rundgang.mp4' } } }),
    jobId: '101',
  },
  play: async ({ canvas, args }) => {
    mocked(args.calls.uploadVideo).mockRejectedValueOnce(
      new ApiError('http', 'Kaputt', { status: 500, statusText: 'Internal Server Error' }),
    );
    const captions = new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nRundgang\n'], 'rundgang.vtt', { type: 'text/vtt' });
    await userEvent.upload(canvas.getByLabelText(/^Untertitel \(optional\)/), captions);
    await expect(await canvas.findByText('rundgang.vtt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stellenanzeige aktualisieren' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Stellenanzeige ist gespeichert, die Untertitel fehlen noch');
    await userEvent.click(canvas.getByRole('button', { name: 'Untertitel erneut hochladen' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('101'));
    await expect(args.calls.uploadVideo).toHaveBeenLastCalledWith('101', { file: null, captions }, expect.any(Function));
  },
};

export const VideoBrichtAb: Story = {
  parameters: { spec: ['JM70'] },
  args: { calls: { ...meta.args.calls, uploadVideo: fn((): Promise<void> => Promise.reject(new ApiError('network', 'aborted'))) } },
  play: async ({ canvas }) => {
    await chooseVideo(canvas);
    await send(canvas);
    await expect(await findToast(canvas, 'Fehler beim Video-Upload')).toBeVisible();
  },
};

export const OhneAnmeldung: Story = {
  parameters: { spec: ['JM74'] },
  args: { calls: { ...meta.args.calls, uploadVideo: refused(401, 'Unauthorized') } },
  play: async ({ canvas }) => {
    await chooseVideo(canvas);
    await send(canvas);
    await expect(await findToast(canvas, 'Nicht authentifiziert')).toBeVisible();
  },
};

export const ServerLehntAb: Story = {
  name: 'Server lehnt ab',
  parameters: { spec: ['JM72'] },
  args: { calls: { ...meta.args.calls, create: fn((): Promise<string> => Promise.reject(new Error('Der Titel ist zu lang.'))) } },
  play: async ({ args, canvas }) => {
    await send(canvas);
    // In the form, not repeated in a toast.
    await expect(await canvas.findByText('Der Titel ist zu lang.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Stellenanzeige' })).toHaveTextContent('Der Titel ist zu lang.');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue(filledNew.job.values.title);
  },
};

export const ServerSchweigt: Story = {
  parameters: { spec: ['JM72'] },
  args: { calls: { ...meta.args.calls, create: fn((): Promise<string> => Promise.reject(new Error(''))) } },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('Fehler beim Erstellen der Stellenanzeige')).toBeVisible();
  },
};

/**
 * A response without a message: technical text, such as a status, is not shown as the server's
 * message.
 */
export const AntwortOhneWorte: Story = {
  name: 'Antwort ohne Worte',
  parameters: { spec: ['JM72'] },
  args: {
    calls: {
      ...meta.args.calls,
      create: fn((): Promise<string> => Promise.reject(new ApiError('http', 'API-Fehler: 400 Bad Request', { status: 400 }))),
    },
  },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('Fehler beim Erstellen der Stellenanzeige')).toBeVisible();
    await expect(canvas.queryByText(/API-Fehler/)).toBeNull();
  },
};

export const UnbekannterFehler: Story = {
  parameters: { spec: ['JM71'] },
  // oxlint-disable-next-line prefer-promise-reject-errors -- this test needs a rejection that is no Error
  args: { calls: { ...meta.args.calls, create: fn((): Promise<string> => Promise.reject('unten')) } },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText('Ein unbekannter Fehler ist aufgetreten')).toBeVisible();
  },
};

/** An existing job: the video is uploaded three seconds after the update. */
export const Aktualisiert: Story = {
  parameters: { spec: ['JM43'] },
  args: { jobId: '101', data: ready(knownData) },
  play: async ({ args, canvas }) => {
    await chooseVideo(canvas);
    await send(canvas, 'Stellenanzeige aktualisieren');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('101'));
    await expect(args.calls.update).toHaveBeenCalledWith(
      '101',
      expect.objectContaining({ jobOffer: expect.objectContaining({ video: null }) }),
      knownData.job?.version,
    );
    await expect(before(args.calls.update, args.calls.uploadVideo)).toBe(true);
    await expect(args.wait).toHaveBeenCalledWith(3000);
    await expect(before(given(args.wait), args.calls.uploadVideo)).toBe(true);
    await expect(args.calls.create).not.toHaveBeenCalled();
  },
};

const phoneDark = { viewport: { value: 'mobile1' }, theme: 'dark' };
export const VideoBrichtAbTelefon: Story = { ...VideoBrichtAb, name: 'Video bricht ab, Telefon dunkel', globals: phoneDark };
export const ServerLehntAbTelefon: Story = { ...ServerLehntAb, name: 'Server lehnt ab, Telefon dunkel', globals: phoneDark };
