import type { CompanyJob } from '@stellwerk/domain';
import { fn } from 'storybook/test';
import { ready } from '../../testing/story-values';
import { overviewJobs, storyNow } from '../overview/story-data';
import { defaultJobListState } from './list';

/** Props of the list of the first demo company. For stories only. */
export const listArgs = {
  preset: 'dashboard' as const,
  jobs: ready(overviewJobs),
  state: defaultJobListState('dashboard'),
  links: {
    create: '/company/1/jobs/create',
    transfer: '/company/1/jobs/import',
    job: (id: string) => `/company/1/jobs/${id}`,
    edit: (id: string) => `/company/1/jobs/${id}/edit`,
    applications: (id: string) => `/company/1/dashboard?tab=jobs&action=applications&jobId=${id}`,
    preview: (id: string) => `/jobs/preview/${id}`,
    public: (id: string) => `/jobs/${id}`,
  },
  teamRole: 'OWNER' as const,
  onChange: fn(),
  actions: {
    'copy-link': fn(),
    duplicate: fn(),
    'copy-embed': fn(),
    design: fn(),
    toggle: fn(),
    delete: fn(() => Promise.resolve()),
  },
};

/** The given number of jobs, each with a unique title. */
export const manyJobs = (count: number): readonly CompanyJob[] =>
  Array.from({ length: count }, (_, index): CompanyJob => {
    const job = overviewJobs[index % overviewJobs.length];
    if (job === undefined) throw new Error('Die Stellenanzeigen fehlen in den Beispieldaten.');
    const createdAt = new Date(storyNow.getTime() - index * 31 * 3_600_000).toISOString();
    return { ...job, id: String(1000 + index), title: `${job.title} ${index + 1}`, createdAt };
  });
