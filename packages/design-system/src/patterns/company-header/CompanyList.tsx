import { cx } from 'class-variance-authority';
import { Check, Plus } from 'lucide-react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { useRenderLink, type RenderLink } from '../../components/link';
import { Logo } from '../../components/logo';
import { Spinner } from '../../components/spinner';
import { de as shared } from '../../i18n/de';
import { de } from '../i18n/de';

export interface SwitcherCompany {
  /** Id of the company. */
  readonly id: string;
  /** Name of the company. */
  readonly name: string;
  /** URL of the logo; '' without one. */
  readonly logoUrl: string;
  /** URL of its dashboard. */
  readonly href: string;
}

/** The companies of the user, or the loading state. */
export type SwitcherState = { companies: readonly SwitcherCompany[] } | { loading: true } | { error: string; onRetry: () => void };

export interface CompanyListProps {
  currentId: string;
  state: SwitcherState;
  createHref: string;
  /** Called when a link is followed. */
  onFollow: () => void;
  renderLink: RenderLink | undefined;
}

const row = 'sw:flex sw:min-h-11 sw:items-center sw:gap-3 sw:rounded-1 sw:px-2 sw:py-1 sw:hover:bg-sunken';

/**
 * The open switcher: the user's companies, or the loading state, and a link to create a new one.
 */
export function CompanyList({ currentId, state, createHref, onFollow, renderLink }: CompanyListProps) {
  const render = useRenderLink(renderLink);
  const createContent = (
    <>
      <span className="sw:grid sw:size-8 sw:place-items-center">
        <Icon as={Plus} size={16} />
      </span>
      {de.company.create}
    </>
  );
  return (
    <>
      {'loading' in state && <Spinner label={de.company.loading} className="sw:p-2" />}
      {'error' in state && (
        <div role="alert" className="sw:grid sw:justify-items-start sw:gap-3 sw:p-2">
          <p>{state.error}</p>
          <Button size="sm" onClick={state.onRetry}>
            {shared.retry}
          </Button>
        </div>
      )}
      {'companies' in state && (
        <ul className="sw:max-h-80 sw:overflow-y-auto">
          {state.companies.map((company) => (
            <li key={company.id}>
              <CompanyLink company={company} current={company.id === currentId} onFollow={onFollow} renderLink={renderLink} />
            </li>
          ))}
        </ul>
      )}
      <div className="sw:border-t sw:border-line sw:pt-1">
        {render({ href: createHref, className: row, onClick: onFollow, children: createContent })}
      </div>
    </>
  );
}

interface CompanyLinkProps extends Pick<CompanyListProps, 'onFollow' | 'renderLink'> {
  company: SwitcherCompany;
  current: boolean;
}

function CompanyLink({ company, current, onFollow, renderLink }: CompanyLinkProps) {
  const render = useRenderLink(renderLink);
  const children = (
    <>
      <Logo name={company.name} src={company.logoUrl} size={32} />
      <span className={cx('sw:min-w-0 sw:flex-1 sw:hyphens-auto', current && 'sw:font-semibold sw:wrap-anywhere')}>{company.name}</span>
      {current && <Icon as={Check} size={16} />}
    </>
  );
  return render({ href: company.href, className: row, 'aria-current': current ? 'true' : undefined, onClick: onFollow, children });
}
