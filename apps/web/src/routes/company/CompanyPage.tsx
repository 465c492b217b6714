import type { Id } from '@stellwerk/domain';
import '../../members.css';
import { loadable } from '@stellwerk/design-system';
import { DraftsProvider } from '@stellwerk/design-system/patterns/notes-editor';
import { dashboardMessages, type ApiError, type Company, type CompanyJob, type TeamMember } from '@stellwerk/domain';
import { companyJobs, companyTeam, myCompanies } from '@stellwerk/domain/calls';
import { CompanyFrame, type CompanyFrameProps, type CompanyTab } from '@stellwerk/screens/company/dashboard';
import { companyTexts } from '@stellwerk/screens/i18n/company.de';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { useCompanyTheme } from '@stellwerk/screens/company/theme';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { handles401 } from '../../data/call-input';
import { useCompanyApplications, type CompanyApplications } from '../../data/company-applications/use-company-applications';
import { useCompany } from '../../data/companies/use-companies';
import { activate } from '../../data/companies/profile';
import { onAccessDenied } from '../../data/refusals';
import { ownDrafts } from '../../data/drafts';
import { useUnread } from '../../data/messages/use-unread';
import { useCall, type CallState } from '../../data/use-call';
import { usePageParams } from '../../shell/find-page';
import { usePageHead } from '../../shell/head';
import { useSupportHref } from '../../shell/page-settings';
import { useAccount } from '../../shell/use-account';
import { RequireLogin, type RequireLoginProps } from '../../shell/RequireLogin';

/** Data of every page of a company, loaded once on entry (CD36). */
export interface CompanyPageData {
  readonly companyId: Id<'company'>;
  readonly company: Company;
  /** Reloads the company after a change of the own role in it. */
  readonly reloadCompany: () => Promise<unknown>;
  readonly applications: CompanyApplications;
  readonly jobs: CallState<readonly CompanyJob[]>;
  readonly team: CallState<readonly TeamMember[]>;
  /** Replaces the changed company, and reloads dependent data. */
  readonly onCompanyChange: (company: Company) => Promise<void>;
}

export interface CompanyPageProps
  extends Pick<RequireLoginProps, 'handles401' | 'withoutLogin'>, Pick<CompanyFrameProps, 'layout' | 'loadFailed'> {
  /** The active tab of the frame. */
  readonly tab: CompanyTab;
  /** Title of the window, before the company's name. @default the tab's label */
  readonly title?: string;
  /** The content; rendered once the company is loaded. */
  readonly children: (data: CompanyPageData) => ReactNode;
}

/** Label of the switcher for each kind of error (001 §8, W30). */
function switcherError(error: ApiError): string {
  const texts = dashboardMessages.switcher;
  if (error.status === 401 || error.status === 403) return texts.forbidden;
  if (error.status === 0) return texts.noAnswer;
  return error.status === 500 ? texts.serverError : texts.other(error.status);
}

function switcherOf({ data, error, reload }: CallState<readonly Company[]>): CompanyFrameProps['switcher'] {
  if (data !== undefined) {
    return { companies: data.map(({ id, name, logoUrl }) => ({ id, name, logoUrl, href: companyPaths.dashboard(id) })) };
  }
  return error === undefined ? { loading: true } : { error: switcherError(error), onRetry: () => void reload().catch(() => undefined) };
}

function Framed({
  companyId,
  tab,
  title = companyTexts.tabs[tab],
  layout,
  loadFailed,
  children,
}: CompanyPageProps & { readonly companyId: Id<'company'> }) {
  const { key } = useLocation();
  const company = useCompany(companyId);
  // Requested even without a token: on a page that stays after a 401 (A86) the switcher stays unchanged.
  const companies = useCall(myCompanies, {}, handles401);
  const applications = useCompanyApplications(company.data === undefined ? '' : companyId, company.data?.role ?? null);
  const ofCompany = company.data === undefined ? undefined : { params: { id: companyId } };
  const jobs = useCall(companyJobs, ofCompany);
  const team = useCall(companyTeam, ofCompany);
  const unread = useUnread().data;
  const [drafts] = useState(() => ownDrafts(companyId));
  const { data: known, reload } = company;
  // A removed member notices it at the next denied call.
  useEffect(() => (known === undefined ? undefined : onAccessDenied(() => void reload().catch(() => undefined))), [known, reload]);
  const removed = known !== undefined && company.error?.status === 403;
  usePageHead({ title: `${title}${company.data === undefined ? '' : `, ${company.data.name}`}`, noindex: true });
  useCompanyTheme(companyId);
  const onCompanyChange = async (next: Company): Promise<void> => {
    await company.mutate(next, { revalidate: false });
    void Promise.allSettled([companies.reload(), jobs.reload()]);
  };
  return (
    <CompanyFrame
      companyId={companyId}
      company={company}
      removed={removed}
      loadFailed={loadFailed}
      tab={tab}
      layout={layout}
      newApplications={applications.first.data?.figures?.counts.SUBMITTED}
      unreadMessages={unread && (unread.companies[companyId] ?? 0)}
      switcher={switcherOf(companies)}
      account={useAccount('company')}
      supportHref={useSupportHref()}
      activate={async (withJobs) => onCompanyChange(await activate(companyId, withJobs))}
      of={key}
    >
      {company.data && (
        <DraftsProvider drafts={drafts}>
          {children({ companyId, company: company.data, reloadCompany: company.reload, applications, jobs, team, onCompanyChange })}
        </DraftsProvider>
      )}
    </CompanyFrame>
  );
}

/** The frame before the company can be requested: without the company's data, like on the server. */
function EmptyFrame({ companyId, tab }: Pick<CompanyPageProps, 'tab'> & { readonly companyId: Id<'company'> }) {
  return (
    <CompanyFrame
      companyId={companyId}
      company={loadable.loading()}
      tab={tab}
      newApplications={undefined}
      switcher={{ loading: true }}
      supportHref={useSupportHref()}
      activate={() => Promise.resolve()}
    >
      {null}
    </CompanyFrame>
  );
}

/**
 * The title while the company is unknown, also on the server. Beside the frame, not around it: effects of a child run before those
 * of its parent, and the title of an already loaded company would be overwritten.
 */
function PlainTitle({ tab, title = companyTexts.tabs[tab] }: Pick<CompanyPageProps, 'tab' | 'title'>) {
  usePageHead({ title, noindex: true });
  return null;
}

/** A page of the company side: requires a login, then shows the frame with the company and the content in it. */
export function CompanyPage(props: CompanyPageProps) {
  const { companyId = '' } = usePageParams();
  return (
    <>
      <PlainTitle {...props} />
      <RequireLogin
        handles401={props.handles401}
        withoutLogin={props.withoutLogin}
        waiting={<EmptyFrame companyId={companyId} tab={props.tab} />}
      >
        <Framed key={companyId} companyId={companyId} {...props} />
      </RequireLogin>
    </>
  );
}
