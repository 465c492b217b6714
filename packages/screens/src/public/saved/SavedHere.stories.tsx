import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSite } from '../../testing/story-site';
import { SavedHere } from './SavedHere';

const meta = {
  title: 'Öffentlich/Gemerkte Stellen',
  component: SavedHere,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite('/saved-jobs')],
} satisfies Meta<typeof SavedHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OhneKonto: Story = {
  name: 'Ohne Konto',
  parameters: { spec: ['O93'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Stellen sind nur in diesem Browser gemerkt.')).toBeVisible();
    const [login] = canvas.getAllByRole('link', { name: 'Anmelden' }).toReversed();
    await expect(login).toHaveAttribute('href', '/login?redirect=%2Fdashboard%3Ftab%3Dsaved');
  },
};
export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
