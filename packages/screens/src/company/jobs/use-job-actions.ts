import type { Id } from '@stellwerk/domain';
import { useAction } from '@stellwerk/design-system/patterns';
import { embedCode, jobLink, messageOf, type CompanyJob } from '@stellwerk/domain';
import { jobListTexts } from '../../i18n/company/jobs.de';
import type { JobHandlers } from './JobListScreen';

const texts = jobListTexts;

/** The calls that change a job, with the required permission; the route implements them. */
export interface JobListCalls {
  /** Activates or deactivates a job; rejects on failure. */
  readonly setActive: (jobId: Id<'job'>, active: boolean) => Promise<unknown>;
  /** Deletes a job; rejects with the server's message. */
  readonly remove: (jobId: Id<'job'>) => Promise<unknown>;
  /** Updates the list at once, before it reloads. */
  readonly change: (change: (jobs: readonly CompanyJob[]) => readonly CompanyJob[]) => void;
  /** Reloads the list; rejects on failure. */
  readonly reload: () => Promise<unknown>;
}

export interface JobActionsOptions {
  /** @default activating and deleting are not offered */
  readonly calls?: JobListCalls;
  /** Origin of copied links. */
  readonly origin: string;
  /** Opens the choice of another design. @default not offered */
  readonly onDesign?: (job: CompanyJob) => void;
  /** Opens the form of a new job copied from this one. @default not offered */
  readonly onDuplicate?: (job: CompanyJob) => void;
  /** Writes to the clipboard. @default the browser's clipboard */
  readonly copy?: (text: string) => Promise<void>;
}

const toClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Menu actions of a row, with their toasts (JM14 to JM23; 001 §8). */
export function useJobActions({ calls, origin, onDesign, onDuplicate, copy = toClipboard }: JobActionsOptions): JobHandlers {
  const reload = useAction(async () => calls?.reload(), { failure: texts.reloadFailed });
  const toggle = useAction(
    async ({ id, active }: CompanyJob) => {
      const show = (shown: boolean) => calls?.change((jobs) => jobs.map((job) => (job.id === id ? { ...job, active: shown } : job)));
      show(!active);
      try {
        await calls?.setActive(id, !active);
      } catch (error) {
        show(active);
        throw error;
      }
    },
    { success: (_result, { active }) => (active ? texts.deactivated : texts.activated), failure: texts.toggleFailed, parallel: true },
  );
  const remove = useAction(
    async ({ id }: CompanyJob) => {
      await calls?.remove(id);
      calls?.change((jobs) => jobs.filter((job) => job.id !== id));
    },
    { success: texts.deleted, failure: (error) => texts.deleteFailed(messageOf(error)) },
  );
  const copyLink = useAction(({ id }: CompanyJob) => copy(jobLink(origin, id)), {
    success: texts.linkCopied,
    failure: texts.linkFailed,
  });
  const copyEmbed = useAction(({ id, title }: CompanyJob) => copy(embedCode(origin, id, title)), {
    success: texts.embedCopied,
    failure: texts.embedFailed,
  });
  /** The list shows the change at once, then the server's result. */
  const changing = (action: typeof toggle) => async (job: CompanyJob) => {
    if ((await action.run(job)).ok) await reload.run();
  };
  return {
    'copy-link': copyLink.run,
    'copy-embed': copyEmbed.run,
    ...(onDuplicate && { duplicate: onDuplicate }),
    ...(onDesign && { design: onDesign }),
    ...(calls && { toggle: changing(toggle), delete: changing(remove) }),
  };
}
