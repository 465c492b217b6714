import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, MapPin, Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, forcedColors } from '@stellwerk/testing/stories';
import { VisuallyHidden } from '../visually-hidden';
import { Icon } from './Icon';

const meta = {
  title: 'Bausteine/Symbol',
  component: Icon,
  args: { as: MapPin },
  parameters: guide({
    when: ['Neben einem Wort, das es schneller finden lässt.'],
    whenNot: ['Allein, ohne Wort: `IconButton` zum Drücken, `VisuallyHidden` zum Vorlesen.'],
    accessibility: ['Immer `aria-hidden`: das Wort trägt die Bedeutung.', 'Strichfarbe wie der Text, also mit dessen Kontrast.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MitWort: Story = {
  render: (args) => (
    <ul className="sw:grid sw:gap-2">
      <li className="sw:flex sw:items-center sw:gap-2">
        <Icon {...args} />
        Hamburg
      </li>
      <li className="sw:flex sw:items-center sw:gap-2">
        <Icon as={BriefcaseBusiness} size={16} />
        Vollzeit
      </li>
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('width', '20');
  },
};

export const MitVerborgenemWort: Story = {
  render: () => (
    <button type="button" className="sw:p-3">
      <Icon as={Search} />
      <VisuallyHidden>Stellen suchen</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stellen suchen' })).toBeVisible();
    await expect(canvas.getByText('Stellen suchen').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Dunkel: Story = { ...dark };
export const ErzwungeneFarben: Story = { ...forcedColors };
