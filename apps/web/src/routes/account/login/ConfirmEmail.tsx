import { Banner, Button, useToast } from '@stellwerk/design-system';
import { AuthCard } from '@stellwerk/forms/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { toApiError } from '../../../data/api-error';
import { confirmEmail } from '../../../data/auth/account';
import { withNotice } from '../../../data/auth/notice';
import { currentToken } from '../../../data/session';
import { PROFILE } from '../../../data/users/use-profile';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';

const words = account.confirm;

export interface ConfirmEmailProps {
  /** The secret of the mailed link. */
  readonly token: string;
  /** Where the login shall lead afterwards, as the address names it. */
  readonly redirect: string | undefined;
}

/**
 * Uses up a mailed link as soon as the page is there, then leaves the address that holds it: a visitor goes on to the login, a
 * logged-in person to the own area (O01).
 */
export function ConfirmEmail({ token, redirect }: ConfirmEmailProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const [failure, setFailure] = useState<string | null>(null);
  const used = useRef('');

  const confirm = useCallback(async (): Promise<void> => {
    const leave = (done: boolean): void => {
      if (currentToken() === null) {
        void navigate(paths.login(redirect), { replace: true, state: withNotice(done ? 'email-confirmed' : 'link-used') });
        return;
      }
      if (done) toast.success(words.done);
      else toast.error(words.used);
      void navigate(paths.dashboard(), { replace: true });
    };
    try {
      await confirmEmail(token);
      await mutate(PROFILE);
      leave(true);
    } catch (error) {
      const { status, message } = toApiError(error);
      // Anything else has not touched the link: it can be tried again.
      if (status === 400) leave(false);
      else setFailure(message);
    }
  }, [mutate, navigate, redirect, toast, token]);

  useEffect(() => {
    // A link works once, so it must not be used twice, whatever runs this again.
    if (used.current === token) return;
    used.current = token;
    void confirm();
  }, [confirm, token]);

  return (
    <AuthCard title={words.title}>
      {failure === null ? (
        <p role="status" className="sw:text-ink-2">
          {words.pending}
        </p>
      ) : (
        <Banner
          tone="error"
          live="alert"
          actions={
            <Button
              size="sm"
              onClick={() => {
                setFailure(null);
                void confirm();
              }}
            >
              {words.retry}
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
    </AuthCard>
  );
}
