import { ApiError, type EditorMember } from '@stellwerk/domain';
import { jobFormValues } from '@stellwerk/forms/job-form';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../testing/story-values';
import { storyNow } from '../overview/story-data';
import { StoryPage } from '../shared/story-page';
import { JobEditorScreen } from './JobEditorScreen';
import { editorArgs, knownData, newData, storyDrafts, storyWire } from './story-data';
import type { JobCalls } from './use-job-saving';

/** The version that another person has saved while the form was open. */
const theirs = {
  ...storyWire,
  title: 'Leitung Schaden',
  city: 'Leer',
  yourTasks: '<p>Ein Team führen.</p>',
  focusPage: null,
  video: null,
  updatedAt: '2026-11-20T09:30:00.000Z',
};
const conflict = new ApiError('http', 'Dieser Eintrag wurde inzwischen geändert.', {
  status: 409,
  body: { success: false, current: theirs },
});
const update = fn<JobCalls['update']>((_jobId, _body, seen) => (seen === theirs.updatedAt ? Promise.resolve() : Promise.reject(conflict)));

const args = editorArgs(knownData);
const meta = {
  title: 'Unternehmen/Zwei Fassungen einer Stellenanzeige',
  component: JobEditorScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: { ...args, jobId: '101', calls: { ...args.calls, update } },
} satisfies Meta<typeof JobEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Stellenanzeige aktualisieren' }));
const tasks = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Ihre Aufgaben' });
const versions = (canvas: Canvas) => canvas.findByRole('list', { name: 'Angaben in zwei Fassungen' });

async function retitle(canvas: Canvas, title: string): Promise<void> {
  await tasks(canvas);
  await retype(canvas.getByLabelText('Stellentitel'), title);
}

/**
 * The second of two people sees both versions and loses nothing; the next save is based on the new
 * version.
 */
export const BeimSpeichern: Story = {
  name: 'Beim Speichern',
  play: async ({ args: { calls, onSaved }, canvas }) => {
    await retitle(canvas, 'Leitung Regulierung');
    await save(canvas);
    const list = await versions(canvas);
    await expect(
      canvas.getByText('Diese Angaben hat jemand anderes geändert, sie stehen jetzt im Formular: Standort, Ihre Aufgaben.'),
    ).toBeVisible();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    for (const version of ['Leitung Schaden', 'Leitung Regulierung']) await expect(within(list).getByText(version)).toBeVisible();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('Leitung Regulierung');
    await expect(canvas.getByLabelText('Standort')).toHaveValue('Leer');
    await waitFor(async () => expect(await tasks(canvas)).toHaveTextContent('Ein Team führen.'));
    await expect(onSaved).not.toHaveBeenCalled();
    await save(canvas);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('101'));
    await expect(mocked(calls.update).mock.lastCall?.[1].jobOffer).toMatchObject({
      title: 'Leitung Regulierung',
      city: 'Leer',
      yourTasks: '<p>Ein Team führen.</p>',
    });
    await expect(mocked(calls.update).mock.lastCall?.[2]).toBe(theirs.updatedAt);
  },
};

/** One click takes over the other person's version. */
export const GespeicherteFassung: Story = {
  name: 'Gespeicherte Fassung übernommen',
  play: async ({ canvas }) => {
    await retitle(canvas, 'Leitung Regulierung');
    await save(canvas);
    await userEvent.click(within(await versions(canvas)).getByRole('button', { name: 'Stellentitel: gespeicherte Fassung übernehmen' }));
    await waitFor(() => expect(canvas.getByLabelText('Stellentitel')).toHaveValue('Leitung Schaden'));
    // The button disappears; the focus stays in place.
    await expect(canvas.getByRole('group', { name: 'Geändert, seit Sie begonnen haben' })).toHaveFocus();
    await expect(canvas.queryByRole('list', { name: 'Angaben in zwei Fassungen' })).toBeNull();
    await expect(canvas.getByText('Nichts davon ist verloren. Prüfen Sie das Formular und speichern Sie es noch einmal.')).toBeVisible();
  },
};

/**
 * Values that the form does not list, for example from an import, are selected as stored, and kept.
 */
export const NichtGelistet: Story = {
  name: 'Mit Werten außerhalb der Listen',
  args: {
    calls: {
      ...args.calls,
      update: fn<JobCalls['update']>((_jobId, _body, seen) =>
        seen === theirs.updatedAt
          ? Promise.resolve()
          : Promise.reject(
              new ApiError('http', conflict.message, {
                status: 409,
                body: {
                  success: false,
                  current: { ...theirs, workingModel: 'Vor Ort', employment: 'Minijob', focusPage: { id: 99, title: 'Alt' } },
                },
              }),
            ),
      ),
    },
  },
  play: async ({ args: { calls, onSaved }, canvas }) => {
    await retitle(canvas, 'Leitung Regulierung');
    await save(canvas);
    await versions(canvas);
    await expect(canvas.getByLabelText('Arbeitsmodell')).toHaveDisplayValue('Vor Ort');
    await expect(canvas.getByLabelText('Beschäftigungsart')).toHaveDisplayValue('Minijob');
    await expect(canvas.getByLabelText(/^Fokusseite/)).toHaveDisplayValue('Gewählte Fokusseite (nicht in der Liste)');
    await save(canvas);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('101'));
    await expect(mocked(calls.update).mock.lastCall?.[1].jobOffer).toMatchObject({ workingModel: 'Vor Ort', employment: 'Minijob' });
  },
};

const base = jobFormValues('edit', knownData.job?.values);
const left = { savedAt: storyNow.getTime() - 3_600_000, values: { ...base, title: 'Leitung Regulierung' }, base };

/** A draft based on an older version does not overwrite later changes. */
export const AusEntwurf: Story = {
  name: 'Aus einem Entwurf',
  args: {
    drafts: storyDrafts({
      ...left,
      base: { ...base, title: 'Leitung Innendienst', city: 'Emden' },
      values: { ...left.values, city: 'Emden' },
    }),
  },
  play: async ({ canvas }) => {
    await tasks(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Entwurf übernehmen' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Stellenanzeige bearbeiten' })).toHaveFocus());
    const list = await versions(canvas);
    await expect(within(list).getByText(base.title)).toBeVisible();
    await expect(within(list).getByText('Leitung Regulierung')).toBeVisible();
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('Leitung Regulierung');
    await expect(canvas.getByLabelText('Standort')).toHaveValue(base.city);
  },
};

/** Nobody has saved since: the draft is unchanged. */
export const UnveränderterEntwurf: Story = {
  name: 'Entwurf der neuesten Fassung',
  args: { drafts: storyDrafts(left) },
  play: async ({ canvas }) => {
    await tasks(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Entwurf übernehmen' }));
    await tasks(canvas);
    await expect(canvas.getByLabelText('Stellentitel')).toHaveValue('Leitung Regulierung');
    await expect(canvas.queryByText('Geändert, seit Sie begonnen haben')).toBeNull();
  },
};

const [first, second] = newData.members;
const member = ({ firstName, lastName }: EditorMember): string => `${firstName} ${lastName}`;

/**
 * Each kind of field is displayed as readable text; unsaved HTML is shown as text, and nothing in
 * it is rendered or loaded.
 */
export const JedeArt: Story = {
  name: 'Jede Art von Angabe',
  args: {
    drafts: storyDrafts({
      savedAt: left.savedAt,
      base: jobFormValues('create', { isActive: false, payUnit: 'DAY', focusPage: '9', contacts: ['99'] }),
      values: {
        ...base,
        jobProfileType: 'SALES',
        templateType: 'template3',
        startsOn: 'immediately',
        contract: '2028-12-31',
        payUnit: 'HOUR',
        closesOn: '2026-12-24',
        specificInformation: { crmSystem: 'Karteikasten' },
        weOffer: '<p>Obst &amp; Tee</p><p>Ruhe<img src="x" alt="Bild"></p>',
        contacts: [given(second).id, given(first).id],
      },
    }),
    data: ready({
      ...knownData,
      job: {
        ...given(knownData.job),
        values: {
          ...base,
          jobProfileType: 'TECH',
          templateType: 'template1',
          startsOn: '2027-04-01',
          contract: 'permanent',
          payUnit: 'MONTH',
          closesOn: '2026-12-31',
          specificInformation: { crmSystem: 'Zettel' },
          weOffer: '<p>Kuchen</p>',
          contacts: [],
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await tasks(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Entwurf übernehmen' }));
    const list = await versions(canvas);
    const shown = within(list)
      .getAllByRole('listitem')
      .map((item) => [item.querySelector('strong'), ...item.querySelectorAll('dd')].map((part) => part?.textContent));
    await expect(shown).toEqual([
      ['Profiltyp', 'Technologie', 'Vertrieb'],
      ['Eintrittstermin', 'Ab 01.04.2027', 'Ab sofort'],
      ['Befristung', 'Unbefristet', 'Befristet bis 31.12.2028'],
      ['Zeitraum', 'im Monat', 'in der Stunde'],
      ['Bewerbungsfrist', '31.12.2026', '24.12.2026'],
      ['Profilspezifische Informationen', 'CRM-System: Zettel', 'CRM-System: Karteikasten'],
      ['Wir bieten', 'Kuchen', 'Obst & Tee\nRuhe'],
      ['Ansprechpartner', 'Keine Angabe', `${member(given(second))}, ${member(given(first))}`],
      ['Design', 'Klassisch', 'Konservatives Business'],
    ]);
    await expect(list.querySelector('img')).toBeNull();
  },
};

const film = { url: '/rundgang.mp4', filename: 'rundgang.mp4', captions: null };
const overtaken = (current: object) =>
  fn<JobCalls['update']>((_jobId, _body, seen) =>
    seen === theirs.updatedAt
      ? Promise.resolve()
      : Promise.reject(new ApiError('http', 'x', { status: 409, body: { current: { ...theirs, ...current } } })),
  );

/**
 * A form that was opened without a video does not remove one that another person has uploaded
 * meanwhile.
 */
export const FremdesVideo: Story = {
  name: 'Video von jemand anderem',
  args: { calls: { ...args.calls, update: overtaken({ video: film }) } },
  play: async ({ args: { calls, onSaved }, canvas }) => {
    await tasks(canvas);
    await save(canvas);
    await expect(await canvas.findByText('rundgang.mp4')).toBeVisible();
    await expect(canvas.getByText(/sie stehen jetzt im Formular: .*Video\.$/)).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('101'));
    await expect(mocked(calls.update).mock.lastCall?.[1].jobOffer.video).toMatchObject({ filename: 'rundgang.mp4' });
  },
};

/**
 * The form's default design does not overwrite a design that another person has selected meanwhile.
 */
export const FremdesDesign: Story = {
  name: 'Design von jemand anderem',
  args: {
    calls: { ...args.calls, update: overtaken({ templateType: 'template2' }) },
    data: ready({ ...knownData, job: { ...given(knownData.job), values: { ...given(knownData.job).values, templateType: undefined } } }),
  },
  play: async ({ args: { calls, onSaved }, canvas }) => {
    await tasks(canvas);
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Moderne Alternative' })).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: 'Klassisch' }));
    await save(canvas);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('101'));
    await expect(mocked(calls.update).mock.lastCall?.[1].jobOffer.templateType).toBe('template1');
  },
};

export const Telefon: Story = { ...BeimSpeichern, name: 'Auf dem Telefon', globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { ...AusEntwurf, name: 'Im Dunkeln', globals: { theme: 'dark' } };
