import { Badge, Button, StatusMark, Table, type TableColumn } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { canRequestPayout, formatDate, milestoneLabels, payoutLabels, type OwnReferral, type ReferredApplication } from '@stellwerk/domain';
import { referralTexts as texts } from '../../i18n/referrals.de';
import { milestoneLook, payoutTone } from '../../shared/referral-look';

export interface PayoutCalls {
  /** Requests the reward of a hire (O43); rejects on failure. */
  readonly requestPayout: (application: ReferredApplication) => Promise<unknown>;
}

/**
 * Statuses of a payout with their dates; the referrer must not see who decided and why (rule 7).
 */
function PayoutRecord({ events }: { readonly events: ReferredApplication['payoutEvents'] }) {
  if (events.length === 0) return null;
  return (
    <ol aria-label={texts.payoutRecord} className="sw:mt-1 sw:text-sm sw:text-ink-2">
      {events.map(({ state, at }) => (
        <li key={state}>{texts.payoutEvent(payoutLabels[state], formatDate(at))}</li>
      ))}
    </ol>
  );
}

function Payout({ application, requestPayout }: PayoutCalls & { readonly application: ReferredApplication }) {
  const request = useAction(requestPayout, { failure: texts.requestFailed });
  const { milestone, payout, payoutEvents } = application;
  if (milestone !== 'HIRED' && payout === 'OPEN') return texts.noPayout;
  return (
    <div>
      <span className="sw:inline-flex sw:flex-wrap sw:items-center sw:gap-3">
        <Badge tone={payoutTone[payout]}>{payoutLabels[payout]}</Badge>
        {canRequestPayout(application) && (
          <Button size="sm" loading={request.busy} loadingLabel={texts.requesting} onClick={() => void request.run(application)}>
            {texts.request}
          </Button>
        )}
      </span>
      <PayoutRecord events={payoutEvents} />
    </div>
  );
}

function columnsOf(requestPayout: PayoutCalls['requestPayout']): readonly TableColumn<ReferredApplication>[] {
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
      cell: (application) => <Payout application={application} requestPayout={requestPayout} />,
    },
  ];
}

/**
 * The applications through a referral link: their progress, and the dated statuses of the payout
 * (O43, O83).
 */
export function ReferredApplications({
  title,
  applications,
  requestPayout,
}: PayoutCalls & {
  /** Title of the job. */
  readonly title: string;
  readonly applications: OwnReferral['applications'];
}) {
  return <Table caption={texts.table.caption(title)} rows={applications} rowKey={({ id }) => id} columns={columnsOf(requestPayout)} />;
}
