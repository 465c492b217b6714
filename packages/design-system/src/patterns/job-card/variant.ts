import { cva } from 'class-variance-authority';
import { createContext } from 'react';

/**
 * A row of the public list, a cell of the start page's grid, or a row of a company's own page,
 * which already names the company.
 */
export type JobVariant = 'row' | 'cell' | 'own';

/** Passes the list's variant to its cards, so that they always agree. */
export const JobVariantContext = createContext<JobVariant>('row');

const variant = (row: string, cell: string, own = row) => ({ variants: { variant: { row, cell, own } } });

/**
 * One structure, three densities: the same parts in the same reading order, placed by grid areas.
 */
export const place = {
  card: cva(
    'sw:relative sw:grid sw:content-start sw:p-5',
    variant(
      'sw:grid-cols-[48px_minmax(0,1fr)] sw:gap-x-4 sw:gap-y-1 sw:not-last:border-b sw:border-line sw:@md:grid-cols-[48px_minmax(0,1fr)_412px_120px] sw:@md:grid-rows-[auto_1fr] sw:@md:gap-x-6 sw:@md:px-6',
      'sw:row-span-4 sw:grid-cols-[48px_minmax(0,1fr)] sw:grid-rows-subgrid sw:gap-3 sw:border-r sw:border-b sw:border-line sw:@sm:p-6',
      'sw:grid-cols-[minmax(0,1fr)] sw:gap-y-1 sw:not-last:border-b sw:border-line sw:@md:grid-cols-[minmax(0,1fr)_412px_120px] sw:@md:gap-x-6 sw:@md:px-6',
    ),
  ),
  logo: cva('', variant('sw:row-span-2', 'sw:row-start-1 sw:self-center', 'sw:hidden')),
  title: cva('sw:text-lg sw:font-semibold sw:hyphens-auto', variant('sw:@md:self-baseline', 'sw:col-span-2 sw:row-start-2')),
  company: cva(
    'sw:min-w-0 sw:text-ink-2 sw:hyphens-auto',
    variant('sw:col-start-2', 'sw:col-start-2 sw:row-start-1 sw:self-center sw:text-sm', 'sw:hidden'),
  ),
  facts: cva(
    'sw:flex sw:flex-wrap sw:gap-x-4 sw:gap-y-1 sw:text-sm sw:text-ink-2',
    variant(
      'sw:col-span-2 sw:mt-2 sw:@md:col-span-1 sw:@md:col-start-3 sw:@md:row-span-2 sw:@md:row-start-1 sw:@md:mt-0 sw:@md:grid sw:@md:self-baseline sw:@md:grid-cols-[168px_128px_1fr] sw:@md:text-base',
      'sw:col-span-2 sw:row-start-3 sw:self-end',
      'sw:mt-2 sw:@md:mt-0 sw:@md:grid sw:@md:self-baseline sw:@md:grid-cols-[168px_128px_1fr] sw:@md:text-base',
    ),
  ),
  factIcon: cva('sw:mt-0.5 sw:text-ink-3', variant('sw:@md:mt-1', '')),
  date: cva(
    'sw:text-sm sw:text-ink-3',
    variant(
      'sw:col-span-2 sw:@md:col-span-1 sw:@md:col-start-4 sw:@md:row-span-2 sw:@md:row-start-1 sw:@md:self-baseline sw:@md:text-end',
      'sw:col-span-2 sw:row-start-4',
      'sw:@md:self-baseline sw:@md:text-end',
    ),
  ),
  // It loads later than the card: beside the date on a phone, below the date elsewhere, where space
  // is reserved.
  note: cva(
    'sw:flex sw:items-center sw:gap-1 sw:text-sm sw:font-medium sw:text-signal sw:pointer-events-none',
    variant(
      'sw:col-span-2 sw:@[19.75rem]:absolute sw:@[19.75rem]:end-5 sw:@[19.75rem]:bottom-5 sw:@md:bottom-1.5',
      'sw:absolute sw:end-6 sw:bottom-6',
    ),
  ),
};
