import { Banner, Button, LinkButton } from '@stellwerk/design-system';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { mailedLinkTexts as texts } from '../../i18n/mailed-link.de';
import { paths } from '../../paths';

/** Result of a link: done, or expired. */
export type MailedLinkOutcome = 'done' | 'used';

export interface MailedLinkScreenProps {
  /** Topic of the mail (O47, O93). */
  readonly about: 'newsletter' | 'job-alert';
  /** Action of the link. */
  readonly step: 'confirm' | 'unsubscribe';
  /** URL that the form posts to without JavaScript; null for a link without its secret. */
  readonly action: string | null;
  /** Result of a click without JavaScript. @default not clicked yet */
  readonly outcome?: MailedLinkOutcome | undefined;
  /** Runs the link's action. Rejects if it can be retried. */
  readonly onPress: () => Promise<MailedLinkOutcome>;
}

type Name = Pick<MailedLinkScreenProps, 'about' | 'step'>;

const start = <LinkButton href={paths.start()}>{texts.start}</LinkButton>;

/** The replacement of the button takes its focus; a page that starts with it starts at its top. */
function Outcome({ about, step, outcome, focused }: Name & { readonly outcome: MailedLinkOutcome; readonly focused: boolean }) {
  const own = texts[about][step];
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) banner.current?.focus();
  }, [focused]);
  if (outcome === 'used') {
    return (
      <Banner ref={banner} tabIndex={-1} tone="error" live="alert" title={own.used} actions={start}>
        <p className="sw:max-w-prose">{own.usedText}</p>
      </Banner>
    );
  }
  return (
    <>
      <Banner ref={banner} tabIndex={-1} tone="success" live="status" title={own.done}>
        <p className="sw:max-w-prose">{own.doneText}</p>
      </Banner>
      <p className="sw:mt-6">
        {step === 'confirm' ? (
          <LinkButton variant="primary" href={paths.jobs()}>
            {texts.jobs}
          </LinkButton>
        ) : (
          <LinkButton href={about === 'newsletter' ? paths.start() : paths.jobs()}>{texts[about].again}</LinkButton>
        )}
      </p>
    </>
  );
}

function Press({ about, step, action, onPress }: Omit<MailedLinkScreenProps, 'action' | 'outcome'> & { readonly action: string }) {
  const own = texts[about][step];
  const [state, setState] = useState<'ready' | 'pending' | 'failed' | MailedLinkOutcome>('ready');
  if (state === 'done' || state === 'used') return <Outcome about={about} step={step} outcome={state} focused />;
  const press = (event: FormEvent): void => {
    event.preventDefault();
    setState('pending');
    onPress().then(setState, () => setState('failed'));
  };
  return (
    <form method="post" action={action} onSubmit={press}>
      <p className="sw:mb-6 sw:max-w-prose sw:text-lg sw:text-ink-2">{own.ask}</p>
      {state === 'failed' && (
        <Banner tone="error" live="alert" title={texts.failed} className="sw:mb-6">
          <p>{texts[about].failedText}</p>
        </Banner>
      )}
      <Button type="submit" variant="primary" loading={state === 'pending'} loadingLabel={own.pending}>
        {own.press}
      </Button>
    </form>
  );
}

/**
 * The page of links in subscribed mails: confirmation (double opt-in) and unsubscription (O47, O93,
 * rule 10). Opening the page does nothing, because mail scanners open links; the click runs the
 * action, also without JavaScript.
 */
export function MailedLinkScreen({ about, step, action, outcome, onPress }: MailedLinkScreenProps) {
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{texts[about][step].title}</h1>
      {outcome !== undefined ? (
        <Outcome about={about} step={step} outcome={outcome} focused={false} />
      ) : action === null ? (
        <Banner tone="error" live="alert" title={texts.incomplete} actions={start}>
          <p>{texts[about].incompleteText}</p>
        </Banner>
      ) : (
        <Press about={about} step={step} action={action} onPress={onPress} />
      )}
    </>
  );
}
