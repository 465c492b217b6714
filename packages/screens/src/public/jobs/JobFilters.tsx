import { Button, Icon, lazyPart, PartBoundary, TextField } from '@stellwerk/design-system';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { jobsTexts as texts } from '../../i18n/jobs.de';
import { useTyped } from '../../lists/use-typed';
import { paths } from '../../paths';
import { FILTER_FORM } from './filter-form';
import { filterTags } from './filter-tags';
import { readEntered } from './job-list';
import type { JobsScreenProps } from './jobs-screen-props';
import { MoreFilters } from './MoreFilters';
import { NearFields } from './NearFields';

// Loaded lazily, only on phones and on demand.
const FilterSheet = lazyPart(() => import('./FilterSheet'));

/**
 * Search, location and filters: a form that also works without JavaScript (GET). On a phone the
 * filters are in a dialog.
 */
export function JobFilters(props: JobsScreenProps) {
  const { state, onChange } = props;
  const search = useTyped(state.search, (text) => onChange({ search: text, page: 1 }, true));
  const near = useTyped(state.near, (text) => onChange({ near: text.trim(), page: 1 }), false);
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // On a slow connection people search and filter before hydration.
  const followEarly = useEffectEvent(() => {
    const entered = form.current && readEntered(form.current, state);
    if (entered !== null) onChange({ ...entered, page: 1 }, true);
  });
  useEffect(() => followEarly(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search.commit();
    near.commit();
  };
  return (
    <form ref={form} id={FILTER_FORM} action={paths.jobs()} role="search" onSubmit={submit} className="sw:grid sw:gap-4">
      {state.sort !== 'best' && <input type="hidden" name="sort" value={state.sort} />}
      <div className="sw:grid sw:items-start sw:gap-4 sw:grid-cols-[1fr_112px] sw:lg:grid-cols-[1fr_280px_112px_auto]">
        <TextField
          className="sw:col-span-2 sw:lg:col-span-1"
          type="search"
          name="search"
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={search.text}
          onChange={(event) => search.onText(event.currentTarget.value)}
        />
        <NearFields {...props} typed={near} />
        <div className="sw:col-span-2 sw:flex sw:gap-3 sw:lg:col-span-1 sw:lg:pt-[30px]">
          <Button type="submit" variant="primary" className="sw:flex-1">
            <Icon as={Search} />
            {texts.submit}
          </Button>
          <Button className="sw:flex-1 sw:sm:hidden sw:noscript:hidden" onClick={() => setOpen(true)}>
            <Icon as={SlidersHorizontal} />
            {texts.moreFilters(filterTags(state).filter(({ name }) => name !== 'near').length)}
          </Button>
        </div>
      </div>
      <div className="sw:grid sw:items-end sw:gap-4 sw:sm:grid-cols-2 sw:lg:grid-cols-4 sw:max-sm:hidden sw:max-sm:noscript:grid">
        <MoreFilters {...props} />
      </div>
      {open && (
        <PartBoundary>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </form>
  );
}
