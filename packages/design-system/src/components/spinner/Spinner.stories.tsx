import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner';

const meta = {
  title: 'Bausteine/Ladeanzeige',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Für kurzes Warten ohne bekannte Form. Ist die Form des Inhalts bekannt, passt `Skeleton`; ist der Anteil bekannt, `ProgressBar`; lädt eine Schaltfläche, deren `loading`.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Üblich: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const EigeneWorte: Story = {
  args: { label: 'Stellenanzeigen der Rechtsschutzversicherungsgesellschaften werden geladen...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rechtsschutzversicherungsgesellschaften');
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
