import { createContext, use } from 'react';
import type { PageParams } from './find-page';

export const PageParamsContext = createContext<PageParams>({});

/** Parameters of the URL's path for this page, decoded, by the names in its pattern. */
export const usePageParams = (): PageParams => use(PageParamsContext);
