import { Checkbox, dataOf, NativeSelect } from '@stellwerk/design-system';
import { workingModelIcon } from '@stellwerk/design-system/patterns';
import { DETAIL_FILTER_NAMES, detailFilterOptions, jobDetailLabels, jobFilterLabels } from '@stellwerk/domain';
import { jobsTexts as texts } from '../../i18n/jobs.de';
import { filterOptions } from './filter-form';
import { PAY_STEPS } from './job-list';
import type { JobsScreenProps } from './jobs-screen-props';

/** Steps of pay, including the one in the URL. */
const payOptions = (chosen: number) =>
  [...new Set([...PAY_STEPS, ...(chosen === 0 ? [] : [chosen])])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: String(value), label: jobFilterLabels.payFrom(value) }));

/** The filters besides search and location (PL06, A88); each applies at once. */
export function MoreFilters({ state, view: value, onChange }: Pick<JobsScreenProps, 'state' | 'view' | 'onChange'>) {
  const view = dataOf(value);
  const hints = [...(state.payMin > 0 ? [texts.payHint] : []), ...(state.pay === 'required' ? [texts.payRequiredHint] : [])];
  return (
    <>
      <NativeSelect
        name="employment"
        label={texts.employment}
        value={state.employment}
        onChange={(event) => onChange({ employment: event.currentTarget.value, page: 1 })}
        options={filterOptions(texts.allEmployments, view?.employments ?? [], state.employment)}
      />
      <NativeSelect
        name="workingModel"
        label={texts.workingModel}
        value={state.workingModel}
        onChange={(event) => onChange({ workingModel: event.currentTarget.value, page: 1 })}
        options={filterOptions(texts.allWorkingModels, Object.keys(workingModelIcon), state.workingModel)}
      />
      {DETAIL_FILTER_NAMES.map((name) => (
        <NativeSelect
          key={name}
          name={name}
          label={jobDetailLabels[name]}
          value={state[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value, page: 1 })}
          options={[
            { value: '', label: texts.any },
            ...Object.entries(detailFilterOptions(name)).map(([value, label = value]) => ({ value, label })),
          ]}
        />
      ))}
      <NativeSelect
        name="payMin"
        label={texts.payMin}
        value={state.payMin === 0 ? '' : String(state.payMin)}
        onChange={(event) => onChange({ payMin: Number(event.currentTarget.value), page: 1 })}
        options={[{ value: '', label: texts.any }, ...payOptions(state.payMin)]}
      />
      <div className="sw:grid sw:gap-x-6 sw:gap-y-3 sw:sm:col-span-full sw:sm:flex">
        <Checkbox
          name="pay"
          value="required"
          label={jobFilterLabels.payRequired}
          checked={state.pay === 'required'}
          onChange={(event) => onChange({ pay: event.currentTarget.checked ? 'required' : 'any', page: 1 })}
        />
        <Checkbox
          name="remote"
          value="exclude"
          label={jobFilterLabels.noRemote}
          checked={state.remote === 'exclude'}
          onChange={(event) => onChange({ remote: event.currentTarget.checked ? 'exclude' : 'include', page: 1 })}
        />
      </div>
      {hints.length > 0 && <p className="sw:col-span-full sw:text-sm sw:text-ink-2">{hints.join(' ')}</p>}
    </>
  );
}
