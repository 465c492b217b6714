import { applicationReferrals, decidePayout } from '@stellwerk/domain/calls';
import { PayoutsScreen, readPayoutsState, toPayoutsQuery } from '@stellwerk/screens/admin/payouts';
import { send } from '../../data/client';
import { useCall } from '../../data/use-call';
import { useQueryState } from '../use-query-state';

/** Payouts of referrals, decided by administrators (O43, O70). */
export default function Payouts() {
  const payouts = useCall(applicationReferrals, {});
  const { state, change } = useQueryState(readPayoutsState, toPayoutsQuery, ['tab']);
  return (
    <PayoutsScreen
      payouts={payouts}
      state={state}
      onChange={change}
      decidePayout={async ({ id }, decision) => {
        try {
          const decided = await send(decidePayout, { params: { id }, body: decision });
          void payouts.mutate((known) => known?.map((one) => (one.id === id ? decided : one)), { revalidate: false });
        } catch (error) {
          // Another administrator may have decided first.
          void payouts.reload().catch(() => undefined);
          throw error;
        }
      }}
    />
  );
}
