import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { QrCode } from './QrCode';

const meta = {
  title: 'Bausteine/Code zum Scannen',
  component: QrCode,
  args: { value: 'https://stellwerk.example/jobs/4821?ref=K7M2QX9P', label: 'QR-Code Ihres Empfehlungslinks' },
  parameters: guide({
    when: ['Ein Link soll auf ein Telefon oder auf Papier.'],
    whenNot: ['Der Link wird auf demselben Gerät geöffnet: ein Link oder „Link kopieren“.'],
    accessibility: ['Ein Bild mit Namen; was es trägt, steht daneben auch als Text.'],
    keyboard: [],
  }),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR-Code Ihres Empfehlungslinks' })).toHaveAttribute('width', '144');
  },
};

export const Groß: Story = { args: { size: 288 } };
export const LangerInhalt: Story = {
  name: 'Langer Inhalt',
  args: { value: `https://stellwerk.example/?q=${'Signaltechnik-'.repeat(40)}`, size: 288 },
};
export const Schmal: Story = { ...narrow };
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const ErzwungeneFarben: Story = { ...forcedColors };
