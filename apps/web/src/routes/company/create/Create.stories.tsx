import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fixtures } from '@stellwerk/domain/fixtures';
import { asked } from '../../../testing/answers';
import { asGuest } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import { newAccountAnswers, register } from '../../account/story-head';
import RegisterRoute from '../../account/register/route';
import CompanyCreateRoute from './route';

const meta = {
  title: 'Unternehmen/Anlegen mit Beispieldaten',
  ...asGuest({ ...newAccountAnswers, industries: () => [...fixtures.industries] }),
  args: { at: '/register?redirect=%2Fcompany%2Fcreate', pages: { '/register': RegisterRoute, '/company/create': CompanyCreateRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NochNichtBestätigt: Story = {
  name: 'Die Adresse ist noch nicht bestätigt',
  parameters: { spec: ['O01'] },
  play: async ({ canvas }) => {
    await register(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'E-Mail erneut senden' }));
    await expect(await canvas.findByText(/eine neue E-Mail an annika.brandt@post.example geschickt/)).toBeVisible();
    await expect(asked('resendConfirmation')).toHaveLength(1);
  },
};
