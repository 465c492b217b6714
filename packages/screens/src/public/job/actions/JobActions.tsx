import { Button, Icon, lazyPart, LinkButton, PartBoundary } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns/action';
import type { Job } from '@stellwerk/domain';
import { Flag, Link, Printer, Send, Share2, Star, type LucideIcon } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { jobActionTexts as texts } from '../../../i18n/job-actions.de';
import { jobTexts } from '../../../i18n/job.de';
import { paths } from '../../../paths';
import { saveJobTexts } from '../../../i18n/save-job.de';
import type { SavedStore } from '../../saved/store';
import { useSaved } from '../../saved/use-saved';
import { usePassOn } from '../referral/PassOn';
import type { OwnLink } from '../referral/types';
import type { JobReport } from '../report/ReportDialog';

// Few report a posting: the dialog loads for those who do.
const ReportDialog = lazyPart(() => import('../report/dialog'));

export interface JobActionsProps {
  /** What is passed on. */
  readonly job: Job;
  /** Address of the posting, without a recommendation. */
  readonly url: string;
  /** Makes the visitor's own referral link. @default not offered */
  readonly ownLink?: OwnLink | undefined;
  /** Sends a report; rejects when it failed (O95). @default not offered */
  readonly onReport?: (report: JobReport) => Promise<unknown>;
  /** Which postings are saved (O93). @default it cannot be saved */
  readonly saved?: SavedStore;
  /** Writes to the clipboard. @default the browser's */
  readonly copy?: (text: string) => Promise<void>;
  /** Opens the device's own window for passing something on. @default the browser's, where it has one */
  readonly share?: (data: ShareData) => Promise<void>;
}

const toClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

const never = (): (() => void) => () => undefined;

/** The device's way to pass something on, known after hydration: the server does not know the device. */
function useShare(own: JobActionsProps['share']): JobActionsProps['share'] {
  const hasOne = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  return own ?? (hasOne ? (data) => navigator.share(data) : undefined);
}

function Act({ icon, label, onClick }: { readonly icon: LucideIcon; readonly label: string; readonly onClick: () => void }) {
  return (
    <Button variant="quiet" size="sm" onClick={onClick}>
      <Icon as={icon} />
      {label}
    </Button>
  );
}

function Save({ store, ...job }: { readonly store: SavedStore; readonly id: string; readonly title: string }) {
  const { saved, toggle } = useSaved(store, job);
  return (
    <Button variant="quiet" size="sm" aria-pressed={saved} onClick={toggle}>
      <Icon as={Star} className={saved ? 'sw:fill-current' : undefined} />
      {saved ? saveJobTexts.saved : saveJobTexts.save}
    </Button>
  );
}

/** Makes whoever presses it a referrer of the job (000 §2.4). */
function Recommend({ job, ownLink }: { readonly job: Job; readonly ownLink: OwnLink }) {
  const { passOn, openPassOn } = usePassOn(job, ownLink);
  return (
    <>
      <Act icon={Send} label={texts.recommend} onClick={openPassOn} />
      {passOn}
    </>
  );
}

/** What a visitor does with a posting besides applying: save (O93), recommend, share, copy the link, print, report (O95). */
export function JobActions({ job, url, ownLink, onReport, saved, copy = toClipboard, share: ownShare }: JobActionsProps) {
  const share = useShare(ownShare);
  const copying = useAction(() => copy(url), { success: texts.copied, failure: texts.copyFailed });
  const [report, setReport] = useState({ wanted: false, open: false, round: 0 });
  return (
    <>
      <div role="group" aria-label={texts.label} className="sw:flex sw:flex-wrap sw:gap-x-2 sw:gap-y-1 sw:noscript:hidden">
        {saved !== undefined && <Save store={saved} id={job.id} title={job.title} />}
        {ownLink !== undefined && <Recommend job={job} ownLink={ownLink} />}
        {/* Whoever closes the device's window has changed their mind. */}
        {share !== undefined && (
          <Act icon={Share2} label={texts.share} onClick={() => void share({ title: job.title, url }).catch(() => undefined)} />
        )}
        <Act icon={Link} label={texts.copy} onClick={() => void copying.run()} />
        <Act icon={Printer} label={texts.print} onClick={() => window.print()} />
        {onReport !== undefined && (
          <Act
            icon={Flag}
            label={texts.report}
            onClick={() => setReport(({ round }) => ({ wanted: true, open: true, round: round + 1 }))}
          />
        )}
      </div>
      <div className="sw:flex sw:flex-wrap sw:gap-x-2 sw:gap-y-1">
        <LinkButton variant="quiet" size="sm" href={paths.jobs({ search: job.title })}>
          {jobTexts.similar}
        </LinkButton>
        <LinkButton variant="quiet" size="sm" href={paths.jobs()}>
          {jobTexts.allJobs}
        </LinkButton>
      </div>
      {report.wanted && onReport !== undefined && (
        <PartBoundary>
          <ReportDialog
            key={report.round}
            open={report.open}
            onClose={() => setReport((before) => ({ ...before, open: false }))}
            onReport={onReport}
          />
        </PartBoundary>
      )}
    </>
  );
}
