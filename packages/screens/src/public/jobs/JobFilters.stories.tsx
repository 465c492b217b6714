import { fixtureJobCards } from '@stellwerk/domain/fixtures';
import { jobListMessages } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { retype } from '@stellwerk/testing/fields';
import { onSite } from '../../testing/story-site';
import { ready } from '../../testing/story-values';
import { filterJobs } from './job-filter';
import { jobListView, readJobListState, type JobListState } from './job-list';
import { allJobs } from './story-jobs';
import { JobsScreen } from './JobsScreen';

const stateOf = (query: string) => readJobListState(new URLSearchParams(query));
const viewOf = (state: JobListState) => jobListView(filterJobs(allJobs, state), allJobs);

/** The server's results near Bremen. */
const nearBremen = stateOf('near=Bremen&radius=50');
const near = {
  ...viewOf(stateOf('')),
  jobs: fixtureJobCards.slice(0, 8).map((job, index) => ({ ...job, distance: job.workingModel === 'Remote' ? null : index * 6 })),
  total: 8,
  near: { name: 'Bremen', radius: 50 },
};

const meta = {
  title: 'Öffentlich/Stellenliste, Filter',
  component: JobsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite('/jobs')],
  args: {
    state: stateOf(''),
    view: ready(viewOf(stateOf(''))),
    hrefOf: (page) => `/jobs?page=${page}`,
    onChange: fn(),
    onReset: fn(),
    onPlaceText: fn(),
    places: [],
  },
} satisfies Meta<typeof JobsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Umkreis: Story = {
  name: 'In der Nähe',
  args: { state: nearBremen, view: ready(near) },
  parameters: { spec: ['O94'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '8 Stellenanzeigen im Umkreis von 50 km um Bremen' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Bremen');
    await expect(canvas.getByLabelText('Umkreis')).toHaveDisplayValue('50 km');
    await expect(canvas.getAllByText(/\d km$/).length).toBeGreaterThan(1);
    // There is one field for the location, and filters that apply everywhere say so.
    await expect(canvas.queryByRole('combobox', { name: 'Standort' })).toBeNull();
    await expect(canvas.getAllByText('Remote, überall')).toHaveLength(
      near.jobs.filter(({ workingModel }) => workingModel === 'Remote').length,
    );
  },
};

export const UmkreisTelefon: Story = { ...Umkreis, name: 'In der Nähe, Telefon', globals: { viewport: { value: 'mobile1' } } };
export const UmkreisDunkel: Story = { ...Umkreis, name: 'In der Nähe, dunkel', globals: { theme: 'dark' } };

export const OrtUnbekannt: Story = {
  name: 'Ort unbekannt',
  args: {
    state: stateOf('near=Hambrug'),
    view: ready({
      ...viewOf(stateOf('')),
      jobs: [],
      total: 0,
      nearProblem: { message: jobListMessages.unknownPlace('Hambrug', 'Hamburg'), suggestion: 'Hamburg' },
    }),
  },
  parameters: { spec: ['O94'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Ort oder PLZ' });
    await expect(field).toHaveValue('Hambrug');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Den Ort „Hambrug“ kennen wir nicht. Meinten Sie „Hamburg“?');
    await expect(canvas.getByRole('link', { name: 'Meinten Sie „Hamburg“?' })).toHaveAttribute('href', '/jobs?near=Hamburg');
  },
};

export const OrtTippen: Story = {
  name: 'Ablauf: Ort tippen und übernehmen',
  args: {
    places: [
      { name: 'Bremen', region: 'Bremen' },
      { name: 'Bremerhaven', region: 'Bremen' },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Ort oder PLZ' });
    await userEvent.type(field, 'brem');
    await expect(args.onPlaceText).toHaveBeenLastCalledWith('brem');
    await expect(args.onChange).not.toHaveBeenCalled();
    const offered = [...canvasElement.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));
    await expect(offered).toEqual(['Bremen', 'Bremerhaven']);
    await retype(field, 'Kassel{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ near: 'Kassel', page: 1 });
    await retype(field, 'Bremen');
    await expect(args.onChange).toHaveBeenLastCalledWith({ near: 'Bremen', page: 1 });
  },
};

const narrowed = stateOf('location=Bremen&employment=Vollzeit&contract=permanent&payMin=40000&pay=required&remote=exclude');

export const Gesetzt: Story = {
  name: 'Filter gesetzt',
  args: { state: narrowed, view: ready(viewOf(narrowed)) },
  parameters: { spec: ['PL07', 'O78'] },
  play: async ({ args, canvas }) => {
    const tags = within(canvas.getByRole('list', { name: 'Gesetzte Filter' }));
    await expect(tags.getAllByRole('button').map((tag) => tag.textContent)).toEqual([
      'Bremen',
      'Vollzeit',
      'Unbefristet',
      'ab 40.000\u00a0€',
      'Nur mit Gehaltsangabe',
      'Ohne Remote-Stellen',
    ]);
    await userEvent.click(tags.getByRole('button', { name: 'Filter entfernen: Vollzeit' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ employment: '', page: 1 });
    await userEvent.selectOptions(canvas.getByLabelText('Arbeitsmodell'), 'Hybrid');
    await expect(args.onChange).toHaveBeenLastCalledWith({ workingModel: 'Hybrid', page: 1 });
    await userEvent.selectOptions(canvas.getByLabelText('Befristung'), 'Befristet');
    await expect(args.onChange).toHaveBeenLastCalledWith({ contract: 'temporary', page: 1 });
    await userEvent.selectOptions(canvas.getByLabelText('Gehalt im Jahr'), '60000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ payMin: 60_000, page: 1 });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nur mit Gehaltsangabe' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ pay: 'any', page: 1 });
    for (const { payRange } of viewOf(narrowed).jobs) await expect(payRange).not.toBeNull();
  },
};

const wired: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: function Wired(args) {
    const [now, setNow] = useState(args.state);
    return <JobsScreen {...args} state={now} view={ready(viewOf(now))} onChange={(change) => setNow({ ...now, ...change })} />;
  },
};

export const Fenster: Story = {
  ...wired,
  name: 'Filter auf dem Telefon',
  args: { state: stateOf('employment=Vollzeit') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.selectOptions(dialog.getByLabelText('Standort'), 'Bremen');
    const { total } = viewOf(stateOf('employment=Vollzeit&location=Bremen'));
    await expect(await dialog.findByRole('button', { name: `${total} Stellenanzeigen anzeigen` })).toBeVisible();
  },
};

export const FensterGeschlossen: Story = {
  ...wired,
  name: 'Ablauf: Filter auf dem Telefon setzen',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.selectOptions(dialog.getByLabelText('Arbeitsmodell'), 'Hybrid');
    await userEvent.click(dialog.getByRole('button', { name: /Stellenanzeigen? anzeigen$/ }));
    await expect(await canvas.findByRole('button', { name: 'Filter (1)' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Filter entfernen: Hybrid' })).toBeVisible();
  },
};
