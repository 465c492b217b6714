import { loadable, mapLoadable } from '@stellwerk/design-system';
import { hasRight, type Company } from '@stellwerk/domain';
import { companySettings, industries, updateCompanySettings } from '@stellwerk/domain/calls';
import { knownCompanyProfile } from '@stellwerk/forms/company-profile-form';
import { readSettingsSection, SettingsScreen, useGeneralSettings, type CompanySectionProps } from '@stellwerk/screens/company/settings';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { handles401 } from '../../../data/call-input';
import { send } from '../../../data/client';
import { activate, deactivate, removeLogo, updateCompany, uploadLogo } from '../../../data/companies/profile';
import { useCall } from '../../../data/use-call';
import type { CompanyPageData } from '../CompanyPage';
import { useSubscription } from './use-subscription';

type Actions = Pick<CompanySectionProps, 'onDeactivate' | 'activate'> &
  Pick<CompanySectionProps['profile'], 'onSave' | 'onLogoUpload' | 'onLogoRemove'>;

/** Actions on the company; each applies the server's response. */
function actionsOf(company: Company, onChange: CompanyPageData['onCompanyChange']): Actions {
  const { id } = company;
  const taken = async (next: Promise<Company>): Promise<Company> => {
    const stored = await next;
    await onChange(stored);
    return stored;
  };
  return {
    onSave: (values, seen) => taken(updateCompany(id, values, seen)),
    onLogoUpload: async (file) => onChange({ ...company, logoUrl: await uploadLogo(id, file) }),
    onLogoRemove: async () => {
      await removeLogo(id);
      await onChange({ ...company, logoUrl: '' });
    },
    onDeactivate: () => taken(deactivate(id)),
    activate: (withJobs) => taken(activate(id, withJobs)),
  };
}

/** The settings of the company, wired: four sections by the query (CS01, CS02). */
export default function SettingsTab(page: CompanyPageData) {
  const { companyId, company, onCompanyChange } = page;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const section = readSettingsSection(query);
  const own = { params: { id: companyId } };
  const stored = useCall(companySettings, section === 'general' ? own : undefined, handles401);
  const mayManage = hasRight(company.role, 'manageCompany');
  const { device, ...general } = useGeneralSettings(companyId, async ({ profileVisibility, contactEmail, ...notifications }) => {
    const body = { ...notifications, ...(mayManage && { profileVisibility, contactEmail }) };
    await stored.mutate(await send(updateCompanySettings, { ...own, body }), { revalidate: false });
  });
  const known = useCall(industries, section === 'company' ? {} : undefined, handles401);
  const subscription = useSubscription(page, section === 'subscription');
  const { onSave, onLogoUpload, onLogoRemove, ...activity } = actionsOf(company, onCompanyChange);
  const data: CompanySectionProps = {
    ...activity,
    companyName: company.name,
    active: company.active,
    teamRole: company.role,
    onDeactivated: () => void navigate(paths.dashboard()),
    profile: {
      // A list that could not be loaded is replaced by the five fallback entries (CS37).
      industries: known.data ?? [],
      defaultValues: knownCompanyProfile(company),
      logoUrl: company.logoUrl,
      version: company.version,
      now,
      onSave,
      onLogoUpload,
      ...(company.logoUrl === '' ? {} : { onLogoRemove }),
    },
  };
  return (
    <SettingsScreen
      section={section}
      historyHref={hasRight(company.role, 'readHistory') ? companyPaths.history(companyId) : undefined}
      hrefOf={(tab) => `${companyPaths.settings(companyId)}?tab=${tab}`}
      general={mapLoadable(stored, (settings) => ({ ...general, settings: { ...settings, ...device }, companyReadOnly: !mayManage }))}
      company={known.state === 'loading' ? loadable.loading() : loadable.ready(data)}
      subscription={subscription}
    />
  );
}
