import { readJobListItem } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { jobsTexts } from '../../../i18n/jobs.de';
import { StoryFrame } from '../../../testing/story-frame';
import { StorySite } from '../../../testing/story-site';
import { JobAlertButton } from '../../jobs/JobAlertButton';
import { EndedScreen } from './EndedScreen';

const job = (id: number, title: string, city: string) =>
  readJobListItem({
    id,
    title,
    city,
    company: 'Hagenfeld Leittechnik GmbH',
    employment: 'Vollzeit',
    workingModel: 'Hybrid',
    publishedAt: '2026-11-17T08:00:00Z',
  });
const similar = [job(2, 'Softwareentwicklerin für Leittechnik (m/w/d)', 'Kassel'), job(3, 'Embedded-Entwickler (m/w/d)', 'Hamburg')];

const meta = {
  title: 'Öffentlich/Beendete Stelle',
  component: EndedScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryFrame path="/jobs/1">{args.embedded === true ? <main>{Story()}</main> : <StorySite wide>{Story()}</StorySite>}</StoryFrame>
    ),
  ],
  args: {
    ended: { job: job(1, 'Softwareentwickler Stellwerkstechnik (m/w/d)', 'Kassel'), similar },
    alert: <JobAlertButton part={() => null} search="Softwareentwickler" />,
  },
} satisfies Meta<typeof EndedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beendet: Story = {
  parameters: { spec: ['O106'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Diese Stelle ist nicht mehr ausgeschrieben' })).toBeVisible();
    await expect(
      canvas.getByText(/„Softwareentwickler Stellwerkstechnik \(m\/w\/d\)“ bei Hagenfeld Leittechnik GmbH nimmt keine Bewerbungen mehr an/),
    ).toBeVisible();
    for (const { id, title } of similar) await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `/jobs/${id}`);
    await expect(canvas.getByRole('link', { name: 'Alle Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('button', { name: jobsTexts.alert })).toBeVisible();
  },
};

export const NichtsÄhnliches: Story = {
  name: 'Nichts Ähnliches offen',
  args: { ended: { job: job(1, '', ''), similar: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByText(/Stellenangebot/)).toBeVisible();
  },
};

export const Eingebettet: Story = {
  args: { embedded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
