import { Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { myCompanies } from '@stellwerk/domain/calls';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import { Navigate } from 'react-router-dom';
import { handles401 } from '../../../data/call-input';
import { useCall } from '../../../data/use-call';
import { AuthPage } from '../../../shell/AuthPage';

/** Target of a login without a return URL: the company of a member of only one, else the own area. */
export function Landing() {
  const companies = useCall(myCompanies, {}, handles401);
  if (companies.state === 'loading')
    return (
      <AuthPage>
        <SkeletonRegion>
          <Skeleton height={320} />
        </SkeletonRegion>
      </AuthPage>
    );
  const [first, ...others] = companies.data ?? [];
  return <Navigate to={first !== undefined && others.length === 0 ? companyPaths.dashboard(first.id) : paths.dashboard()} replace />;
}
