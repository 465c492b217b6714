import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asDemoUser } from '../../../mock/story-head';
import type { StoryApp } from '../../../testing/story-app';
import HistoryRoute from './route';

const meta = {
  title: 'Unternehmen/Verlauf mit Beispieldaten',
  ...asDemoUser('owner'),
  args: { at: '/company/1/history', pages: { '/company/:companyId/history': HistoryRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = [
  { id: 1, name: 'Katharina Brandis' },
  { id: 2, name: 'Jonas Terhorst' },
];
const queries: string[] = [];

/** What is chosen is asked of the server. */
export const EinePerson: Story = {
  name: 'Einträge einer Person',
  beforeEach: ({ msw }) => {
    queries.length = 0;
    msw.use(
      http.get('*/api/private/companies/1/history', ({ request }) => {
        queries.push(new URL(request.url).search);
        return HttpResponse.json({ entries: [], total: 0, page: 1, pageSize: 50, people });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Jonas Terhorst' }));
    await waitFor(() => expect(queries.at(-1)).toBe('?by=2&page=1'));
  },
};
