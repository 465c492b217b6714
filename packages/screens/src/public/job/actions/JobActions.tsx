import { lazyPart, LinkButton, PartBoundary } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import { Flag, Link, Printer, Send } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { jobActionTexts as texts } from '../../../i18n/job-actions.de';
import { jobTexts } from '../../../i18n/job.de';
import { paths } from '../../../paths';
import type { SavedStore } from '../../saved/store';
import { usePassOn } from '../referral/PassOn';
import type { OwnLink } from '../referral/types';
import type { JobReport } from '../report/ReportDialog';
import { Share, type DeviceShare } from '../share/Share';
import { Act } from './Act';
import { Save } from './Save';
import { useCopyLink } from './use-copy-link';

// Loaded lazily, because few visitors report a job.
const ReportDialog = lazyPart(() => import('../report/dialog'));

export interface JobActionsProps {
  /** The job to share. */
  readonly job: Job;
  /** URL of the job, without a referral. */
  readonly url: string;
  /** Creates the visitor's own referral link. @default not offered */
  readonly ownLink?: OwnLink | undefined;
  /** Sends a report; rejects on failure (O95). @default not offered */
  readonly onReport?: (report: JobReport) => Promise<unknown>;
  /** Store of saved jobs (O93). @default saving is not offered */
  readonly saved?: SavedStore;
  /**
   * Query of the list that the visitor came from, with its question mark; '' without one.
   * @default ''
   */
  readonly lastList?: () => string;
  /** Writes to the clipboard. @default the browser's clipboard */
  readonly copy?: (text: string) => Promise<void>;
  /** Opens the device's share dialog. @default the browser's, if available */
  readonly share?: DeviceShare;
}

/** Makes the visitor a referrer of the job (000 §2.4). */
function Recommend({ job, ownLink }: { readonly job: Job; readonly ownLink: OwnLink }) {
  const { passOn, openPassOn } = usePassOn(job, ownLink);
  return (
    <>
      <Act icon={Send} label={texts.recommend} onClick={openPassOn} />
      {passOn}
    </>
  );
}

const never = (): (() => void) => () => undefined;
const noList = (): string => '';

/**
 * A visitor's actions on a job besides applying: save (O93), recommend, share, copy the link,
 * print, report (O95).
 */
export function JobActions({ job, url, ownLink, onReport, saved, lastList = noList, copy, share }: JobActionsProps) {
  const copyLink = useCopyLink(url, copy);
  const list = useSyncExternalStore(never, lastList, noList);
  const [report, setReport] = useState({ wanted: false, open: false, round: 0 });
  return (
    <>
      <div role="group" aria-label={texts.label} className="sw:flex sw:flex-wrap sw:gap-x-2 sw:gap-y-1 sw:noscript:hidden">
        {saved !== undefined && <Save store={saved} job={job} />}
        {ownLink !== undefined && <Recommend job={job} ownLink={ownLink} />}
        <Share shared={{ title: job.title, url }} onCopy={copyLink} share={share} />
        <Act icon={Link} label={texts.copy} onClick={copyLink} />
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
        <LinkButton variant="quiet" size="sm" href={paths.jobs() + list}>
          {list === '' ? jobTexts.allJobs : jobTexts.backToList}
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
