import { fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import { ownAreaAnswers } from '../../account/dashboard/story-answers';
import { jobPageOf, publicAnswers } from '../../public/story-answers';
import ApplyRoute from './route';
import SuccessRoute from '../success/route';
import JobRoute from '../../public/job/route';
import JobsRoute from '../../public/jobs/route';

const pages = {
  '/jobs': JobsRoute,
  '/jobs/:id': JobRoute,
  '/jobs/view/:id/apply': ApplyRoute,
  '/jobs/view/:id/apply/success': SuccessRoute,
};

const APPLIED = '101';
const job = given(fixtures.jobs.find(({ id }) => String(id) === APPLIED));

const meta = {
  title: 'Bewerbung/Schon beworben mit Beispieldaten',
  ...asDemoUser('candidate', {
    ...publicAnswers,
    listJobs: () => jobPageOf([job]),
    ownApplications: ownAreaAnswers.ownApplications,
    savedJobs: () => ({ jobs: [], total: 0, page: 1, pageSize: 20, ids: [] }),
    createPrivateApplication: () => ({ success: true, applicationId: 2001, id: 2001, token: 'SW-2001' }),
  }),
  args: { at: '/jobs?search=Schadenplattform', pages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SchonBeworben: Story = {
  name: 'In der Liste und auf der Anzeige',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Beworben')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Senior Backend-Entwickler/ }));
    const [own] = await canvas.findAllByRole('link', { name: 'Ihre Bewerbung ansehen' });
    await expect(own).toHaveAttribute('href', '/applications/1001');
    await expect(canvas.queryByRole('link', { name: 'Jetzt bewerben' })).toBeNull();
  },
};

export const NochEinmal: Story = {
  name: 'Noch einmal bewerben',
  parameters: { spec: ['AF35'] },
  args: { at: `/jobs/view/${APPLIED}/apply` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sie haben sich am \S+ beworben\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal bewerben' }));
    await waitFor(() => expect(canvas.getByLabelText('Vorname')).toHaveValue('Amelie'));
    const resume = new File(['%PDF-1.7'], 'lebenslauf.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/^Lebenslauf/), resume);
    for (const name of [/Geschäftsbedingungen/, /Datenschutzerklärung/]) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung absenden' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Vielen Dank/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Meine Bewerbungen' })).toHaveAttribute('href', '/dashboard');
  },
};
