import { fixtures, ownApplicationWire, type DemoApplication } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Answers } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import { demoUser, profileWire } from '../../../testing/frame-answers';
import type { StoryApp } from '../../../testing/story-app';
import UserRoute from './route';

/** The demo candidate, an applicant of the first company. */
const candidate = demoUser('candidate');
const applications = fixtures.applications.filter(({ userId }) => userId === candidate.id);
const toCompany = applications.filter(({ companyId }) => companyId === 1);

/** The person with the applications that a reader may see. */
const showing = (rows: readonly DemoApplication[]): Answers => ({
  candidateProfile: () => ({
    ...profileWire(candidate),
    location: null,
    linkedinProfile: null,
    xingProfile: null,
    websiteUrl: null,
    applications: rows.map((row) => ownApplicationWire(fixtures, row)),
  }),
});

const meta = {
  title: 'Konto/Person mit Beispieldaten',
  ...asDemoUser('candidate', showing(applications)),
  args: { at: '/users/5', pages: { '/users/:id': UserRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same page links to the applications that each reader may see, and to no others. */
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
  beforeEach: asDemoUser('owner', showing(toCompany)).beforeEach,
  play: leadsTo(toCompany.map(({ id }) => `/company/1/applications/${id}`)),
};
