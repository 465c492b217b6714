import { paths } from '@stellwerk/screens/paths';
import type { JsonLd } from './head';

const NAME = 'Stellwerk';
const CONTEXT = 'https://schema.org';

/** Operator of the site and its search: for the start page. @param origin own URL of the product */
export function siteJsonLd(origin: string): readonly JsonLd[] {
  const url = origin + paths.start();
  const publisher = `${url}#organization`;
  return [
    { '@context': CONTEXT, '@type': 'Organization', '@id': publisher, name: NAME, url, logo: `${origin}/apple-touch-icon.png` },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: NAME,
      url,
      inLanguage: 'de',
      publisher: { '@id': publisher },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.jobs()}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** A step of a breadcrumb. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumb of a page, beginning with the start page. @param origin own URL of the product */
export function breadcrumbJsonLd(steps: readonly Step[], origin: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: NAME, path: paths.start() }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
