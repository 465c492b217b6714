import { APPLICATION_STATUSES } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge';

const meta = { title: 'Muster/Status', component: StatusBadge, args: { audience: 'company' } } satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
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
    await expect(read).toEqual([...words[args.audience]]);
  },
};

export const Kandidat: Story = {
  ...Unternehmen,
  parameters: { spec: ['EN01', 'EN02', 'EN03', 'EN04', 'EN05', 'EN06', 'EN07', 'EN08', 'AC09'] },
  args: { audience: 'candidate' },
};

export const Gerahmt: Story = { ...Unternehmen, args: { framed: true } };

export const Dunkel: Story = { ...Gerahmt, globals: { theme: 'dark' } };

export const OhneStatus: Story = {
  parameters: { spec: ['EN09'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eingereicht')).toBeVisible();
  },
};
