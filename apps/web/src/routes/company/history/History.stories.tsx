import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asked } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import { companyAnswersFor } from '../dashboard/story-answers';
import HistoryRoute from './route';

const people = [
  { id: 1, name: 'Katharina Brandis' },
  { id: 2, name: 'Jonas Terhorst' },
];

const meta = {
  title: 'Unternehmen/Verlauf mit Beispieldaten',
  ...asDemoUser('owner', { ...companyAnswersFor('OWNER'), companyHistory: () => ({ entries: [], total: 0, people }) }),
  args: { at: '/company/1/history', pages: { '/company/:companyId/history': HistoryRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen filter is sent to the server. */
export const EinePerson: Story = {
  name: 'Einträge einer Person',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Jonas Terhorst' }));
    await waitFor(() => expect(asked('companyHistory').at(-1)?.query).toEqual({ by: 2, page: 1 }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};
