import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Bausteine/Angaben',
  component: DescriptionList,
  args: {
    className: 'sw:max-w-md',
    items: [
      { term: 'Standort', description: 'Hamburg' },
      { term: 'Beschäftigungsart', description: 'Vollzeit' },
      { term: 'Vergütung', description: '' },
      { term: 'Unternehmensgröße', description: '11-50 Mitarbeitende' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spalten: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Standort',
      'Beschäftigungsart',
      'Unternehmensgröße',
    ]);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};
export const Gestapelt: Story = { args: { look: 'stacked' } };
