import { Button, LinkButton, Section } from '@stellwerk/design-system';
import { canWithdraw, type Application } from '@stellwerk/domain';
import { statusTexts } from '../../i18n/status.de';

const texts = statusTexts.plain;

/** Addresses of the ways out that need no script. */
export interface PlainWays {
  /** Takes the application back by POST and leads to this page again. */
  readonly withdraw: string;
  /** Answers with the file. */
  readonly export: string;
}

/** Takes the place of the buttons in a browser that runs no script: a form that asks first, and a link (O72). */
export function PlainActions({ application, ...ways }: PlainWays & { readonly application: Application }) {
  return (
    <noscript>
      <Section title={texts.title}>
        <div className="sw:grid sw:justify-items-start sw:gap-4">
          {canWithdraw(application.status) && (
            <details>
              <summary className="sw:cursor-pointer sw:font-medium">{texts.withdraw}</summary>
              <form method="post" action={ways.withdraw} className="sw:mt-3 sw:grid sw:max-w-prose sw:justify-items-start sw:gap-3">
                <p>{texts.withdrawText}</p>
                <Button type="submit">{texts.withdrawConfirm}</Button>
              </form>
            </details>
          )}
          <LinkButton href={ways.export}>{texts.export}</LinkButton>
          <p className="sw:text-ink-2">{texts.erase}</p>
        </div>
      </Section>
    </noscript>
  );
}
