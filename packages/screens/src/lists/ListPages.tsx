import { Pagination, type PaginationProps } from '@stellwerk/design-system';
import { useResults } from './results';

export interface ListPagesProps extends Omit<PaginationProps, 'onPage'> {
  readonly onPage: (page: number) => void;
}

/** The pages of the list around it; none where everything fits on one. After turning, the focus is on the count. */
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
