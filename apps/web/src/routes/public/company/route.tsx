import { readCompanyPage } from '@stellwerk/domain';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../data/use-api';
import { companyPageWords } from '../../../i18n/company-page.de';
import { paths } from '../../../paths';
import type { PreloadCall, RouteRequest } from '../../../routes';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { CompanyScreen } from './CompanyScreen';

const companyPath = (slug: string): string => `/api/public/companies/${encodeURIComponent(slug)}`;

export function preload({ params }: RouteRequest): readonly PreloadCall[] {
  return [{ key: companyPath(params.slug ?? '') }];
}

export default function CompanyRoute() {
  const { slug = '' } = useParams();
  const { data, error, reload } = useApi(companyPath(slug), readCompanyPage);
  usePageHead(
    data === undefined
      ? { title: '', noindex: true, status: error === undefined ? 200 : error.status || 200 }
      : { title: data.name, description: companyPageWords.description(data.name), canonical: paths.companyPage(data.slug || data.id) },
  );
  return (
    <PublicShell>
      <CompanyScreen
        company={data}
        failure={error === undefined ? undefined : error.status === 404 ? 'not-found' : 'failed'}
        onRetry={() => void reload()}
      />
    </PublicShell>
  );
}
