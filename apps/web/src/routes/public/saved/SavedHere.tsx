import '../../../members.css';
import { paths } from '@stellwerk/screens/paths';
import { SavedHere as Hint, SavedJobsScreen } from '@stellwerk/screens/public/saved';
import { useNavigate } from 'react-router-dom';
import { savedStore } from '../../../data/saved-jobs/store';
import { useLocalJobs } from '../../../data/saved-jobs/use-local-jobs';

const hrefOf = (page: number): string => paths.savedJobs(page === 1 ? undefined : String(page));

/** The jobs stored in this browser. */
export default function SavedHere({ page }: { readonly page: number }) {
  const saved = useLocalJobs(page);
  const navigate = useNavigate();
  return (
    <>
      {saved.state === 'ready' && saved.data.total > 0 && <Hint />}
      <SavedJobsScreen saved={saved} onChange={savedStore.set} hrefOf={hrefOf} onPage={(number) => void navigate(hrefOf(number))} />
    </>
  );
}
