import { ApiError } from '@stellwerk/domain';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useStoryState } from '../../../testing/story-values';
import { StoryPage } from '../../shared/story-page';
import { manyApplications, never } from '../story-data';
import { partOf, tableArgs } from '../story-list';
import { readApplicationListState, tableQuery } from '../table/list';
import { ApplicationsScreen } from '../table';
import type { BulkCalls } from './bulk-calls';
import { partlyChanged, storyBulk } from './story-calls';

/** Each has a different name, and every fourth has no account. */
const many = manyApplications(230).map((one, index) => ({
  ...one,
  name: `${one.firstName} ${one.lastName}-${index + 1}`,
  status: 'SUBMITTED' as const,
  userId: index % 4 === 3 ? '' : '5',
  repeated: false,
}));
const state = readApplicationListState(new URLSearchParams('sort=oldest'));

const meta = {
  title: 'Unternehmen/Bewerbungen/Mehrere auswählen',
  component: ApplicationsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage path="/company/1/dashboard?tab=applications">{Story()}</StoryPage>],
  args: { ...tableArgs(many), state, bulk: storyBulk(many) },
  render: function Page(args) {
    const [now, change] = useStoryState(args.state);
    return <ApplicationsScreen {...args} state={now} applications={partOf(args.applications, tableQuery(now))} onChange={change} />;
  },
} satisfies Meta<typeof ApplicationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvas: Canvas) => within(canvas.getByRole('table', { name: 'Bewerbungen' })).getAllByRole('checkbox');
const box = (canvas: Canvas, index: number) => given(boxes(canvas)[index]);
const pageBox = (canvas: Canvas) => canvas.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' });
const bar = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Auswahl' }));

const choose = async (canvas: Canvas, ...indexes: readonly number[]) => {
  for (const index of indexes) await userEvent.click(box(canvas, index));
};

export const Nichts: Story = {
  name: 'Nichts ausgewählt',
  play: async ({ canvas }) => {
    await expect(boxes(canvas)).toHaveLength(20);
    await expect(pageBox(canvas)).not.toBeChecked();
    await expect(canvas.queryByRole('region', { name: 'Auswahl' })).toBeNull();
  },
};

export const Einige: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 1, 3);
    await expect(canvas.getByText('2 Bewerbungen ausgewählt')).toBeVisible();
    await expect(pageBox(canvas)).toBePartiallyChecked();
    await expect(bar(canvas).getByRole('button', { name: 'Status ändern' })).toBeVisible();
    const chosen = boxes(canvas).filter((one) => one instanceof HTMLInputElement && one.checked);
    await expect(chosen.map((one) => one.getAttribute('aria-label') ?? one.closest('th')?.querySelector('label')?.textContent)).toEqual(
      [1, 3].map((index) => box(canvas, index).closest('th')?.querySelector('label')?.textContent),
    );
  },
};

export const MitUmschalttaste: Story = {
  name: 'Mit Umschalttaste: alle dazwischen',
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(box(canvas, 2));
    await user.keyboard('{Shift>}');
    await user.click(box(canvas, 5));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('4 Bewerbungen ausgewählt')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: 'Auswahl' })).toBeNull();
    await expect(box(canvas, 5)).toHaveFocus();
  },
};

export const GanzeSeite: Story = {
  name: 'Ganze Seite',
  play: async ({ canvas }) => {
    await userEvent.click(pageBox(canvas));
    await expect(canvas.getByText('20 Bewerbungen ausgewählt')).toBeVisible();
    await expect(pageBox(canvas)).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(await canvas.findByText('20 Bewerbungen ausgewählt, keine davon auf dieser Seite')).toBeVisible();
    await choose(canvas, 0);
    await expect(canvas.getByText('21 Bewerbungen ausgewählt, 1 davon auf dieser Seite')).toBeVisible();
  },
};

export const AlleGefilterten: Story = {
  name: 'Alle gefilterten',
  play: async ({ args, canvas }) => {
    await userEvent.click(pageBox(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Alle 230 gefilterten auswählen' }));
    await expect(await canvas.findByText('230 Bewerbungen ausgewählt, 20 davon auf dieser Seite')).toBeVisible();
    await expect(args.bulk?.selectAll).toHaveBeenCalledOnce();
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Auswahl aufheben' }));
    await expect(pageBox(canvas)).not.toBeChecked();
    await expect(canvas.queryByRole('region', { name: 'Auswahl' })).toBeNull();
  },
};

/** Selects all, and rejects them. */
const changeAll = async (canvas: Canvas) => {
  await userEvent.click(pageBox(canvas));
  await userEvent.click(canvas.getByRole('button', { name: 'Alle 230 gefilterten auswählen' }));
  await canvas.findByText(/^230 Bewerbungen ausgewählt/);
  await changeStatus(canvas);
};
const changeStatus = async (canvas: Canvas) => {
  await userEvent.click(bar(canvas).getByRole('button', { name: 'Status ändern' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Status von/ }));
  await userEvent.click(dialog.getByRole('radio', { name: 'In Bearbeitung' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Status von/ }));
  return dialog;
};

export const StatusÄndern: Story = {
  name: 'Status geändert und zurückgenommen',
  args: { bulk: storyBulk(many) },
  play: async ({ args, canvas }) => {
    await choose(canvas, 0, 1, 2);
    await changeStatus(canvas);
    await expect(await canvas.findByText('Status von 3 Bewerbungen geändert')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Auswahl' })).toBeNull();
    const chosen = many.slice(-3).toReversed();
    await expect(args.bulk?.setStatuses).toHaveBeenCalledOnce();
    await expect(chosen).toHaveLength(3);
    await expect(canvas.getByText(/Die Nachrichten gehen um \d{2}:\d{2} Uhr hinaus\./)).toBeVisible();
    // The closing dialog is still fading.
    await userEvent.click(await canvas.findByRole('button', { name: 'Mehr Zeit' }));
    await waitFor(() => expect(args.bulk?.holdStatuses).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect(await canvas.findByText('Änderung an 3 Bewerbungen zurückgenommen')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  },
};

/**
 * Each applicant gets a separate mail, with the text of the job unless one is entered here
 * (decision 0076).
 */
export const Ablehnen: Story = {
  name: 'Mehrere ablehnen',
  parameters: { spec: ['CA55'] },
  args: { bulk: storyBulk(many) },
  play: async ({ args, canvas }) => {
    await choose(canvas, 0, 1);
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Status ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Status von/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Abgelehnt' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Status von/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, ablehnen' }));
    await expect(dialog.getByText('Bitte wählen Sie einen Grund.')).toBeVisible();
    await expect(dialog.getByText('Ohne eigenen Text bekommt jede Person den Text ihrer Stelle.')).toBeVisible();
    await expect(args.bulk?.setStatuses).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByLabelText('Grund'), 'Stelle ist besetzt oder entfällt');
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, ablehnen' }));
    await expect(await canvas.findByText('Status von 2 Bewerbungen geändert')).toBeVisible();
    await expect(args.bulk?.setStatuses).toHaveBeenCalledWith(expect.any(Array), 'REJECTED', { reason: 'JOB_FILLED', message: '' });
  },
};

export const OhneStatus: Story = {
  name: 'Ohne Status abgeschickt',
  parameters: { spec: ['WCAG 4.1.3'] },
  play: async ({ args, canvas }) => {
    await choose(canvas, 0);
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Status ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Status von 1 Bewerbung ändern' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Status von/ }));
    await expect(dialog.getByText('Bitte wählen Sie einen Status aus')).toBeVisible();
    await expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
    await expect(args.bulk?.setStatuses).not.toHaveBeenCalled();
  },
};

export const Läuft: Story = {
  args: {
    bulk: {
      ...storyBulk(many),
      // The first batch succeeds, the second is pending.
      setStatuses: fn<BulkCalls['setStatuses']>((applications) =>
        applications.length === 100 && applications.some(({ id }) => id === '1')
          ? storyBulk(many).setStatuses(applications, 'VIEWED')
          : never()(),
      ),
    },
  },
  play: async ({ canvas }) => {
    await changeAll(canvas);
    await expect(await screen.findByText('100 von 230 Bewerbungen')).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: 'Wird ausgeführt' })).toHaveAttribute('aria-valuenow', '43');
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  },
};

export const TeilweiseGescheitert: Story = {
  name: 'Nicht alle geändert',
  args: { bulk: { ...storyBulk(many), setStatuses: fn(partlyChanged(many)) } },
  play: async ({ args, canvas }) => {
    await choose(canvas, 0, 1, 2, 3, 4);
    const dialog = await changeStatus(canvas);
    await expect(await dialog.findByText('2 von 5 Bewerbungen erledigt')).toBeVisible();
    for (const text of ['Jemand anderes hat den Status inzwischen geändert', 'Inzwischen zurückgezogen', 'Gibt es nicht mehr'])
      await expect(dialog.getByRole('heading', { name: text })).toBeVisible();
    await expect(dialog.getByText(/jetzt: Angesehen/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.bulk?.setStatuses).toHaveBeenLastCalledWith([expect.objectContaining({ status: 'VIEWED' })], 'IN_REVIEW', undefined);
  },
};

export const LeitungGerissen: Story = {
  name: 'Die Leitung reißt mittendrin',
  args: {
    bulk: {
      ...storyBulk(many),
      setStatuses: fn<BulkCalls['setStatuses']>((applications) =>
        applications.some(({ id }) => id === '1')
          ? storyBulk(many).setStatuses(applications, 'VIEWED')
          : Promise.reject(new ApiError('offline', 'offline')),
      ),
    },
  },
  play: async ({ canvas }) => {
    await changeAll(canvas);
    await expect(await screen.findByText('100 von 230 Bewerbungen erledigt')).toBeVisible();
    await expect(screen.getByRole('heading', { name: '130 Bewerbungen noch nicht bearbeitet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/^130 Bewerbungen ausgewählt/)).toBeVisible();
  },
};

export const Nachricht: Story = {
  parameters: { spec: ['O40'] },
  args: { bulk: storyBulk(many) },
  play: async ({ args, canvas }) => {
    await choose(canvas, 0, 1, 2, 3);
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Nachricht schreiben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nachricht zu 4 Bewerbungen' }));
    await expect(dialog.getByText(/^Zu 3 Bewerbungen gibt es ein Konto/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Betreff/ }), 'Ihr Gespräch');
    await userEvent.type(dialog.getByRole('textbox', { name: /Nachricht/ }), 'Passt Ihnen Dienstag?');
    await userEvent.click(dialog.getByRole('button', { name: /senden/i }));
    await expect(await canvas.findByText('Nachricht zu 3 Bewerbungen gesendet')).toBeVisible();
    await expect(args.bulk?.sendMessages).toHaveBeenCalledWith(
      expect.objectContaining({ length: 3 }),
      expect.objectContaining({ subject: 'Ihr Gespräch', content: 'Passt Ihnen Dienstag?' }),
    );
  },
};

export const NachrichtGescheitert: Story = {
  name: 'Nachricht gescheitert: der Text bleibt',
  args: { bulk: { ...storyBulk(many), sendMessages: fn(() => Promise.reject(new ApiError('offline', 'offline'))) } },
  play: async ({ canvas }) => {
    await choose(canvas, 0, 1);
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Nachricht schreiben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nachricht zu 2 Bewerbungen' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Betreff/ }), 'Ihr Gespräch');
    await userEvent.type(dialog.getByRole('textbox', { name: /Nachricht/ }), 'Passt Ihnen Dienstag?');
    await userEvent.click(dialog.getByRole('button', { name: /senden/i }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Betreff/ })).toHaveValue('Ihr Gespräch');
  },
};

export const Ausgeben: Story = {
  parameters: { spec: ['CA13'] },
  args: { bulk: storyBulk(many) },
  play: async ({ args, canvas }) => {
    await choose(canvas, 0, 2);
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Exportieren' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    await waitFor(() => expect(args.bulk?.exportSelected).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('Gespeichert als „bewerbungen.xlsx“')).toBeVisible();
    await expect(canvas.getByText('2 Bewerbungen ausgewählt')).toBeVisible();
  },
};

export const Telefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await choose(canvas, 0, 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dunkel: Story = { ...Einige, globals: { theme: 'dark' } };
