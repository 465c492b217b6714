import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card';

const meta = { title: 'Bausteine/Karte', component: Card, args: { children: 'Nordbahn Signaltechnik GmbH' } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  render: (args) => (
    <div className="sw:grid sw:gap-5 sw:max-w-sm">
      <Card {...args} />
      <Card {...args} look="sunken" space="sm" />
      <Card {...args} look="rule" />
    </div>
  ),
};
export const Dunkel: Story = { ...Alle, globals: { theme: 'dark' } };
