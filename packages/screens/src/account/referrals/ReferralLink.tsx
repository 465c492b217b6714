import { Button, Card, Icon, StatusMark, VisuallyHidden, type StatusStage, type StatusTone } from '@stellwerk/design-system';
import { activeLook, useAction } from '@stellwerk/design-system/patterns';
import { formatCount, formatDate, jobFallbacks, referralMessages, type OwnReferral } from '@stellwerk/domain';
import { Copy, Pause, Play } from 'lucide-react';
import { referralTexts as texts } from '../../i18n/referrals.de';
import { ReferredApplications, type PayoutCalls } from './ReferredApplications';

export interface ReferralLinkActions extends PayoutCalls {
  /** Full URL of a link. */
  readonly addressOf: (referral: OwnReferral) => string;
  /** Pauses an active link, resumes a paused one (O45); rejects on failure. */
  readonly toggle: (referral: OwnReferral) => Promise<unknown>;
  /** Writes to the clipboard. @default the browser's clipboard */
  readonly copy?: (text: string) => Promise<void>;
}

/** Splits a URL where a line may break: after a '/', never inside 'jobs/101'. */
const stepsOf = (address: string): readonly string[] => address.split(/(?<=[^/]\/)(?=[^/])/);

/** Icon and label of a link's status, like that of a job in its company's list. */
function lookOf({ job, active }: OwnReferral): { readonly stage: StatusStage; readonly tone: StatusTone; readonly word: string } {
  const { stage, tone } = activeLook(job.active && active);
  return { stage, tone, word: job.active ? (active ? texts.active : texts.paused) : texts.closed };
}

const copyToClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** A referral link: job, URL, figures, and actions (RF22, O43, O45). */
export function ReferralLink({ referral, ...actions }: ReferralLinkActions & { readonly referral: OwnReferral }) {
  const { addressOf, requestPayout, copy = copyToClipboard } = actions;
  const { job, active, views, rejects, applications } = referral;
  const toggle = useAction(actions.toggle, { failure: texts.toggleFailed });
  const copying = useAction(copy, { success: referralMessages.copied, failure: texts.copyFailed });
  const { word, ...look } = lookOf(referral);
  const title = job.title || jobFallbacks.title;
  const address = addressOf(referral);
  return (
    <Card className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <div className="sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-3">
        <div className="sw:min-w-0 sw:flex-1 sw:basis-60">
          <h3 className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{title}</h3>
          <p className="sw:text-sm sw:text-ink-2">{[job.company, job.place].filter((part) => part !== '').join(', ')}</p>
        </div>
        <StatusMark {...look}>{word}</StatusMark>
      </div>
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
        <code className="sw:min-w-0 sw:flex-1 sw:basis-60 sw:rounded-1 sw:bg-sunken sw:px-3 sw:py-2 sw:text-sm">
          {stepsOf(address).map((step, index) => (
            <span key={index} className="sw:inline-block sw:max-w-full sw:wrap-anywhere">
              {step}
            </span>
          ))}
        </code>
        {job.active && (
          <div className="sw:flex sw:flex-wrap sw:gap-2">
            <Button size="sm" onClick={() => void copying.run(address)}>
              <Icon as={Copy} size={16} />
              {texts.copy}
              <VisuallyHidden>{texts.of(title)}</VisuallyHidden>
            </Button>
            <Button size="sm" variant="quiet" loading={toggle.busy} onClick={() => void toggle.run(referral)}>
              {!toggle.busy && <Icon as={active ? Pause : Play} size={16} />}
              <span>{active ? texts.pause : texts.resume}</span>
              <VisuallyHidden>{texts.of(title)}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
      <ul className="sw:flex sw:flex-wrap sw:gap-x-5 sw:gap-y-1 sw:text-sm sw:text-ink-2">
        <li>{views === 1 ? texts.view : texts.views(formatCount(views))}</li>
        <li>{texts.rejects(formatCount(rejects))}</li>
        <li>
          {applications.length === 0
            ? texts.noApplications
            : applications.length === 1
              ? texts.application
              : texts.applications(formatCount(applications.length))}
        </li>
        <li>{texts.created(formatDate(referral.createdAt))}</li>
      </ul>
      {applications.length > 0 && <ReferredApplications title={title} applications={applications} requestPayout={requestPayout} />}
    </Card>
  );
}
