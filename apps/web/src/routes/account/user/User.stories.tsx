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

/** The same page leads each to the application as that one may see it. */
const leadsTo = (address: RegExp): Story['play'] =>
  async function play({ canvas }) {
    await canvas.findByRole('heading', { level: 2, name: /Bewerbungen/ });
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(hrefs.filter((href) => /\/applications\/\d+$/.test(href)).every((href) => address.test(href))).toBe(true);
    await expect(hrefs.some((href) => address.test(href))).toBe(true);
  };

export const Selbst: Story = { parameters: { spec: ['AC21'] }, play: leadsTo(/^\/applications\/\d+$/) };

export const VomUnternehmen: Story = {
  name: 'Vom Unternehmen aus',
  parameters: { spec: ['AC21'] },
  beforeEach: asDemoUser('owner').beforeEach,
  play: leadsTo(/^\/company\/1\/applications\/\d+$/),
};
