import { savedJobs } from '@stellwerk/domain/calls';
import { pageIn } from '@stellwerk/screens/lists';
import { paths } from '@stellwerk/screens/paths';
import { SavedJobsScreen } from '@stellwerk/screens/public/saved';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { send } from '../../../data/client';
import { moveTo } from '../../../data/saved-jobs/keeper';
import { savedStore } from '../../../data/saved-jobs/store';
import { useCall } from '../../../data/use-call';

const hrefOf = (page: number): string => paths.ownSavedJobs(page === 1 ? undefined : String(page));

/** The saved jobs of the account (O93). */
export default function Saved({ accountId }: { readonly accountId: string }) {
  const page = pageIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const query = { page };
  const saved = useCall(savedJobs, accountId === '' ? undefined : { query }, {
    keepPrevious: true,
    load: async () => {
      // Retries jobs saved before the login; the list is loaded even if that fails.
      await moveTo(accountId).catch(() => undefined);
      return send(savedJobs, { query });
    },
  });
  return <SavedJobsScreen saved={saved} onChange={savedStore.set} hrefOf={hrefOf} onPage={(number) => void navigate(hrefOf(number))} />;
}
