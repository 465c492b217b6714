import { readApplication, type StatusChange } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../../components/dialog';
import { StatusStepper } from './StatusStepper';

const change = (status: StatusChange['status'], date: string): StatusChange => ({ status, date, by: 'Katharina Brandt', note: '' });

const history = [
  change('SUBMITTED', '2026-11-18T07:31:00.000Z'),
  change('IN_REVIEW', '2026-11-18T10:00:00.000Z'),
  change('INTERVIEW_SCHEDULED', '2026-11-19T13:20:00.000Z'),
];

const closed = fn();

const meta = {
  title: 'Muster/Statusverlauf des Unternehmens',
  component: StatusStepper,
  args: { status: 'INTERVIEW_SCHEDULED', history, onChoose: fn() },
  decorators: [(Story) => <div className="sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-6">{Story()}</div>],
} satisfies Meta<typeof StatusStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (canvasElement: HTMLElement, name: string): HTMLElement =>
  within(canvasElement).getByRole('button', { name: new RegExp(`^${name}`) });

export const Interview: Story = {
  parameters: { spec: ['CA53', 'CA54', 'EN10'] },
  play: async ({ args, canvas, canvasElement }) => {
    const line = within(canvas.getByRole('list')).getAllByRole('button');
    await expect(line.map((button) => button.textContent?.replace(/[\d.,]|erreicht|offen|–/g, '').trim())).toEqual([
      'Neu',
      'In Bearbeitung',
      'Interview',
      'Eingestellt',
    ]);
    await expect(line[0]).toHaveAccessibleName('Neu erreicht 18.11.2026');
    await expect(line[1]).toHaveAccessibleName('In Bearbeitung erreicht 18.11.2026');
    await expect(line[2]).toHaveAccessibleName('Interview 19.11.2026');
    await expect(line[2]).toHaveAttribute('aria-current', 'step');
    await expect(line[3]).toHaveAccessibleName('Eingestellt offen');
    await expect(canvas.getByRole('button', { name: 'Abgelehnt' })).not.toHaveAttribute('aria-current');

    await userEvent.click(step(canvasElement, 'Interview'));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(step(canvasElement, 'Neu'));
    await userEvent.click(step(canvasElement, 'Eingestellt'));
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'new');
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'accepted');
  },
};

export const Ablehnen: Story = {
  parameters: { spec: ['CA55'] },
  args: { status: 'IN_REVIEW', history: history.slice(0, 2) },
  play: async ({ args, canvas }) => {
    const rejected = canvas.getByRole('button', { name: 'Abgelehnt' });
    await userEvent.click(rejected);
    await expect(canvas.getByRole('alertdialog', { name: 'Bewerbung ablehnen?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(rejected).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, ablehnen' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('rejected');
    await expect(rejected).toHaveFocus();
  },
};

export const AblehnenGefragt: Story = {
  args: Ablehnen.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abgelehnt' }));
  },
};

export const Abgelehnt: Story = {
  args: { status: 'REJECTED', history: [...history.slice(0, 2), change('REJECTED', '2026-11-20T09:00:00.000Z')] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Am 20.11.2026 abgelehnt von Katharina Brandt')).toBeVisible();
    await expect(canvasElement.querySelector('ol [aria-current]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Abgelehnt' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(step(canvasElement, 'In Bearbeitung'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('in_progress');
  },
};

export const Zurückgezogen: Story = {
  args: { status: 'WITHDRAWN', history: [...history.slice(0, 1), change('WITHDRAWN', '2026-11-20T09:00:00.000Z')] },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(step(canvasElement, 'Interview'));
    await expect(canvas.getByRole('alertdialog', { name: 'Zurückgezogene Bewerbung wieder aufnehmen?' })).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, Status ändern' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('interview');
  },
};

export const ZwischenZweiSchritten: Story = {
  args: { status: 'OFFER_MADE' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Interview erreicht/ })).not.toHaveAttribute('aria-current');
    await userEvent.click(step(canvasElement, 'Interview'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('interview');
  },
};

export const Angesehen: Story = {
  args: { status: 'VIEWED', history: [], receivedAt: '2026-11-18T07:31:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Neu erreicht 18.11.2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In Bearbeitung offen' })).toBeVisible();
  },
};

export const OhneStatus: Story = {
  parameters: { spec: ['CA61'] },
  args: { status: readApplication({ id: 1 }).status, history: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName(/^Neu/);
  },
};

export const WirdGesetzt: Story = {
  args: { onChoose: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(step(canvasElement, 'Eingestellt'));
    await expect(canvas.getByRole('group', { name: 'Status der Bewerbung' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(step(canvasElement, 'Neu'));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('accepted');
    await expect(step(canvasElement, 'Interview')).toHaveAttribute('aria-current', 'step');
  },
};

export const Fehlgeschlagen: Story = {
  args: { onChoose: fn(() => Promise.reject(new Error('500'))), failure: 'Der Status konnte nicht geändert werden.' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(step(canvasElement, 'Eingestellt'));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Status der Bewerbung' })).not.toHaveAttribute('aria-busy'));
    await expect(step(canvasElement, 'Interview')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Status konnte nicht geändert werden.');
  },
};

export const Telefon: Story = {
  decorators: [(Story) => <div className="sw:max-w-[310px]">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const [first] = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('button', { name: 'Abgelehnt' }).getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? Infinity,
    );
  },
};

export const TelefonAbgelehnt: Story = { ...Telefon, args: Abgelehnt.args };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const ImFenster: Story = {
  render: (args) => (
    <Dialog open onOpenChange={closed} title="Karl-Heinz Böttcher" size="lg">
      <StatusStepper {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Abgelehnt' }));
    await expect(screen.getByRole('alertdialog', { name: 'Bewerbung ablehnen?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // Escape answers the question only; the window stays.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
  },
};
