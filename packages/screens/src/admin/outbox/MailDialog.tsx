import { Banner, Button, DescriptionList, Dialog, Disclosure, Loaded, Skeleton, type Loadable } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { formatDateTime, generalMessages, standingOf, type MailText, type OutboxMail } from '@stellwerk/domain';
import { FailureBanner } from '../../shared/FailureBanner';
import { adminTexts, outboxTexts as texts } from '../../i18n/admin.de';
import { decisionFailure } from '../../shared/call-failure';
import { MailFrame } from './MailFrame';

export interface MailDialogProps {
  readonly mail: OutboxMail;
  readonly text: Loadable<MailText>;
  /** Nonce of this page for style elements. @default none, without a policy that requires one */
  readonly open: boolean;
  readonly onClose: () => void;
  /** Sends the failed mail again; rejects on failure. */
  readonly onRetry: (mail: OutboxMail) => Promise<unknown>;
}

function Content({ html, text }: MailText) {
  if (text === '') return <Banner>{texts.gone}</Banner>;
  if (html === '') return <pre className="sw:whitespace-pre-wrap sw:wrap-anywhere">{text}</pre>;
  return (
    <>
      <MailFrame title={texts.content} html={html} />
      <Disclosure summary={texts.plain} className="sw:mt-4">
        <pre className="sw:whitespace-pre-wrap sw:wrap-anywhere">{text}</pre>
      </Disclosure>
    </>
  );
}

/** A mail as its recipient sees it; a failed one can be sent again (O46). */
export function MailDialog({ mail, text, open, onClose, onRetry }: MailDialogProps) {
  const retry = useAction(() => onRetry(mail), {
    success: texts.retried(mail.to),
    failure: decisionFailure(texts.retryFailed),
    failureIn: 'screen',
  });
  const send = async (): Promise<void> => {
    if ((await retry.run()).ok) onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={mail.subject}
      description={texts.masked}
      footer={
        <>
          <Button onClick={onClose}>{adminTexts.close}</Button>
          {standingOf(mail) === 'failed' && (
            <Button variant="primary" loading={retry.busy} loadingLabel={texts.sending} onClick={() => void send()}>
              {texts.retry}
            </Button>
          )}
        </>
      }
    >
      <DescriptionList
        className="sw:mb-4"
        items={[
          { term: texts.table.to, description: <span className="sw:wrap-anywhere">{mail.to}</span> },
          { term: texts.table.created, description: formatDateTime(mail.createdAt) },
          { term: texts.table.state, description: texts.filters[standingOf(mail)] },
        ]}
      />
      <FailureBanner failure={retry.failure} className="sw:mb-4" />
      <Loaded
        value={text}
        skeleton={<Skeleton height={360} />}
        failure={{ level: 3, title: texts.textFailed, children: generalMessages.retryLater }}
      >
        {(loaded) => <Content {...loaded} />}
      </Loaded>
    </Dialog>
  );
}
