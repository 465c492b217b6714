import { createContext, use } from 'react';
import type { PageParams } from './find-page';

export const PageParamsContext = createContext<PageParams>({});

/** What the path of the URL says to this page, decoded, by the names in its pattern. */
export const usePageParams = (): PageParams => use(PageParamsContext);
