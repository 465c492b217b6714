import type { ShowcasePage } from '@stellwerk/domain';
import { publicShowcase } from '@stellwerk/domain/calls';
import { paths } from '@stellwerk/screens/paths';
import { ShowcaseScreen } from '@stellwerk/screens/public/showcase';
import { useEffect } from 'react';
import { useShowcase } from '../../../data/focus-pages/use-showcase';
import { recordVisit } from '../../../data/record-visit';
import type { PreloadCall, RouteRequest } from '../../../route-types';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead, type PageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

export function preload({ params }: RouteRequest): readonly PreloadCall[] {
  return [{ call: publicShowcase, params: { pageSlug: params.slug ?? '' } }];
}

function headOf(page: ShowcasePage | undefined, failed: number | undefined): PageHead {
  if (page === undefined) return { title: '', noindex: true, status: failed === undefined ? 200 : failed || 200 };
  return {
    title: `${page.title}, ${page.company.name}`,
    description: page.slogan || page.description,
    canonical: paths.showcase(page.slug),
    noindex: page.status !== 'published' || !page.company.listed,
  };
}

export default function ShowcaseRoute() {
  const { slug = '' } = usePageParams();
  const page = useShowcase(slug);
  // Unpublished pages count no visits (O33, O73).
  const seen = page.data?.status === 'published' ? page.data.id : undefined;
  useEffect(() => {
    if (seen !== undefined) recordVisit('FOCUS', seen);
  }, [seen]);
  usePageHead(headOf(page.data, page.error?.status));
  return (
    <PublicShell>
      <ShowcaseScreen slug={slug} page={page} />
    </PublicShell>
  );
}
