import '../../../members.css';
import type { Application } from '@stellwerk/domain';
import { eraseGuestApplication, exportGuestApplication, guestApplication, withdrawGuestApplication, pathOf } from '@stellwerk/domain/calls';
import { StatusScreen } from '@stellwerk/screens/account/status';
import { statusTexts } from '@stellwerk/screens/i18n/status.de';
import { useState } from 'react';
import { send } from '../../../data/client';
import { download } from '../../../data/download';
import { saveFile } from '../../../data/save-file';
import { useCall, type CallState } from '../../../data/use-call';
import type { RouteRequest } from '../../../route-types';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { apiOrigin } from '../../../data/api-origin';

/** Targets of the page of a mailed link without scripts. */
const plainWays = (token: string) => ({
  withdraw: apiOrigin() + pathOf(withdrawGuestApplication, { token }),
  export: apiOrigin() + pathOf(exportGuestApplication, { token }),
});

export const preload = ({ params }: RouteRequest) => [{ call: guestApplication, params: { token: params.token ?? '' } }];

/** Status of the page: an invalid link is not found. */
const statusOfPage = ({ error }: CallState<Application>): number => (error?.status === 404 ? 404 : 200);

/** The page of a mailed link: an application without an account (O72). Viewing changes nothing. */
export default function StatusRoute() {
  const { token = '' } = usePageParams();
  const params = { token };
  const [erased, setErased] = useState(false);
  const call = useCall(guestApplication, erased ? undefined : { params });
  usePageHead({ title: statusTexts.title, noindex: true, secret: true, status: statusOfPage(call) });

  const withdraw = async (): Promise<void> => {
    try {
      await call.mutate(await send(withdrawGuestApplication, { params }), { revalidate: false });
    } catch (error) {
      // The company may have decided first.
      void call.reload().catch(() => undefined);
      throw error;
    }
  };
  return (
    <PublicShell>
      <StatusScreen
        application={call}
        erased={erased}
        plain={plainWays(token)}
        withdraw={withdraw}
        data={{
          exportData: async () => saveFile(await download(exportGuestApplication, { params }), `bewerbung-${call.data?.id ?? ''}.zip`),
          erase: async () => {
            await send(eraseGuestApplication, { params });
            setErased(true);
          },
        }}
      />
    </PublicShell>
  );
}
