import { decideReport, reports } from '@stellwerk/domain/calls';
import { readReportsState, ReportsScreen, toReportsQuery } from '@stellwerk/screens/admin/reports';
import { send } from '../../data/client';
import { useCall } from '../../data/use-call';
import { useQueryState } from '../use-query-state';

/** Reported jobs and the decisions on them (O95). */
export default function Reports() {
  const list = useCall(reports, {});
  const { state, change } = useQueryState(readReportsState, toReportsQuery, ['tab']);
  return (
    <ReportsScreen
      reports={list}
      state={state}
      onChange={change}
      decideReport={async ({ id }, body) => {
        await send(decideReport, { params: { id }, body });
        await list.mutate();
      }}
    />
  );
}
