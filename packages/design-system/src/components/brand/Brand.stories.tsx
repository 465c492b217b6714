import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from './Brand';

const meta = { title: 'Bausteine/Marke', component: Brand } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verweis: Story = {
  args: { href: '#start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stellwerk' })).toHaveAttribute('href', '#start');
  },
};
export const AufDemBand: Story = {
  args: { onBand: true },
  render: (args) => (
    <div className="sw-band sw:p-4 sw:bg-band">
      <Brand {...args} />
    </div>
  ),
};
export const Dunkel: Story = { args: { href: '#start' }, globals: { theme: 'dark' } };
