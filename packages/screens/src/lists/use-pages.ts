import { useState } from 'react';
import type { ListPagesProps } from './ListPages';

export interface Pages<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Where the list is, for `ListPages`. */
  readonly pages: Pick<ListPagesProps, 'page' | 'pageSize' | 'total' | 'onPage'>;
}

/** A list that keeps its page for itself, where no URL says it. @param pageSize rows on a page */
export function usePages<Row>(all: readonly Row[], pageSize: number): Pages<Row> {
  const [wanted, onPage] = useState(1);
  const total = all.length;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / pageSize)));
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), pages: { page, pageSize, total, onPage } };
}
