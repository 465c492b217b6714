import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitFailure } from '../shared/submission';
import { JobForm, type JobVideoChoice } from './JobForm';
import type { JobFormValues } from './values';

const people = ['Deniz Arslan', 'Jana Petersen', 'Olena Kovalenko', 'Maximilian von Hohenfels-Schreckenstein'];
const members = people.map((name, index) => ({ id: String(index + 1), name, email: `person${index + 1}@nordbahn.example`, avatarUrl: '' }));

const meta = {
  title: 'Formulare/Stellenanzeige',
  component: JobForm,
  args: {
    mode: 'create',
    members,
    focusPages: [{ id: '7', title: 'Arbeiten an der Strecke' }],
    onSubmit: fn(async (_values: JobFormValues, _video: JobVideoChoice): Promise<SubmitFailure | null> => null),
    onCancel: fn(),
  },
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled: Partial<JobFormValues> = {
  title: 'Fachplanerin oder Fachplaner Leit- und Sicherungstechnik (m/w/d)',
  city: 'Hamburg',
  workingModel: 'Hybrid',
  employment: 'Vollzeit',
  jobDescription: 'Sie planen Signalanlagen.',
  yourTasks: 'Planung',
  yourProfile: 'Studium',
};
const optionsOf = (select: HTMLElement) => [...select.querySelectorAll('option:not([value=""])')].map((option) => option.textContent);
type Canvas = ReturnType<typeof within>;
const send = (canvas: Canvas, name = 'Stellenanzeige erstellen') => userEvent.click(canvas.getByRole('button', { name }));

export const Neu: Story = {
  parameters: { spec: ['JM25', 'JM26', 'JM27', 'JM33', 'JM34', 'JM35', 'JM36', 'JM37', 'JM38'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Allgemeine Informationen',
      'Profilspezifische Informationen',
      'Beschreibung',
      'Ansprechpartner',
      'Video',
      'Aktionen',
    ]);
    await expect(canvas.getByLabelText('Stellentitel')).toHaveAttribute('name', 'title');
    await expect(canvas.getByLabelText('Standort')).toHaveAttribute('name', 'city');
    await expect(optionsOf(canvas.getByLabelText('Arbeitsmodell'))).toEqual(['Remote', 'Hybrid', 'Büro']);
    await expect(optionsOf(canvas.getByLabelText('Beschäftigungsart'))).toEqual([
      'Vollzeit',
      'Teilzeit',
      'Freiberuflich',
      'Werkstudent',
      'Praktikum',
    ]);
    await expect(optionsOf(canvas.getByLabelText('Profiltyp'))).toEqual(['Standard', 'Vertrieb', 'Technologie', 'Führungskraft']);
    await expect(canvas.getByLabelText('Profiltyp')).toHaveDisplayValue('Standard');
    await expect(canvas.getByLabelText('Design')).toHaveDisplayValue('Moderne Alternative');
    await expect(canvas.getByLabelText('Fokusseite (optional)')).toHaveDisplayValue('Standard-Unternehmensprofil');
    await expect(canvas.getByRole('switch', { name: 'Stellenanzeige aktiv' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const FehlendeAngaben: Story = {
  parameters: { spec: ['JM31'] },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus');
    const labels = ['Stellentitel', 'Standort', 'Arbeitsmodell', 'Beschäftigungsart', 'Stellenbeschreibung', 'Ihre Aufgaben', 'Ihr Profil'];
    for (const label of labels) await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Stellentitel')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NurPflichtfelder: Story = {
  args: { defaultValues: filled },
  parameters: { spec: ['JM32'] },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ...filled, ote: '', weOffer: '', aboutUs: '', focusPage: '' }), {
        file: null,
        stored: null,
      }),
    );
  },
};

export const Profilwechsel: Story = {
  args: { defaultValues: filled },
  parameters: { spec: ['JM40', 'JM41'] },
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole('region', { name: 'Profilspezifische Informationen' }));
    const profile = canvas.getByLabelText('Profiltyp');
    await expect(section.queryAllByRole('textbox')).toHaveLength(0);
    for (const type of ['Technologie', 'Führungskraft', 'Vertrieb']) {
      await userEvent.selectOptions(profile, type);
      await expect(section.getAllByRole('textbox')).toHaveLength(8);
    }
    await userEvent.type(canvas.getByLabelText('CRM-System (optional)'), 'HubSpot');
    await userEvent.selectOptions(profile, 'Technologie');
    await expect(canvas.queryByLabelText('CRM-System (optional)')).toBeNull();
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          jobProfileType: 'TECH',
          specificInformation: expect.objectContaining({ crmSystem: 'HubSpot', tools: '' }),
        }),
        expect.anything(),
      ),
    );
    await userEvent.selectOptions(profile, 'Vertrieb');
    await expect(canvas.getByLabelText('CRM-System (optional)')).toHaveValue('HubSpot');
  },
};

export const Ansprechpartner: Story = {
  args: { defaultValues: filled },
  parameters: { spec: ['JM50', 'JM51', 'JM52', 'JM54'] },
  play: async ({ canvas, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: new RegExp(name) });
    for (const name of ['Deniz', 'Jana', 'Olena']) await userEvent.click(box(name));
    await expect(box('Maximilian')).toBeDisabled();
    await expect(box('Maximilian')).toHaveAccessibleName(/person4@nordbahn\.example/);
    await expect(canvas.getByRole('button', { name: 'Deniz Arslan nach oben' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Olena Kovalenko nach unten' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Olena Kovalenko nach oben' }));
    await userEvent.click(box('Deniz'));
    await expect(box('Maximilian')).toBeEnabled();
    await expect(box('Olena').closest('li')).toHaveTextContent('Platz 1');
    await expect(box('Jana').closest('li')).toHaveTextContent('Platz 2');
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ contacts: ['3', '2'] }), expect.anything()));
  },
};

export const OhneTeam: Story = {
  args: { members: [] },
  parameters: { spec: ['JM56'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bitte fügen Sie zuerst Teammitglieder hinzu.')).toBeVisible();
  },
};

export const TeamNichtGeladen: Story = {
  args: { membersError: 'Teammitglieder konnten nicht geladen werden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teammitglieder konnten nicht geladen werden')).toBeVisible();
  },
};

export const Video: Story = {
  args: { defaultValues: filled },
  parameters: { spec: ['JM46', 'JM57', 'JM58', 'JM59'] },
  play: async ({ canvas, args }) => {
    const slot = () => canvas.getByLabelText(/^Video \(optional\)/);
    const webm = new File(['x'], 'Film.webm', { type: 'video/webm' });
    await userEvent.upload(slot(), webm, { applyAccept: false });
    await expect(canvas.getByText('Bitte wählen Sie ein Video im Format MP4, MOV oder AVI')).toBeVisible();
    const large = new File(['x'], 'Gross.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 101 * 1024 * 1024 });
    await userEvent.upload(slot(), large);
    await expect(canvas.getByText('Das Video darf maximal 100MB groß sein')).toBeVisible();
    const avi = new File(['x'], 'Film.avi', { type: 'video/x-msvideo' });
    await userEvent.upload(slot(), avi);
    await expect(canvas.queryByText('Das Video darf maximal 100MB groß sein')).toBeNull();
    const preview = canvas.queryByLabelText('Vorschau des Videos');
    if (preview) await fireEvent.error(preview);
    await expect(await canvas.findByText('Für dieses Video ist keine Vorschau möglich. Sie können es trotzdem hochladen.')).toBeVisible();
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.anything(), { file: avi, stored: null }));
    await userEvent.click(canvas.getByRole('button', { name: 'Film.avi entfernen' }));
    await expect(canvas.queryByText('Film.avi')).toBeNull();
    await expect(canvas.queryByText(/keine Vorschau möglich/)).toBeNull();
  },
};

export const Bearbeiten: Story = {
  args: { mode: 'edit', defaultValues: filled, storedVideo: { url: '/video.mp4', filename: 'video.mp4' } },
  parameters: { spec: ['JM28', 'JM39'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Design')).toHaveDisplayValue('Klassisch');
    await send(canvas, 'Stellenanzeige aktualisieren');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ templateType: 'template1' }), {
        file: null,
        stored: { url: '/video.mp4', filename: 'video.mp4' },
      }),
    );
  },
};

export const WirdGespeichert: Story = {
  args: { defaultValues: filled, uploading: true, progress: 20 },
  parameters: { spec: ['JM29', 'JM30'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wird gespeichert...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  },
};

export const Dunkel: Story = {
  args: { defaultValues: { ...filled, jobProfileType: 'SALES', contacts: ['2', '1'] } },
  globals: { theme: 'dark' },
};
