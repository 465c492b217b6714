import { jobActionTexts as texts } from '../../../i18n/job-actions.de';
import { Share } from '../share/Share';
import type { JobActionsProps } from './JobActions';
import { Save } from './Save';
import { useCopyLink } from './use-copy-link';

/** Quick actions beside the title: save and share. The others are at the end of the job. */
export function JobTools({ job, url, saved, copy, share }: JobActionsProps) {
  const copyLink = useCopyLink(url, copy);
  return (
    <div role="group" aria-label={texts.tools} className="sw:flex sw:flex-wrap sw:gap-x-2 sw:noscript:hidden">
      {saved !== undefined && <Save store={saved} job={job} />}
      <Share shared={{ title: job.title, url }} onCopy={copyLink} share={share} />
    </div>
  );
}
