import { Badge, Button, Logo, NativeSelect, StatusMark, VisuallyHidden, type Loadable, type TableColumn } from '@stellwerk/design-system';
import {
  billingCycleLabels,
  formatDate,
  planLabels,
  type Plan,
  daysLeft,
  type AdminCompany,
  type AdminCompanyPage,
} from '@stellwerk/domain';
import { useState } from 'react';
import { adminCompanyTexts as texts, adminTexts, subscriptionChangeTexts } from '../../i18n/admin.de';
import { AdminList } from '../shared/AdminList';
import { TwoLines } from '../shared/TwoLines';
import { ALL_COMPANIES, COMPANY_FILTERS, companiesView, isWithoutCompanies, type CompanyListState } from './list';
import { SubscriptionDialogs, type SubscriptionDialogsProps } from './SubscriptionDialogs';
import type { ListControl } from '../../lists';

export interface CompaniesScreenProps extends ListControl<CompanyListState> {
  readonly companies: Loadable<AdminCompanyPage>;
  readonly plans: readonly Plan[];
  /** Current time, for remaining days. */
  readonly now: Date;
  /** Changes a subscription; rejects on failure (O37). */
  readonly changeSubscription: SubscriptionDialogsProps['changeSubscription'];
}

function Company({ company }: { readonly company: AdminCompany }) {
  return (
    <span className="sw:flex sw:items-center sw:gap-3">
      <Logo name={company.name} src={company.logoUrl} size={40} />
      <span className="sw:min-w-0">
        <span className="sw:block sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{company.name}</span>
        <span className="sw:flex sw:flex-wrap sw:items-center sw:gap-2 sw:font-normal sw:text-ink-2">
          <span>{company.city}</span>
          {!company.active && <Badge>{texts.inactive}</Badge>}
        </span>
      </span>
    </span>
  );
}

function Term({ company: { subscription }, now }: { readonly company: AdminCompany; readonly now: Date }) {
  if (subscription === null) return adminTexts.none;
  if (subscription.endDate === null) return texts.endless;
  const days = daysLeft(subscription.endDate, now);
  return <TwoLines below={days === 0 ? texts.ended : texts.daysLeft(days)}>{texts.until(formatDate(subscription.endDate))}</TwoLines>;
}

function Status({ company: { subscription } }: { readonly company: AdminCompany }) {
  if (subscription === null) return texts.filters.none;
  const active = subscription.status === 'ACTIVE';
  return (
    <StatusMark stage={active ? 'done' : 'left'} tone={active ? 'signal' : 'muted'}>
      {subscriptionChangeTexts.statuses[active ? 'ACTIVE' : 'CANCELLED']}
    </StatusMark>
  );
}

function columnsOf(now: Date, onChoose: (company: AdminCompany) => void): readonly TableColumn<AdminCompany>[] {
  return [
    { key: 'company', header: texts.table.company, rowHeader: true, width: '34%', cell: (company) => <Company company={company} /> },
    {
      key: 'plan',
      header: texts.table.plan,
      cell: ({ subscription }) => (subscription ? planLabels[subscription.plan.type] : adminTexts.none),
    },
    { key: 'status', header: texts.table.status, cell: (company) => <Status company={company} /> },
    {
      key: 'cycle',
      header: texts.table.cycle,
      cell: ({ subscription }) => (subscription ? billingCycleLabels[subscription.cycle] : adminTexts.none),
    },
    { key: 'term', header: texts.table.term, cell: (company) => <Term company={company} now={now} /> },
    {
      key: 'action',
      header: texts.table.action,
      hideHeader: true,
      align: 'end',
      cell: (company) => (
        <Button size="sm" onClick={() => onChoose(company)}>
          {company.subscription === null ? texts.create : texts.change}
          <VisuallyHidden>{texts.of(company.name)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}

/** All companies with their subscriptions, at /admin?tab=companies (O37, O70). */
export function CompaniesScreen({ companies, plans, now, state, changeSubscription, onChange }: CompaniesScreenProps) {
  const [chosen, setChosen] = useState<AdminCompany>();
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <AdminList
        texts={texts}
        state={state}
        value={companies}
        viewOf={companiesView}
        isEmpty={(page) => isWithoutCompanies(page, state)}
        filters={COMPANY_FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
        columns={columnsOf(now, (company) => {
          setChosen(company);
          setRound(round + 1);
          setOpen(true);
        })}
        rowKey={({ id }) => id}
        onChange={onChange}
        onReset={() => onChange(ALL_COMPANIES)}
        choice={
          <NativeSelect
            size="sm"
            className="sw:sm:w-52"
            label={texts.plan}
            placeholder={texts.allPlans}
            options={plans.map(({ type }) => ({ value: type, label: planLabels[type] }))}
            value={state.plan}
            onChange={({ target }) => onChange({ plan: plans.find(({ type }) => type === target.value)?.type ?? '', page: 1 })}
          />
        }
      />
      {chosen && (
        <SubscriptionDialogs
          key={round}
          company={chosen}
          plans={plans}
          open={open}
          onClose={() => setOpen(false)}
          changeSubscription={changeSubscription}
        />
      )}
    </>
  );
}
