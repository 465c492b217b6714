import { Badge, Button, Card, Icon, Table, StatusMark, VisuallyHidden, type TableColumn } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import {
  canRequestPayout,
  formatCount,
  formatDate,
  jobFallbacks,
  milestoneLabels,
  payoutLabels,
  referralMessages,
  type OwnReferral,
  type ReferredApplication,
} from '@stellwerk/domain';
import { Copy, Pause, Play } from 'lucide-react';
import { referralTexts as texts } from '../../i18n/referrals.de';
import { milestoneLook, payoutTone } from '../../shared/referral-look';

export interface ReferralLinkActions {
  /** Full address of a link. */
  readonly addressOf: (referral: OwnReferral) => string;
  /** Pauses an active link, resumes a paused one (O45); rejects when it failed. */
  readonly onToggle: (referral: OwnReferral) => Promise<unknown>;
  /** Asks for the reward of a hire (O43); rejects when it failed. */
  readonly onRequestPayout: (application: ReferredApplication) => Promise<unknown>;
  /** Writes to the clipboard. @default the browser's */
  readonly copy?: (text: string) => Promise<void>;
}

interface PayoutProps extends Pick<ReferralLinkActions, 'onRequestPayout'> {
  readonly application: ReferredApplication;
}

function Payout({ application, onRequestPayout }: PayoutProps) {
  const request = useAction(onRequestPayout, { failure: texts.requestFailed });
  const { milestone, payout } = application;
  if (milestone !== 'HIRED' && payout === 'OPEN') return texts.noPayout;
  return (
    <span className="sw:inline-flex sw:flex-wrap sw:items-center sw:gap-3">
      <Badge tone={payoutTone[payout]}>{payoutLabels[payout]}</Badge>
      {canRequestPayout(application) && (
        <Button size="sm" loading={request.busy} loadingLabel={texts.requesting} onClick={() => void request.run(application)}>
          {texts.request}
        </Button>
      )}
    </span>
  );
}

function columnsOf(onRequestPayout: ReferralLinkActions['onRequestPayout']): readonly TableColumn<ReferredApplication>[] {
  return [
    { key: 'received', header: texts.table.received, cell: ({ createdAt }) => formatDate(createdAt) || texts.noPayout },
    {
      key: 'milestone',
      header: texts.table.milestone,
      cell: ({ milestone }) => <StatusMark {...milestoneLook[milestone]}>{milestoneLabels[milestone]}</StatusMark>,
    },
    {
      key: 'payout',
      header: texts.table.payout,
      cell: (application) => <Payout application={application} onRequestPayout={onRequestPayout} />,
    },
  ];
}

const copyToClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** One own link: the job, the address, what came of it, and what can be done with it (RF22, O43, O45). */
export function ReferralLink({ referral, ...actions }: ReferralLinkActions & { readonly referral: OwnReferral }) {
  const { addressOf, onToggle, onRequestPayout, copy = copyToClipboard } = actions;
  const { job, active, views, rejects, applications } = referral;
  const toggle = useAction(onToggle, { failure: texts.toggleFailed });
  const copying = useAction(copy, { success: referralMessages.copied, failure: texts.copyFailed });
  const title = job.title || jobFallbacks.title;
  const address = addressOf(referral);
  return (
    <Card className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <div className="sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-3">
        <div className="sw:min-w-0 sw:flex-1 sw:basis-60">
          <h3 className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{title}</h3>
          <p className="sw:text-sm sw:text-ink-2">{[job.company, job.place].filter((part) => part !== '').join(', ')}</p>
        </div>
        {job.active ? (
          <Badge tone={active ? 'signal' : 'amber'}>{active ? texts.active : texts.paused}</Badge>
        ) : (
          <Badge>{texts.closed}</Badge>
        )}
      </div>
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
        <code className="sw:min-w-0 sw:flex-1 sw:basis-60 sw:rounded-1 sw:bg-sunken sw:px-3 sw:py-2 sw:text-sm sw:break-all">
          {address}
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
              {active ? texts.pause : texts.resume}
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
      {applications.length > 0 && (
        <Table caption={texts.table.caption(title)} rows={applications} rowKey={({ id }) => id} columns={columnsOf(onRequestPayout)} />
      )}
    </Card>
  );
}
