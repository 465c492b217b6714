import { ApiError, type CompanyJob } from '@stellwerk/domain';
import { fixtureJobs } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../testing/story-values';
import { StoryFrame } from '../../testing/story-frame';
import { defaultJobListState } from '../jobs/list';
import { JobListScreen } from '../jobs/JobListScreen';
import { listArgs } from '../jobs/story-data';
import { overviewJobs } from '../overview/story-data';
import { DesignDialog } from './DesignDialog';

const [first] = overviewJobs;
if (first === undefined) throw new Error('Die Stellenanzeigen fehlen in den Beispieldaten.');
const job: CompanyJob = { ...first, template: 'template1', profileType: 'TECH' };

const storyPage = fixtureJobs.find(({ id }) => id === job.id);
if (storyPage === undefined) throw new Error('Die Seite der Stellenanzeige fehlt in den Beispieldaten.');
const { title } = storyPage;

const meta = {
  title: 'Unternehmen/Design ändern',
  component: DesignDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
  args: {
    job,
    calls: { token: () => 'a.b.c', changeDesign: fn(() => Promise.resolve()), reload: fn() },
    onClose: fn(),
    wait: fn(() => Promise.resolve()),
  },
  render: function Page(args) {
    const [open, setOpen] = useState(args.job);
    const close = () => (args.onClose(), setOpen(undefined));
    return (
      <>
        <main className="sw:page-frame sw:py-8">
          <JobListScreen
            {...listArgs}
            jobs={ready([job, ...overviewJobs.slice(1)])}
            state={defaultJobListState('dashboard')}
            actions={{ design: setOpen }}
          />
        </main>
        <DesignDialog {...args} job={open} onClose={close} />
      </>
    );
  },
} satisfies Meta<typeof DesignDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Design ändern' }));
const save = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Speichern' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Each design shows a preview of this job, as visitors would see it. */
export const MitDerStellenanzeige: Story = {
  name: 'Designs mit dieser Stellenanzeige',
  parameters: { spec: ['JM75'] },
  args: { page: storyPage },
  play: async () => {
    const choice = await dialog();
    await waitFor(() => {
      const pictures = [...document.querySelectorAll('[role=dialog] article[data-template]')];
      void expect(pictures.map((picture) => picture.getAttribute('data-template'))).toEqual(['template1', 'template2', 'template3']);
      for (const picture of pictures) void expect(picture).toHaveTextContent(title);
    });
    await userEvent.click(choice.getByText('Konservatives Business'));
    await expect(choice.getByRole('radio', { name: 'Konservatives Business' })).toBeChecked();
  },
};

export const MitDerStellenanzeigeTelefonDunkel: Story = {
  name: 'Designs mit dieser Stellenanzeige, Telefon dunkel',
  args: { page: storyPage },
  globals: { viewport: { value: 'mobile1' }, theme: 'dark' },
};

/**
 * From the row's menu to the saved design: a toast confirms the change and, a second later, the
 * page reloads.
 */
export const Wählen: Story = {
  parameters: { spec: ['JM76', 'JM77', 'JM78', 'JM79', 'EN52'] },
  args: { job: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Weitere Aktionen zu ${job.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Design ändern' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const choice = await dialog();
    await expect(choice.getByText(job.title)).toBeVisible();
    await expect(choice.getByRole('radio', { name: 'Klassisch' })).toBeChecked();
    await expect(choice.getByLabelText('Profiltyp')).toHaveDisplayValue('Technologie');
    await userEvent.click(choice.getByRole('radio', { name: 'Konservatives Business' }));
    await userEvent.selectOptions(choice.getByLabelText('Profiltyp'), 'Führungskraft');
    await save();
    await expect(await screen.findByText('Template erfolgreich aktualisiert')).toBeVisible();
    await expect(args.calls.changeDesign).toHaveBeenCalledWith(job.id, { template: { id: 3 }, jobProfileType: 'EXECUTIVE' });
    await gone();
    await expect(args.wait).toHaveBeenCalledWith(1000);
    await waitFor(() => expect(args.calls.reload).toHaveBeenCalledOnce());
    await expect(new URL(mocked(args.calls.reload).mock.lastCall?.[0] ?? '').searchParams.get('t')).toMatch(/^\d{13}$/);
  },
};

export const Offen: Story = {
  parameters: { spec: ['JM75', 'JM76'] },
  play: async () => {
    const names = (await dialog()).getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(names).toEqual(['template1', 'template2', 'template3']);
    const ends = (await dialog()).getAllByRole('button').map((button) => button.textContent);
    await expect(ends.slice(0, 2)).toEqual(['Abbrechen', 'Speichern']);
  },
};

export const WirdGespeichert: Story = {
  args: { calls: { ...meta.args.calls, changeDesign: fn(() => new Promise<void>(() => undefined)) } },
  play: async ({ args }) => {
    await save();
    const choice = await dialog();
    await waitFor(() => expect(choice.getByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Gescheitert: Story = {
  parameters: { spec: ['JM82'] },
  args: {
    calls: { ...meta.args.calls, changeDesign: fn(() => Promise.reject(new ApiError('http', 'x', { status: 500, serverMessage: '' }))) },
  },
  play: async ({ args }) => {
    await save();
    await expect(await (await dialog()).findByText('Fehler beim Aktualisieren des Templates: 500')).toBeVisible();
    await expect(args.calls.reload).not.toHaveBeenCalled();
  },
};

export const ServerLehntAb: Story = {
  name: 'Server lehnt ab',
  parameters: { spec: ['JM82'] },
  args: {
    calls: {
      ...meta.args.calls,
      changeDesign: fn(() =>
        Promise.reject(new ApiError('http', 'x', { status: 403, serverMessage: 'Sie haben keine Berechtigung für diese Aktion.' })),
      ),
    },
  },
  play: async () => {
    await save();
    await expect(await (await dialog()).findByText('Sie haben keine Berechtigung für diese Aktion.')).toBeVisible();
  },
};

export const OhneAnmeldung: Story = {
  parameters: { spec: ['JM80'] },
  args: { calls: { ...meta.args.calls, token: () => null } },
  play: async ({ args }) => {
    await save();
    await expect(await (await dialog()).findByText('Kein JWT-Token gefunden. Bitte melden Sie sich an.')).toBeVisible();
    await expect(args.calls.changeDesign).not.toHaveBeenCalled();
  },
};

export const OhneStellenanzeige: Story = {
  parameters: { spec: ['JM81'] },
  args: { job: { ...job, id: '' } },
  play: async ({ args }) => {
    await save();
    await expect(await (await dialog()).findByText('Keine Stellenanzeigen-ID vorhanden.')).toBeVisible();
    await expect(args.calls.changeDesign).not.toHaveBeenCalled();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
