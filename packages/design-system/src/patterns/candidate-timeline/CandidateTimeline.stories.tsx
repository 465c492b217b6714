import type { StatusChange } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CandidateTimeline } from './CandidateTimeline';

const change = (status: StatusChange['status'], date: string): StatusChange => ({ status, date, by: '', note: '' });
const way = [
  change('SUBMITTED', '2026-10-29T08:00:00.000Z'),
  change('VIEWED', '2026-10-30T08:00:00.000Z'),
  change('IN_REVIEW', '2026-11-04T08:00:00.000Z'),
];

const meta = {
  title: 'Muster/Weg der eigenen Bewerbung',
  component: CandidateTimeline,
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
