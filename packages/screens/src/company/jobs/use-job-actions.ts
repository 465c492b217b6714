import type { Id } from '@stellwerk/domain';
import { useAction } from '@stellwerk/design-system/patterns';
import { embedCode, jobLink, messageOf, type CompanyJob } from '@stellwerk/domain';
import { jobListTexts } from '../../i18n/company/jobs.de';
import type { JobHandlers } from './JobListScreen';

const texts = jobListTexts;

/** The calls that change a job, for those who may; the route makes them. */
export interface JobListServices {
  /** Switches a job on or off; rejects when it failed. */
  readonly setActive: (jobId: Id<'job'>, active: boolean) => Promise<unknown>;
  /** Deletes a job; rejects with the server's message. */
  readonly remove: (jobId: Id<'job'>) => Promise<unknown>;
  /** Changes the list at once, before it is loaded anew. */
  readonly change: (change: (jobs: readonly CompanyJob[]) => readonly CompanyJob[]) => void;
  /** Loads the list anew; rejects when it failed. */
  readonly reload: () => Promise<unknown>;
}

export interface JobActionsOptions {
  /** @default no switching and no deleting */
  readonly services?: JobListServices;
  /** Origin of the links that are copied. */
  readonly origin: string;
  /** Opens the choice of another design. @default not offered */
  readonly onDesign?: (job: CompanyJob) => void;
  /** Opens the form of a new job that begins as this one. @default not offered */
  readonly onDuplicate?: (job: CompanyJob) => void;
  /** Puts a text on the clipboard. @default the browser's clipboard */
  readonly copy?: (text: string) => Promise<void>;
}

const toClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** What the menu of a row does, and its toasts (JM14 to JM23; 001 §8). */
export function useJobActions({ services, origin, onDesign, onDuplicate, copy = toClipboard }: JobActionsOptions): JobHandlers {
  const reload = useAction(async () => services?.reload(), { failure: texts.reloadFailed });
  const toggle = useAction(
    async ({ id, active }: CompanyJob) => {
      const show = (shown: boolean) => services?.change((jobs) => jobs.map((job) => (job.id === id ? { ...job, active: shown } : job)));
      show(!active);
      try {
        await services?.setActive(id, !active);
      } catch (error) {
        show(active);
        throw error;
      }
    },
    { success: (_result, { active }) => (active ? texts.deactivated : texts.activated), failure: texts.toggleFailed, parallel: true },
  );
  const remove = useAction(
    async ({ id }: CompanyJob) => {
      await services?.remove(id);
      services?.change((jobs) => jobs.filter((job) => job.id !== id));
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
  /** The list shows the change at once, and then what the server has made of it. */
  const changing = (action: typeof toggle) => async (job: CompanyJob) => {
    if ((await action.run(job)).ok) await reload.run();
  };
  return {
    'copy-link': copyLink.run,
    'copy-embed': copyEmbed.run,
    ...(onDuplicate && { duplicate: onDuplicate }),
    ...(onDesign && { design: onDesign }),
    ...(services && { toggle: changing(toggle), delete: changing(remove) }),
  };
}
