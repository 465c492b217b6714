import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Bausteine/NurFürVorlesen',
  component: VisuallyHidden,
  args: { children: 'neue Bewerbungen' },
  render: (args) => (
    <p>
      23 <VisuallyHidden {...args} />
    </p>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Worte, die nur vorgelesen werden, wo das Bild sie schon zeigt. Nicht für Bedienelemente: was den Fokus bekommt, muss zu sehen sein.',
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vorgelesen: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('neue Bewerbungen');
    const { width, height } = words.getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(words).display).not.toBe('none');
    await expect(getComputedStyle(words).visibility).toBe('visible');
  },
};
