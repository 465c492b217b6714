import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { useStoryState, failed, loading, ready, reload } from '../../testing/story-values';
import { AdminStoryPage } from '../story-page';
import { ALL_REPORTS, OPEN_REPORTS } from './list';
import { ReportsScreen } from './ReportsScreen';
import { longReport, manyReports, storyReports } from './story-data';

const meta = {
  title: 'Verwaltung/Meldungen',
  component: ReportsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStoryPage tab="reports">{Story()}</AdminStoryPage>],
  args: {
    reports: ready(storyReports),
    state: OPEN_REPORTS,
    onChange: fn(),
    decideReport: fn((): Promise<unknown> => Promise.resolve()),
  },
  render: function Page(args) {
    const [state, change] = useStoryState(args.state);
    return <ReportsScreen {...args} state={state} onChange={change} />;
  },
} satisfies Meta<typeof ReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = storyReports[0];

async function ask(canvas: Canvas, what: 'Abschalten' | 'Online lassen' | 'Sperre aufheben') {
  const [button] = canvas.getAllByRole('button', { name: new RegExp(`^${what}`) });
  if (button === undefined) throw new Error(`Die Schaltfläche „${what}“ fehlt.`);
  await userEvent.click(button);
  return within(await screen.findByRole('alertdialog'));
}

export const Offen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Offen/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvas.getByText('Rückfragen an lea.sommer@post.example')).toBeVisible();
  },
};

export const Alle: Story = {
  name: 'Alle Stände',
  args: { state: ALL_REPORTS },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(storyReports.length);
    await expect(canvas.getAllByRole('button', { name: /^Abschalten/ })).toHaveLength(2);
    await expect(canvas.getByText('Die Stelle ist noch frei, das Unternehmen hat es bestätigt.')).toBeVisible();
  },
};

export const FrageVorDemAbschalten: Story = {
  name: 'Frage vor dem Abschalten',
  play: async ({ canvas }) => {
    const question = await ask(canvas, 'Abschalten');
    await expect(question.getByText(/das Unternehmen bekommt eine E-Mail/)).toBeVisible();
  },
};

export const OhneBegründung: Story = {
  name: 'Ohne Begründung',
  parameters: { spec: ['WCAG 4.1.3'] },
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Abschalten');
    await userEvent.click(question.getByRole('button', { name: 'Ja, abschalten' }));
    await expect(question.getByRole('textbox', { name: 'Begründung' })).toHaveAccessibleDescription(
      /Bitte geben Sie eine Begründung ein\./,
    );
    await expect(question.getByRole('textbox', { name: 'Begründung' })).toHaveFocus();
    await expect(args.decideReport).not.toHaveBeenCalled();
  },
};

export const Abgeschaltet: Story = {
  name: 'Ablauf: abschalten',
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Abschalten');
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Verlangt Vorkasse.');
    await userEvent.click(question.getByRole('button', { name: 'Ja, abschalten' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.decideReport).toHaveBeenCalledWith(first, { state: 'TAKEN_DOWN', reason: 'Verlangt Vorkasse.' });
    await expect(await canvas.findByText('Die Stellenanzeige wurde abgeschaltet.')).toBeVisible();
  },
};

export const Behalten: Story = {
  name: 'Ablauf: online lassen',
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Online lassen');
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Alles in Ordnung.');
    await userEvent.click(question.getByRole('button', { name: 'Ja, online lassen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.decideReport).toHaveBeenCalledWith(first, { state: 'KEPT', reason: 'Alles in Ordnung.' });
  },
};

export const Aufgehoben: Story = {
  name: 'Ablauf: Sperre aufheben',
  args: { state: ALL_REPORTS },
  parameters: { spec: ['O95'] },
  play: async ({ args, canvas }) => {
    const question = await ask(canvas, 'Sperre aufheben');
    await expect(question.getByText(/bis das Unternehmen sie selbst wieder einschaltet/)).toBeVisible();
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Die Meldung war falsch.');
    await userEvent.click(question.getByRole('button', { name: 'Ja, Sperre aufheben' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const down = storyReports.find(({ state }) => state === 'TAKEN_DOWN');
    await expect(args.decideReport).toHaveBeenCalledWith(down, { state: 'KEPT', reason: 'Die Meldung war falsch.' });
    await expect(await canvas.findByText('Die Sperre ist aufgehoben.')).toBeVisible();
  },
};

/** Another administrator has decided first. */
export const SchonEntschieden: Story = {
  name: 'Schon entschieden',
  args: { decideReport: fn(() => Promise.reject(new ApiError('http', 'x', { status: 409 }))) },
  play: async ({ canvas }) => {
    const question = await ask(canvas, 'Abschalten');
    await userEvent.type(question.getByRole('textbox', { name: 'Begründung' }), 'Verlangt Vorkasse.');
    await userEvent.click(question.getByRole('button', { name: 'Ja, abschalten' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('Dieser Eintrag wurde inzwischen geändert.');
    await expect(question.getByRole('textbox', { name: 'Begründung' })).toHaveValue('Verlangt Vorkasse.');
  },
};

export const NichtsGemeldet: Story = {
  name: 'Nichts gemeldet',
  args: { reports: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sobald jemand eine Stellenanzeige meldet, steht die Meldung hier.')).toBeVisible();
  },
};
export const Lädt: Story = { args: { reports: loading() } };
export const Fehler: Story = {
  args: { reports: failed() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};
export const Viele: Story = {
  name: '300 Meldungen',
  args: { reports: ready(manyReports) },
  play: async ({ canvas }) => expect(canvas.getByRole('navigation', { name: 'Seiten der Meldungen' })).toBeVisible(),
};
export const LangeWörter: Story = { name: 'Lange Wörter', args: { reports: ready([longReport]) } };
export const Telefon: Story = { args: { reports: ready([longReport, ...storyReports]) }, globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { args: { state: ALL_REPORTS }, globals: { theme: 'dark' } };
