import { useToast } from '@stellwerk/design-system';
import type { CompanyJob } from '@stellwerk/design-system/patterns';
import { jobLink } from '@stellwerk/domain';
import { jobListWords } from '../../../i18n/company/jobs.de';
import { embedCode } from './embed';
import type { JobListScreenProps } from './JobListScreen';

const words = jobListWords;

/** The calls that the rows of the list need; the route makes them. */
export interface JobListServices {
  /** Switches a posting on or off; rejects when it failed. */
  readonly setActive: (jobId: string, active: boolean) => Promise<unknown>;
  /** Deletes a posting; rejects with the server's message. */
  readonly remove: (jobId: string) => Promise<unknown>;
  /** Changes the list at once, before it is loaded anew. */
  readonly change: (change: (jobs: readonly CompanyJob[]) => readonly CompanyJob[]) => void;
  /** Loads the list anew; rejects when it failed. */
  readonly reload: () => Promise<unknown>;
}

export interface JobActionsOptions {
  readonly services: JobListServices;
  /** Origin of the links that are copied. */
  readonly origin: string;
  /** Opens the choice of another design. */
  readonly onDesign: (job: CompanyJob) => void;
  /** Puts a text on the clipboard. @default the browser's clipboard */
  readonly copy?: (text: string) => Promise<void>;
}

const toClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** What the menu of a row does, and what is told about it (JM14 to JM23; 001 §8). */
export function useJobActions({
  services,
  origin,
  onDesign,
  copy = toClipboard,
}: JobActionsOptions): Pick<JobListScreenProps, 'onAction' | 'onDelete'> {
  const toast = useToast();

  const reload = (): Promise<unknown> => services.reload().catch(() => toast.error(words.reloadFailed));

  const toggle = async ({ id, active }: CompanyJob): Promise<void> => {
    const arrived = await services.setActive(id, !active).then(
      () => true,
      () => false,
    );
    if (!arrived) return void toast.error(words.toggleFailed);
    services.change((jobs) => jobs.map((job) => (job.id === id ? { ...job, active: !active } : job)));
    toast.success(active ? words.deactivated : words.activated);
    await reload();
  };

  const copied = (text: string, done: string, failed: string): Promise<unknown> =>
    copy(text).then(
      () => toast.success(done),
      () => toast.error(failed),
    );

  return {
    onAction: (job, action) => {
      if (action === 'design') onDesign(job);
      if (action === 'toggle') void toggle(job);
      if (action === 'copy-link') void copied(jobLink(origin, job.id), words.linkCopied, words.linkFailed);
      if (action === 'copy-embed') void copied(embedCode(origin, job.id, job.title), words.embedCopied, words.embedFailed);
    },
    onDelete: async ({ id }) => {
      try {
        await services.remove(id);
      } catch (cause) {
        toast.error(words.deleteFailed(cause instanceof Error ? cause.message : ''));
        return;
      }
      services.change((jobs) => jobs.filter((job) => job.id !== id));
      toast.success(words.deleted);
      await reload();
    },
  };
}
