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
  /** Query of the list from which the visitor came, with its question mark; '' without one. @default '' */
  readonly lastList?: () => string;
  /** Writes to the clipboard. @default the browser's */
  readonly copy?: (text: string) => Promise<void>;
  /** Opens the device's own window for passing something on. @default the browser's, where it has one */
  readonly share?: DeviceShare;
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

const never = (): (() => void) => () => undefined;
const noList = (): string => '';

/** What a visitor does with a posting besides applying: save (O93), recommend, share, copy the link, print, report (O95). */
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
