import { fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asDemoUser } from '../../../mock/story-head';
import type { StoryApp } from '../../../testing/story-app';
import UserRoute from './route';

/** The demo candidate, who has applied to the first company. */
const meta = {
  title: 'Konto/Person mit Beispieldaten',
  ...asDemoUser('candidate'),
  args: { at: '/users/5', pages: { '/users/:id': UserRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const applications = fixtures.applications.filter(({ userId }) => userId === 5);

/** The same page leads each to the applications as that one may see them, and to no others. */
const leadsTo = (addresses: readonly string[]): Story['play'] =>
  async function play({ canvas }) {
    await canvas.findByRole('heading', { level: 2, name: /Bewerbungen/ });
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(hrefs.filter((href) => href.includes('/applications/')).toSorted()).toEqual(addresses.toSorted());
  };

export const Selbst: Story = { parameters: { spec: ['AC21'] }, play: leadsTo(applications.map(({ id }) => `/applications/${id}`)) };

export const VomUnternehmen: Story = {
  name: 'Vom Unternehmen aus',
  parameters: { spec: ['AC21'] },
  beforeEach: asDemoUser('owner').beforeEach,
  play: leadsTo(applications.filter(({ companyId }) => companyId === 1).map(({ id }) => `/company/1/applications/${id}`)),
};
