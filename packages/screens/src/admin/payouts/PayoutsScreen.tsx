import { Badge, Button, StatusMark, TextLink, VisuallyHidden, type Loadable, type TableColumn } from '@stellwerk/design-system';
import { formatDate, milestoneLabels, payoutDecisions, payoutLabels, type AdminPayout } from '@stellwerk/domain';
import { useState } from 'react';
import { adminTexts, payoutTexts as texts } from '../../i18n/admin.de';
import { paths } from '../../paths';
import { milestoneLook, payoutTone } from '../../shared/referral-look';
import { AdminList, type AdminListSource } from '../shared/AdminList';
import { TwoLines } from '../shared/TwoLines';
import { ALL_PAYOUTS, PAYOUT_FILTERS, payoutsView, type PayoutFilter } from './list';
import { PayoutDialogs, type PayoutDecision, type PayoutDialogsProps } from './PayoutDialogs';

export interface PayoutsScreenProps extends AdminListSource<PayoutFilter> {
  readonly payouts: Loadable<readonly AdminPayout[]>;
  /** Saves a decision; rejects on failure (O43). */
  readonly decidePayout: PayoutDialogsProps['decidePayout'];
}

type Ask = (payout: AdminPayout, state: PayoutDecision['state']) => void;

function State({ payout: { state, decision } }: { readonly payout: AdminPayout }) {
  return (
    <TwoLines
      below={
        decision && (
          <>
            <span>{texts.decided(formatDate(decision.at), decision.by)}</span>
            {decision.reason !== '' && <span className="sw:block">{decision.reason}</span>}
          </>
        )
      }
    >
      <Badge tone={payoutTone[state]}>{payoutLabels[state]}</Badge>
    </TwoLines>
  );
}

/** Name of the referrer; the account may be deleted (O83). */
const nameOf = ({ referrer }: AdminPayout): string => referrer.name || texts.deletedAccount;

function Actions({ payout, onAsk }: { readonly payout: AdminPayout; readonly onAsk: Ask }) {
  const decisions = payoutDecisions(payout.state);
  if (decisions.length === 0) return null;
  return (
    <span className="sw:inline-flex sw:flex-wrap sw:gap-2 sw:py-1">
      {decisions.map((decision) => (
        <Button key={decision} size="sm" variant={decision === 'PAID' ? 'secondary' : 'quiet'} onClick={() => onAsk(payout, decision)}>
          {texts.decisions[decision].ask}
          <VisuallyHidden>{texts.to(nameOf(payout))}</VisuallyHidden>
        </Button>
      ))}
    </span>
  );
}

function columnsOf(onAsk: Ask): readonly TableColumn<AdminPayout>[] {
  return [
    {
      key: 'referrer',
      header: texts.table.referrer,
      rowHeader: true,
      cell: (payout) => (
        <TwoLines below={payout.referrer.email}>
          <span className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{nameOf(payout)}</span>
        </TwoLines>
      ),
    },
    {
      key: 'job',
      header: texts.table.job,
      width: '26%',
      cell: ({ job, code }) => (
        <TwoLines below={[job.company, texts.code(code)].filter((part) => part !== '').join(', ')}>
          {job.id === '' ? (
            <span className="sw:hyphens-auto sw:wrap-anywhere">{job.title}</span>
          ) : (
            <TextLink href={paths.job(job.id)} className="sw:hyphens-auto sw:wrap-anywhere">
              {job.title}
            </TextLink>
          )}
        </TwoLines>
      ),
    },
    {
      key: 'milestone',
      header: texts.table.milestone,
      cell: ({ milestone, applicationId }) => (
        <TwoLines below={applicationId === '' ? texts.erased : texts.application(applicationId)}>
          <StatusMark {...milestoneLook[milestone]}>{milestoneLabels[milestone]}</StatusMark>
        </TwoLines>
      ),
    },
    { key: 'requested', header: texts.table.requested, cell: ({ requestedAt }) => formatDate(requestedAt) || adminTexts.none },
    { key: 'state', header: texts.table.state, cell: (payout) => <State payout={payout} /> },
    {
      key: 'action',
      header: texts.table.action,
      hideHeader: true,
      align: 'end',
      cell: (payout) => <Actions payout={payout} onAsk={onAsk} />,
    },
  ];
}

/** Requested referral rewards, at /admin?tab=payouts (O43; decisions, rule 8). */
export function PayoutsScreen({ payouts, decidePayout, ...source }: PayoutsScreenProps) {
  const { state, onChange } = source;
  const [asked, setAsked] = useState<{ readonly payout: AdminPayout; readonly round: number }>();
  const [open, setOpen] = useState<PayoutDecision['state']>();
  return (
    <>
      <AdminList
        {...source}
        texts={texts}
        value={payouts}
        viewOf={(all) => payoutsView(all, state)}
        filters={PAYOUT_FILTERS.map((value) => ({ value, label: value === 'all' ? texts.all : payoutLabels[value] }))}
        columns={columnsOf((payout, question) => {
          setAsked({ payout, round: (asked?.round ?? 0) + 1 });
          setOpen(question);
        })}
        rowKey={({ id }) => id}
        onReset={() => onChange(ALL_PAYOUTS)}
      />
      {asked && (
        <PayoutDialogs key={asked.round} payout={asked.payout} open={open} onClose={() => setOpen(undefined)} decidePayout={decidePayout} />
      )}
    </>
  );
}
