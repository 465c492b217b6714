import { APPLICATION_STATUSES, companyStatusLabels, readApplication, type StatusChange } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { Dialog } from '../../components/dialog';
import { StatusBadge } from '../status-badge';
import { StatusStepper } from './StatusStepper';

const change = (status: StatusChange['status'], date: string): StatusChange => ({
  status,
  date,
  byCompany: true,
  by: 'Katharina Brandt',
  note: '',
});

const history = [
  change('SUBMITTED', '2026-11-18T07:31:00.000Z'),
  change('IN_REVIEW', '2026-11-18T10:00:00.000Z'),
  change('INTERVIEW_SCHEDULED', '2026-11-19T13:20:00.000Z'),
];

const closed = fn();

const meta = {
  title: 'Muster/Statusverlauf des Unternehmens',
  component: StatusStepper,
  parameters: guide({
    when: [
      'Im Detail einer Bewerbung auf der Unternehmensseite: wo sie steht, wann sie dort ankam, wie es weitergeht.',
      'Neben `StatusBadge`, das immer das Wort der acht Status zeigt (A92).',
    ],
    whenNot: ['Für Bewerbende: `CandidateTimeline`, die nichts wählen lässt.', 'Wo alle acht Status wählbar sein müssen: `StatusChoice`.'],
    accessibility: [
      'Eine benannte Gruppe mit einer geordneten Liste; der jetzige Schritt trägt `aria-current`, erreichte sagen „erreicht“, künftige „offen“.',
      'Ablehnen und das Verlassen von „Zurückgezogen“ werden erst erfragt; der Fokus geht auf die harmlose Antwort und kehrt danach zurück.',
      'Während gesetzt wird, ist die Gruppe `aria-busy`; weitere Drücke werden überhört, der Fokus bleibt. Ein Fehler wird sofort vorgelesen.',
      'Jede Schaltfläche ist auf Telefonen 44 px hoch. Haken, Punkt und Kreuz stehen neben der Farbe.',
    ],
    keyboard: [
      ['Tab', 'von Schritt zu Schritt, zuletzt „Abgelehnt“'],
      ['Eingabe, Leertaste', 'wählt den Schritt; der jetzige bleibt ohne Wirkung'],
      ['Escape', 'nimmt die Rückfrage zurück, ein Fenster darum bleibt offen'],
    ],
  }),
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

/** A caller that needs more than a confirmation asks in `onChoose` itself. */
export const AblehnenOhneFrage: Story = {
  name: 'Ablehnen ohne eigene Frage',
  args: { status: 'IN_REVIEW', history: history.slice(0, 2), askRejection: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abgelehnt' }));
    await expect(args.onChoose).toHaveBeenCalledWith('rejected');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
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
    // Escape closes only the confirmation; the dialog stays open.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
  },
};

// All eight statuses on the five steps (A01 to A07): reached steps, current step, and the texts
// beside the track.
export const AlleStatus: Story = {
  name: 'Alle acht Status',
  render: (args) => (
    <div className="sw:grid sw:gap-8">
      {APPLICATION_STATUSES.map((status) => (
        <div key={status} data-testid={status} className="sw:grid sw:gap-3">
          <StatusBadge status={status} audience="company" />
          <StatusStepper {...args} status={status} history={[]} aria-label={`Status der Bewerbung: ${companyStatusLabels[status]}`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const seen = Object.fromEntries(
      APPLICATION_STATUSES.map((status) => {
        const part = within(canvas.getByTestId(status));
        const reached = part.getAllByRole('listitem').filter((item) => item.dataset.state === 'reached').length;
        return [
          status,
          `${reached} ${
            part
              .queryByRole('button', { current: 'step' })
              ?.textContent?.replace(/[–\d.]|offen/gu, '')
              .trim() ?? '-'
          }`,
        ];
      }),
    );
    await expect(seen).toEqual({
      SUBMITTED: '0 Neu',
      VIEWED: '1 -',
      IN_REVIEW: '1 In Bearbeitung',
      INTERVIEW_SCHEDULED: '2 Interview',
      OFFER_MADE: '3 -',
      ACCEPTED: '3 Eingestellt',
      REJECTED: '0 Abgelehnt',
      WITHDRAWN: '0 -',
    });
  },
};

export const Tastatur: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    for (const name of ['Neu', 'In Bearbeitung', 'Interview', 'Eingestellt']) {
      await userEvent.tab();
      await expect(step(canvasElement, name)).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith('accepted');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Abgelehnt' })).toHaveFocus();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
