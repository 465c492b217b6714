import { feedPath } from '@stellwerk/domain';
import { publicCompany } from '@stellwerk/domain/calls';
import { companyPageTexts } from '@stellwerk/screens/i18n/company-page.de';
import { paths } from '@stellwerk/screens/paths';
import { CompanyScreen } from '@stellwerk/screens/public/company';
import { useEffect } from 'react';
import { recordVisit } from '../../../data/record-visit';
import { useCall } from '../../../data/use-call';
import type { PreloadCall, RouteRequest } from '../../../route-types';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

export function preload({ params }: RouteRequest): readonly PreloadCall[] {
  return [{ call: publicCompany, params: { slug: params.slug ?? '' } }];
}

export default function CompanyRoute() {
  const { slug = '' } = usePageParams();
  const company = useCall(publicCompany, { params: { slug } });
  const { data, error } = company;
  const seen = data?.id;
  useEffect(() => {
    if (seen !== undefined) recordVisit('COMPANY', seen);
  }, [seen]);
  usePageHead(
    data === undefined
      ? { title: '', noindex: true, status: error === undefined ? 200 : error.status || 200 }
      : {
          title: data.name,
          description: companyPageTexts.description(data.name),
          canonical: paths.companyPage(data.slug || data.id),
          noindex: !data.listed,
          ...(import.meta.env.SSR && data.listed && { feed: feedPath(data.slug || data.id) }),
        },
  );
  return (
    <PublicShell>
      <CompanyScreen company={company} />
    </PublicShell>
  );
}
