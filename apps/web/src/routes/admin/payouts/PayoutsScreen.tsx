import { Badge, Button, StatusMark, TextLink, VisuallyHidden, type TableColumn } from '@stellwerk/design-system';
import { formatDate, milestoneLabels, payoutLabels } from '@stellwerk/domain';
import { useState } from 'react';
import { adminWords, payoutWords as words } from '../../../i18n/admin.de';
import { paths } from '../../../paths';
import { milestoneLook, payoutTone } from '../../shared/referral-look';
import { AdminList, type AdminListSource } from '../shared/AdminList';
import { TwoLines } from '../shared/TwoLines';
import { ALL_PAYOUTS, PAYOUT_FILTERS, payoutsView, type AdminPayout, type PayoutFilter } from './list';
import { PayoutDialogs, type PayoutDecision, type PayoutDialogsProps } from './PayoutDialogs';

export interface PayoutsScreenProps extends AdminListSource<PayoutFilter> {
  /** Undefined while they load. */
  readonly payouts: readonly AdminPayout[] | undefined;
  /** Writes a decision down; rejects when it failed (O43). */
  readonly onDecide: PayoutDialogsProps['onDecide'];
}

type Ask = (payout: AdminPayout, state: PayoutDecision['state']) => void;

function State({ payout: { state, decision } }: { readonly payout: AdminPayout }) {
  return (
    <TwoLines
      below={
        decision && (
          <>
            {words.decided(formatDate(decision.at), decision.by)}
            {decision.reason !== '' && <span className="sw:block">{decision.reason}</span>}
          </>
        )
      }
    >
      <Badge tone={payoutTone[state]}>{payoutLabels[state]}</Badge>
    </TwoLines>
  );
}

function Actions({ payout, onAsk }: { readonly payout: AdminPayout; readonly onAsk: Ask }) {
  if (payout.state !== 'REQUESTED') return null;
  const name = <VisuallyHidden>{words.to(payout.referrer.name)}</VisuallyHidden>;
  return (
    <span className="sw:inline-flex sw:flex-wrap sw:gap-2 sw:py-1">
      <Button size="sm" onClick={() => onAsk(payout, 'PAID')}>
        {words.pay}
        {name}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onAsk(payout, 'REFUSED')}>
        {words.refuse}
        {name}
      </Button>
    </span>
  );
}

function columnsOf(onAsk: Ask): readonly TableColumn<AdminPayout>[] {
  return [
    {
      key: 'referrer',
      header: words.table.referrer,
      rowHeader: true,
      cell: ({ referrer }) => (
        <TwoLines below={referrer.email}>
          <span className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{referrer.name}</span>
        </TwoLines>
      ),
    },
    {
      key: 'job',
      header: words.table.job,
      width: '26%',
      cell: ({ job, code }) => (
        <TwoLines below={[job.company, words.code(code)].join(', ')}>
          <TextLink href={paths.job(job.id)} className="sw:hyphens-auto sw:wrap-anywhere">
            {job.title}
          </TextLink>
        </TwoLines>
      ),
    },
    {
      key: 'milestone',
      header: words.table.milestone,
      cell: ({ milestone, applicationId }) => (
        <TwoLines below={words.application(applicationId)}>
          <StatusMark {...milestoneLook[milestone]}>{milestoneLabels[milestone]}</StatusMark>
        </TwoLines>
      ),
    },
    { key: 'requested', header: words.table.requested, cell: ({ requestedAt }) => formatDate(requestedAt) || adminWords.none },
    { key: 'state', header: words.table.state, cell: (payout) => <State payout={payout} /> },
    {
      key: 'action',
      header: words.table.action,
      hideHeader: true,
      align: 'end',
      cell: (payout) => <Actions payout={payout} onAsk={onAsk} />,
    },
  ];
}

/** Rewards of recommendations that were asked for, at /admin?tab=payouts (O43; decisions, rule 8). */
export function PayoutsScreen({ payouts, onDecide, ...source }: PayoutsScreenProps) {
  const { state, onChange } = source;
  const [asked, setAsked] = useState<{ readonly payout: AdminPayout; readonly round: number }>();
  const [open, setOpen] = useState<PayoutDecision['state']>();
  return (
    <>
      <AdminList
        {...source}
        words={words}
        view={payouts && payoutsView(payouts, state)}
        filters={PAYOUT_FILTERS.map((value) => ({ value, label: value === 'all' ? words.all : payoutLabels[value] }))}
        columns={columnsOf((payout, question) => {
          setAsked({ payout, round: (asked?.round ?? 0) + 1 });
          setOpen(question);
        })}
        rowKey={({ id }) => id}
        untouched={payouts?.length === 0}
        onReset={() => onChange(ALL_PAYOUTS)}
      />
      {asked && (
        <PayoutDialogs key={asked.round} payout={asked.payout} open={open} onClose={() => setOpen(undefined)} onDecide={onDecide} />
      )}
    </>
  );
}
