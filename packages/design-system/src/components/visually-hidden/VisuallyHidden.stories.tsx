import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors } from '@stellwerk/testing/stories';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Bausteine/Nur für Vorlesen',
  component: VisuallyHidden,
  args: { children: 'neue Bewerbungen' },
  render: (args) => (
    <p>
      23 <VisuallyHidden {...args} />
    </p>
  ),
  parameters: guide({
    when: ['Worte, die nur vorgelesen werden, wo das Bild sie schon zeigt.'],
    whenNot: ['Für Bedienelemente: was den Fokus bekommt, muss zu sehen sein.', 'Um Worte zu sparen, die allen helfen.'],
    accessibility: ['Bleibt im Baum der Hilfstechniken und in der Reihenfolge des Textes.'],
    keyboard: [],
  }),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vorgelesen: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('neue Bewerbungen');
    const { width, height } = text.getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(text).display).not.toBe('none');
    await expect(getComputedStyle(text).visibility).toBe('visible');
  },
};

export const ErzwungeneFarben: Story = { ...forcedColors };
