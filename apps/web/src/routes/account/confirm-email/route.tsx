import '../../../members.css';
import { useToast } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf, toApiError } from '@stellwerk/domain';
import { profile } from '@stellwerk/domain/calls';
import { ConfirmEmailForm, type ConfirmValues } from '@stellwerk/forms/auth';
import { account } from '@stellwerk/screens/i18n/account.de';
import { paths } from '@stellwerk/screens/paths';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { confirmEmail } from '../../../data/auth/account';
import { keyOf } from '../../../data/call-input';
import { currentToken, useToken } from '../../../data/session';
import { AuthPage } from '../../../shell/AuthPage';
import { usePageHead } from '../../../shell/head';
import { withNotice } from '../notice';

const texts = account.confirm;

/**
 * Page of the mailed link that confirms an email address (O01). Opening it does nothing. Afterwards a visitor continues to the login, a
 * logged-in person to the own area.
 */
export default function ConfirmEmailRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const signedIn = useToken() !== null;
  const token = query.get('token') ?? '';
  usePageHead({ title: texts.title, noindex: true, secret: true });
  const leave = (done: boolean): void => {
    if (currentToken() === null) {
      void navigate(paths.login(), { replace: true, state: withNotice(done ? 'email-confirmed' : 'link-used') });
      return;
    }
    if (done) toast.success(texts.done);
    else toast.error(texts.used);
    void navigate(paths.dashboard(), { replace: true });
  };
  const { submit } = useAction(
    async (values: ConfirmValues) => {
      try {
        await confirmEmail(token, values);
        await mutate(keyOf(profile, {}));
      } catch (error) {
        const { status, fields } = toApiError(error);
        // An error without a field means that the link is used up; any other leaves it valid for a retry.
        if (status !== 400 || fields.length > 0) throw error;
        return leave(false);
      }
      return leave(true);
    },
    { failure: messageOf, failureIn: 'screen' },
  );
  if (token === '') return <Navigate to={paths.login()} replace />;
  return (
    <AuthPage>
      <ConfirmEmailForm signedIn={signedIn} onSubmit={submit} />
    </AuthPage>
  );
}
