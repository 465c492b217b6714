import { adminCompanies, changeSubscription, plans } from '@stellwerk/domain/calls';
import { CompaniesScreen, companiesQuery, readCompanyList, writeCompanyList } from '@stellwerk/screens/admin/companies';
import { useState } from 'react';
import { send } from '../../data/client';
import { useCall } from '../../data/use-call';
import { useQueryState } from '../use-query-state';

/** Companies with their plans (O37, O70). */
export default function Companies() {
  const { state, change } = useQueryState(readCompanyList, writeCompanyList, ['tab']);
  const companies = useCall(adminCompanies, { query: companiesQuery(state) }, { keepPrevious: true });
  const bookable = useCall(plans, {});
  const [now] = useState(() => new Date());
  return (
    <CompaniesScreen
      companies={companies}
      plans={bookable.data ?? []}
      now={now}
      state={state}
      onChange={change}
      changeSubscription={async ({ id }, { endDate, ...values }) => {
        await send(changeSubscription, { params: { id }, body: { ...values, endDate: endDate === '' ? null : endDate } });
        await companies.mutate();
      }}
    />
  );
}
