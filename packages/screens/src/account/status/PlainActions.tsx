import { Button, LinkButton, Section } from '@stellwerk/design-system';
import { canWithdraw, type Application } from '@stellwerk/domain';
import { statusTexts } from '../../i18n/status.de';

const texts = statusTexts.plain;

/** URLs of the actions that work without JavaScript. */
export interface PlainWays {
  /** Withdraws the application by POST and redirects to this page. */
  readonly withdraw: string;
  /** Returns the file. */
  readonly export: string;
}

/**
 * Replaces the buttons in browsers without JavaScript: a form that confirms first, and a link
 * (O72).
 */
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
