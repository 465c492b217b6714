import { Banner, Button } from '@stellwerk/design-system';
import type { SubmitFailure } from '@stellwerk/forms/auth';
import { useState } from 'react';
import { account } from '../../../i18n/account.de';

const words = account.unconfirmed;

export interface UnconfirmedHintProps {
  readonly email: string;
  /** Asks for a new mail. @returns null when it is under way, else why not */
  readonly onResend: () => Promise<SubmitFailure | null>;
}

/** Reminds of an address that is not confirmed yet, with a way to a new mail (O01). */
export function UnconfirmedHint({ email, onResend }: UnconfirmedHintProps) {
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);

  const resend = async (): Promise<void> => {
    setPending(true);
    setFailure(null);
    const answer = await onResend();
    setPending(false);
    setFailure(answer);
    setSent(answer === null);
  };
  return (
    <div className="sw:grid sw:grid-cols-1 sw:gap-3">
      <Banner
        tone="warning"
        title={words.title}
        actions={
          !sent && (
            <Button size="sm" loading={pending} loadingLabel={words.sending} onClick={() => void resend()}>
              {words.resend}
            </Button>
          )
        }
      >
        <p className="sw:break-words">{words.text(email)}</p>
      </Banner>
      {sent && (
        <Banner tone="success" live="status">
          <p className="sw:break-words">{words.sent(email)}</p>
        </Banner>
      )}
      {failure !== null && (
        <Banner tone="error" live="alert">
          {failure.summary.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
