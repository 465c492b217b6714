import { Pagination, type PaginationProps } from '@stellwerk/design-system';
import { useResults } from './results';

export interface ListPagesProps extends Omit<PaginationProps, 'onPage'> {
  readonly onPage: (page: number) => void;
}

/**
 * Pagination of the surrounding list; nothing for a single page. After a page change, the focus is
 * on the count.
 */
export function ListPages({ onPage, ...pages }: ListPagesProps) {
  const { moveFocus } = useResults();
  if (pages.total <= pages.pageSize) return null;
  return (
    <Pagination
      {...pages}
      onPage={(page) => {
        moveFocus();
        onPage(page);
      }}
    />
  );
}
