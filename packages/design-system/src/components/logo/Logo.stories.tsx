import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, forcedColors } from '@stellwerk/testing/stories';
import { PictureProvider } from '../../lib/picture-sources';
import { Logo } from './Logo';

const sign = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#173a5e" d="M0 0h48v48H0z"/><path stroke="#fff" stroke-width="3" d="M10 34h28M24 34V24"/><circle cx="24" cy="17" r="7" fill="#f2c14e"/></svg>')}`;

const meta = {
  title: 'Bausteine/Firmenlogo',
  component: Logo,
  subcomponents: { PictureProvider },
  args: { name: 'Nordbahn Signaltechnik GmbH', named: true },
  parameters: guide({
    when: ['Das Zeichen eines Unternehmens neben seinem Namen.'],
    whenNot: ['Für Personen: `Avatar`.', 'Für Stellwerk selbst: `Brand`.'],
    accessibility: [
      'Steht der Name daneben, bleibt es stumm; sonst sagt `named` ihn an.',
      'Fehlt das Bild oder ist es kaputt, steht der erste Buchstabe da.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bild: Story = {
  args: { src: sign },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nordbahn Signaltechnik GmbH' }).querySelector('img')).toHaveAttribute('src', sign);
  },
};
export const Buchstabe: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nordbahn Signaltechnik GmbH' })).toHaveTextContent(/^N$/);
  },
};
export const KaputtesBild: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent(/^N$/));
  },
};

export const InSeinerGröße: Story = {
  name: 'In der Größe geladen, in der es steht',
  args: { src: sign, size: 48 },
  render: (args) => (
    <PictureProvider sourcesOf={(url) => (url === sign ? `${url} 96w` : undefined)}>
      <Logo {...args} />
    </PictureProvider>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Nordbahn Signaltechnik GmbH' }).querySelector('img');
    await expect(image).toHaveAttribute('srcset', `${sign} 96w`);
    await expect(image).toHaveAttribute('sizes', '48px');
  },
};

export const Groß: Story = { args: { src: sign, size: 200 } };

export const Dunkel: Story = { ...dark };
export const ErzwungeneFarben: Story = { ...forcedColors };
