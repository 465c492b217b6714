import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { Avatar } from './Avatar';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#173a5e" d="M0 0h40v40H0z"/><circle cx="20" cy="15" r="7" fill="#f2c14e"/><path fill="#f2c14e" d="M6 40a14 14 0 0 1 28 0"/></svg>')}`;

const meta = {
  title: 'Bausteine/Avatar',
  component: Avatar,
  args: { name: 'Jana Petersen' },
  parameters: guide({
    when: ['Das Gesicht einer Person neben ihrem Namen: Team, Ansprechpersonen, Stimmen.'],
    whenNot: ['Für Unternehmen: `Logo`.', 'Als einziger Hinweis auf eine Person ohne ihren Namen daneben; dann mit `named`.'],
    accessibility: [
      'Steht der Name daneben, bleibt das Bild stumm; sonst sagt `named` ihn an.',
      'Fehlt das Bild oder ist es kaputt, stehen die Anfangsbuchstaben da; ihre Farbe hat keine Bedeutung.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  render: () => (
    <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
      <Avatar name="Jana Petersen" src={face} />
      {['Jana Petersen', 'Deniz Karakaya', 'Olena Kovalenko', 'Maximilian von Hohenfels-Schreckenstein', 'Özil'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Jana Petersen" size={60} />
      <Avatar name="Deniz Karakaya" size={150} shape="square" />
    </div>
  ),
};
export const Dunkel: Story = { ...Alle, globals: { theme: 'dark' } };

export const Bild: Story = {
  args: { src: face, named: true, size: 60 },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Jana Petersen' });
    await expect(avatar.querySelector('img')).toHaveAttribute('src', face);
    await expect(avatar.getBoundingClientRect().width).toBe(60);
  },
};
export const KaputtesBild: Story = {
  args: { src: 'data:image/png;base64,AAAA', named: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Jana Petersen' })).toHaveTextContent('JP'));
  },
};
export const OhneBild: Story = {
  name: 'Ohne Bild',
  args: { src: null, named: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Jana Petersen' })).toHaveTextContent('JP');
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
