import { Badge, Button, Card, Icon, Table, StatusMark, useToast, VisuallyHidden, type TableColumn } from '@stellwerk/design-system';
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
import { useState } from 'react';
import { referralWords as words } from '../../../i18n/referrals.de';
import { milestoneLook, payoutTone } from '../../shared/referral-look';

export interface ReferralLinkActions {
  /** Full address of a link. */
  readonly addressOf: (referral: OwnReferral) => string;
  /** Pauses an active link, resumes a paused one (O45). @returns whether it worked */
  readonly onToggle: (referral: OwnReferral) => Promise<boolean>;
  /** Asks for the reward of a hire (O43). @returns whether it worked */
  readonly onRequestPayout: (application: ReferredApplication) => Promise<boolean>;
  /** Writes to the clipboard. @default the browser's */
  readonly copy?: (text: string) => Promise<void>;
}

function Payout({ application, onRequest }: { readonly application: ReferredApplication; readonly onRequest: () => Promise<boolean> }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const { milestone, payout } = application;
  if (milestone !== 'HIRED' && payout === 'OPEN') return words.noPayout;
  const request = async (): Promise<void> => {
    setBusy(true);
    if (!(await onRequest())) toast.error(words.requestFailed);
    setBusy(false);
  };
  return (
    <span className="sw:inline-flex sw:flex-wrap sw:items-center sw:gap-3">
      <Badge tone={payoutTone[payout]}>{payoutLabels[payout]}</Badge>
      {canRequestPayout(application) && (
        <Button size="sm" loading={busy} loadingLabel={words.requesting} onClick={() => void request()}>
          {words.request}
        </Button>
      )}
    </span>
  );
}

function columnsOf(onRequestPayout: ReferralLinkActions['onRequestPayout']): readonly TableColumn<ReferredApplication>[] {
  return [
    { key: 'received', header: words.table.received, cell: ({ createdAt }) => formatDate(createdAt) || words.noPayout },
    {
      key: 'milestone',
      header: words.table.milestone,
      cell: ({ milestone }) => <StatusMark {...milestoneLook[milestone]}>{milestoneLabels[milestone]}</StatusMark>,
    },
    {
      key: 'payout',
      header: words.table.payout,
      cell: (application) => <Payout application={application} onRequest={() => onRequestPayout(application)} />,
    },
  ];
}

const copyToClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** One own link: the posting, the address, what came of it, and what can be done with it (RF22, O43, O45). */
export function ReferralLink({ referral, ...actions }: ReferralLinkActions & { readonly referral: OwnReferral }) {
  const { addressOf, onToggle, onRequestPayout, copy = copyToClipboard } = actions;
  const { job, active, views, rejects, applications } = referral;
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const title = job.title || jobFallbacks.title;
  const address = addressOf(referral);
  const toggle = async (): Promise<void> => {
    setBusy(true);
    if (!(await onToggle(referral))) toast.error(words.toggleFailed);
    setBusy(false);
  };
  const copyLink = (): void => {
    copy(address).then(
      () => toast.success(referralMessages.copied),
      () => toast.error(words.copyFailed),
    );
  };
  return (
    <Card className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <div className="sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-3">
        <div className="sw:min-w-0 sw:flex-1 sw:basis-60">
          <h3 className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{title}</h3>
          <p className="sw:text-sm sw:text-ink-2">{[job.company, job.place].filter((part) => part !== '').join(', ')}</p>
        </div>
        {job.active ? (
          <Badge tone={active ? 'signal' : 'amber'}>{active ? words.active : words.paused}</Badge>
        ) : (
          <Badge>{words.closed}</Badge>
        )}
      </div>
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
        <code className="sw:min-w-0 sw:flex-1 sw:basis-60 sw:rounded-1 sw:bg-sunken sw:px-3 sw:py-2 sw:text-sm sw:break-all">
          {address}
        </code>
        {job.active && (
          <div className="sw:flex sw:flex-wrap sw:gap-2">
            <Button size="sm" onClick={copyLink}>
              <Icon as={Copy} size={16} />
              {words.copy}
              <VisuallyHidden>{words.of(title)}</VisuallyHidden>
            </Button>
            <Button size="sm" variant="quiet" loading={busy} onClick={() => void toggle()}>
              {!busy && <Icon as={active ? Pause : Play} size={16} />}
              {active ? words.pause : words.resume}
              <VisuallyHidden>{words.of(title)}</VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
      <ul className="sw:flex sw:flex-wrap sw:gap-x-5 sw:gap-y-1 sw:text-sm sw:text-ink-2">
        <li>{views === 1 ? words.view : words.views(formatCount(views))}</li>
        <li>{words.rejects(formatCount(rejects))}</li>
        <li>
          {applications.length === 0
            ? words.noApplications
            : applications.length === 1
              ? words.application
              : words.applications(formatCount(applications.length))}
        </li>
        <li>{words.created(formatDate(referral.createdAt))}</li>
      </ul>
      {applications.length > 0 && (
        <Table caption={words.table.caption(title)} rows={applications} rowKey={({ id }) => id} columns={columnsOf(onRequestPayout)} />
      )}
    </Card>
  );
}
