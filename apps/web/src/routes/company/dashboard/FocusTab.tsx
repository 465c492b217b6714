import type { FocusPage } from '@stellwerk/domain';
import { industries } from '@stellwerk/domain/calls';
import { FocusScreen, useFocusDialog, type FocusScreenProps } from '@stellwerk/screens/company/focus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusPages } from '../../../data/companies/use-focus-pages';
import { focusServices } from '../../../data/focus-pages/focus-services';
import { newRequestKey } from '../../../data/request-key';
import { useCall } from '../../../data/use-call';
import { useWish } from '../../use-wish';
import type { CompanyPageData } from '../CompanyPage';

/** The focus pages tab, wired: list, dialogs, publishing and preview (CF01 to CF21). */
export default function FocusTab({ companyId, company }: CompanyPageData) {
  const navigate = useNavigate();
  const pages = useFocusPages(companyId);
  const known = useCall(industries, {}, { stayOn401: true });
  const { dialog, onDialog } = useFocusDialog(...useWish('create'));
  // One page for each opening of the dialog, however often its form is sent.
  const [requestKey, setRequestKey] = useState(newRequestKey);
  // The list shows the saved page at once; a second later it is reloaded (CF10).
  const put = async (page: FocusPage): Promise<FocusPage> => {
    await pages.mutate(
      // Checks the current list: a page is added when it was created, and updated with its cover.
      (list = []) => (list.some(({ id }) => id === page.id) ? list.map((old) => (old.id === page.id ? page : old)) : [page, ...list]),
      { revalidate: false },
    );
    return page;
  };
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
      onCreate={async (values) => (await put(await focusServices.create(companyId, values, requestKey))).id}
      onUpdate={async (page, values, seen) => put(await focusServices.update(page, values, seen))}
      onCover={async (id, cover) => put(await focusServices.uploadCover(id, cover))}
      onDelete={focusServices.remove}
      onToggle={focusServices.setStatus}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
