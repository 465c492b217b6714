import type { StatusChange } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { CandidateTimeline } from './CandidateTimeline';

const change = (status: StatusChange['status'], date: string): StatusChange => ({ status, date, byCompany: true, by: '', note: '' });
const way = [
  change('SUBMITTED', '2026-10-29T08:00:00.000Z'),
  change('VIEWED', '2026-10-30T08:00:00.000Z'),
  change('IN_REVIEW', '2026-11-04T08:00:00.000Z'),
];

const meta = {
  title: 'Muster/Weg der eigenen Bewerbung',
  component: CandidateTimeline,
  parameters: guide({
    when: ['Für Bewerbende: wo die eigene Bewerbung steht, mit dem Tag jedes Schritts.'],
    whenNot: [
      'Für das Unternehmen: `StatusStepper`, der wählen lässt und andere Wörter hat.',
      'Für alle Änderungen mit Uhrzeit: `HistoryList`.',
    ],
    accessibility: [
      'Eine benannte geordnete Liste; der Stand trägt `aria-current`.',
      'Ablehnung und Rückzug beenden den Weg mit Wort und eigenem Zeichen; offene Schritte fehlen dann.',
      'Ohne Namen von Personen, ohne Gründe (Entscheidung 3).',
    ],
    keyboard: [],
  }),
  args: { status: 'INTERVIEW_SCHEDULED', history: [...way, change('INTERVIEW_SCHEDULED', '2026-11-17T08:00:00.000Z')] },
} satisfies Meta<typeof CandidateTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const read = (items: HTMLElement[]): string[] => items.map((item) => `${item.dataset.state}: ${item.textContent?.trim()}`);

export const Interview: Story = {
  play: async ({ canvas }) => {
    await expect(read(canvas.getAllByRole('listitem'))).toEqual([
      'reached: Eingereicht 29.10.2026',
      'reached: Angesehen 30.10.2026',
      'reached: In Prüfung 04.11.2026',
      'current: Interview geplant 17.11.2026',
      'open: Angebot erhalten',
      'open: Angenommen',
    ]);
  },
};

export const Eingereicht: Story = {
  args: { status: 'SUBMITTED', history: [], receivedAt: '2026-11-20T08:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(read(canvas.getAllByRole('listitem'))[0]).toBe('current: Eingereicht 20.11.2026');
  },
};

export const Abgelehnt: Story = {
  args: { status: 'REJECTED', history: [...way, change('REJECTED', '2026-11-09T08:00:00.000Z')] },
  play: async ({ canvas }) => {
    await expect(read(canvas.getAllByRole('listitem')).slice(-2)).toEqual(['reached: In Prüfung 04.11.2026', 'stop: Abgelehnt 09.11.2026']);
  },
};

export const Zurückgezogen: Story = {
  args: { status: 'WITHDRAWN', history: [change('WITHDRAWN', '2026-11-02T08:00:00.000Z')], receivedAt: '2026-10-29T08:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(read(canvas.getAllByRole('listitem'))).toEqual(['reached: Eingereicht 29.10.2026', 'left: Zurückgezogen 02.11.2026']);
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { ...Abgelehnt, globals: { theme: 'dark' } };

export const Angenommen: Story = {
  args: { status: 'ACCEPTED', history: [...way, change('ACCEPTED', '2026-11-19T08:00:00.000Z')] },
  play: async ({ canvas }) => {
    await expect(read(canvas.getAllByRole('listitem')).at(-1)).toBe('current: Angenommen 19.11.2026');
  },
};

// Without dates only the texts are shown.
export const OhneTage: Story = {
  args: { status: 'IN_REVIEW', history: [] },
  play: async ({ canvas }) => {
    await expect(read(canvas.getAllByRole('listitem')).slice(0, 3)).toEqual([
      'reached: Eingereicht',
      'reached: Angesehen',
      'current: In Prüfung',
    ]);
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };
