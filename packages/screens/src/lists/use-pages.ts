import { useState } from 'react';
import type { ListPagesProps } from './ListPages';

export interface Pages<Row> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** State for `ListPages`. */
  readonly pages: Pick<ListPagesProps, 'page' | 'pageSize' | 'total' | 'onPage'>;
}

/** A list with its page in component state instead of the URL. @param pageSize rows per page */
export function usePages<Row>(all: readonly Row[], pageSize: number): Pages<Row> {
  const [wanted, onPage] = useState(1);
  const total = all.length;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / pageSize)));
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), pages: { page, pageSize, total, onPage } };
}
