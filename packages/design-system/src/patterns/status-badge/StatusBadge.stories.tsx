import { APPLICATION_STATUSES } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Muster/Status',
  component: StatusBadge,
  parameters: guide({
    when: [
      'Überall, wo der Stand einer Bewerbung gezeigt wird: in Tabelle, Karte, Kopf und Verlauf.',
      '`audience` sagt, wessen Wörter gelten: Das Unternehmen liest „In Bearbeitung“, die bewerbende Person „In Prüfung“ (A03), im Panel heißt es „Kontaktiert“ (O107).',
      '`framed` in Köpfen, wo es allein steht.',
    ],
    whenNot: [
      'Zum Ändern des Status: `StatusStepper` oder `StatusChoice`.',
      'Für andere Zustände (aktiv, veröffentlicht): `StatusMark` mit eigenem Wort.',
    ],
    accessibility: [
      'Ring und Wort sagen dasselbe; die Farbe trägt nichts allein, auch nicht in erzwungenen Farben.',
      'Der Ring füllt sich auf dem Weg zur Einstellung; Ablehnung und Rückzug haben eigene Zeichen.',
    ],
    keyboard: [],
  }),
  args: { audience: 'company' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  company: [
    'Eingereicht',
    'Angesehen',
    'In Bearbeitung',
    'Interview geplant',
    'Angebot gemacht',
    'Eingestellt',
    'Abgelehnt',
    'Zurückgezogen',
  ],
  candidate: [
    'Eingereicht',
    'Angesehen',
    'In Prüfung',
    'Interview geplant',
    'Angebot erhalten',
    'Angenommen',
    'Abgelehnt',
    'Zurückgezogen',
  ],
  panel: ['Neu', 'Angesehen', 'Kontaktiert', 'Interview', 'Angebot', 'Eingestellt', 'Abgelehnt', 'Zurückgezogen'],
} as const;

export const Unternehmen: Story = {
  parameters: { spec: ['EN01', 'EN02', 'EN03', 'EN04', 'EN05', 'EN06', 'EN07', 'EN08'] },
  render: (args) => (
    <ul className="sw:grid sw:gap-3">
      {APPLICATION_STATUSES.map((status) => (
        <li key={status}>
          <StatusBadge {...args} status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ args, canvas }) => {
    const read = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(read).toEqual([...labels[args.audience]]);
  },
};

export const Kandidat: Story = {
  ...Unternehmen,
  parameters: { spec: ['EN01', 'EN02', 'EN03', 'EN04', 'EN05', 'EN06', 'EN07', 'EN08', 'AC09'] },
  args: { audience: 'candidate' },
};

/** The same labels as in the buttons and filters beside it (O107). */
export const Panel: Story = { ...Unternehmen, parameters: {}, args: { audience: 'panel' } };

export const Gerahmt: Story = { ...Unternehmen, args: { framed: true } };

export const Dunkel: Story = { ...Gerahmt, globals: { theme: 'dark' } };

export const OhneStatus: Story = {
  parameters: { spec: ['EN09'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eingereicht')).toBeVisible();
  },
};

export const LangesWortInEngerSpalte: Story = {
  name: 'Langes Wort in enger Spalte',
  args: { status: 'INTERVIEW_SCHEDULED', framed: true },
  decorators: [(Story) => <div className="sw:max-w-30">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Interview geplant')).toBeVisible();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors, args: { framed: true } };
