import { Banner, Button } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf } from '@stellwerk/domain';
import { useState } from 'react';
import { account } from '../i18n/account.de';
import { FailureBanner } from './FailureBanner';

const texts = account.unconfirmed;

export interface UnconfirmedHintProps {
  readonly email: string;
  /** Requests a new mail; rejects on failure. */
  readonly onResend: () => Promise<unknown>;
}

/** Reminder of an unconfirmed email address, with a button for a new mail (O01). */
export function UnconfirmedHint({ email, onResend }: UnconfirmedHintProps) {
  const [sent, setSent] = useState(false);
  const action = useAction(onResend, { failure: messageOf, failureIn: 'screen' });
  const resend = async (): Promise<void> => setSent((await action.run()).ok);
  return (
    <div className="sw:grid sw:grid-cols-1 sw:gap-3">
      <Banner
        tone="warning"
        title={texts.title}
        actions={
          !sent && (
            <Button size="sm" loading={action.busy} loadingLabel={texts.sending} onClick={() => void resend()}>
              {texts.resend}
            </Button>
          )
        }
      >
        <p className="sw:break-words">{texts.text(email)}</p>
      </Banner>
      {sent && (
        <Banner tone="success" live="status">
          <p className="sw:break-words">{texts.sent(email)}</p>
        </Banner>
      )}
      <FailureBanner failure={action.failure} />
    </div>
  );
}
