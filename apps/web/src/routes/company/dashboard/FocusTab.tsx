import { industries } from '@stellwerk/domain/calls';
import { FocusScreen, useFocusDialog, type FocusScreenProps } from '@stellwerk/screens/company/focus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { handles401 } from '../../../data/call-input';
import { useFocusPages } from '../../../data/companies/use-focus-pages';
import { focusCalls } from '../../../data/focus-pages/focus-calls';
import { newRequestKey } from '../../../data/request-key';
import { useCall } from '../../../data/use-call';
import { useQueryAction } from '../../use-query-action';
import type { CompanyPageData } from '../CompanyPage';

/** The focus pages tab, wired: list, dialogs, publishing and preview (CF01 to CF21). */
export default function FocusTab({ companyId, company }: CompanyPageData) {
  const navigate = useNavigate();
  const pages = useFocusPages(companyId);
  const known = useCall(industries, {}, handles401);
  const { dialog, onDialog } = useFocusDialog(...useQueryAction('create'));
  // One page for each opening of the dialog, however often its form is sent.
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const open: FocusScreenProps['onDialog'] = (next) => {
    if (next?.kind === 'create') setRequestKey(newRequestKey());
    onDialog(next);
  };
  return (
    <FocusScreen
      pages={pages}
      industries={known.data ?? []}
      teamRole={company.role}
      dialog={dialog}
      onDialog={open}
      calls={focusCalls(companyId, pages, requestKey)}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
