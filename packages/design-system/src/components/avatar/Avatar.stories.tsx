import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#173a5e" d="M0 0h40v40H0z"/><circle cx="20" cy="15" r="7" fill="#f2c14e"/><path fill="#f2c14e" d="M6 40a14 14 0 0 1 28 0"/></svg>')}`;

const meta = { title: 'Bausteine/Avatar', component: Avatar, args: { name: 'Jana Petersen' } } satisfies Meta<typeof Avatar>;
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
