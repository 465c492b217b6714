import { fixtures, storedJobWire } from '@stellwerk/domain/fixtures';
import { jobFormValues } from '@stellwerk/forms/job-form';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { jobDraftStorage } from '../../../data/jobs/job-draft-storage';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import { companyAnswersFor } from '../dashboard/story-answers';
import JobEditorRoute from './route';

const meta = {
  title: 'Unternehmen/Entwürfe von Stellenanzeigen mit Beispieldaten',
  ...asDemoUser('recruiter', {
    ...companyAnswersFor('RECRUITER'),
    focusPagesByCompany: () => [],
    storedJob: () => storedJobWire(fixtures, given(fixtures.jobs.find(({ id }) => id === 101))),
  }),
  args: { at: '/company/1/jobs/101/edit', pages: { '/company/:companyId/jobs/:jobId/edit': JobEditorRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const [known, fresh] = ['101', 'new'].map((form) => jobDraftStorage('1', form));

/** The draft of a job's form is restored there, and in no other. */
export const EntwurfDieserAnzeige: Story = {
  name: 'Entwurf dieser Anzeige, neben dem einer neuen',
  beforeEach: async () => {
    const base = jobFormValues('edit');
    await known?.save({ base, values: { ...base, title: 'Gleisbau' }, requestKey: '1', files: { file: null, captions: null } });
    await fresh?.save({ base, values: { ...base, title: 'Prellbockpflege' }, requestKey: '2', files: { file: null, captions: null } });
    return async () => void (await Promise.all([known?.discard(), fresh?.discard()]));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entwurf übernehmen' }));
    await waitFor(() => expect(canvas.getByLabelText('Stellentitel')).toHaveValue('Gleisbau'));
  },
};
