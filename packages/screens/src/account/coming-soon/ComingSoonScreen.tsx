import { LinkButton, ProgressBar, TextLink } from '@stellwerk/design-system';
import { ArrowLeft } from 'lucide-react';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';

const texts = account.comingSoon;

export interface ComingSoonScreenProps {
  /** @default 'Hier wird noch gebaut' */
  readonly title?: string;
  /** Description of the future feature. */
  readonly description?: string;
  /** URL of the back link. @default '/dashboard' */
  readonly backHref?: string;
  /** Label of the back link. @default 'Zurück zum Dashboard' */
  readonly backLabel?: string;
}

/**
 * The generic page of features under construction (NL17 to NL19), with links to existing pages
 * (O02).
 */
export function ComingSoonScreen({
  title = texts.title,
  description = texts.text,
  backHref = paths.dashboard(),
  backLabel = texts.back,
}: ComingSoonScreenProps) {
  return (
    <div className="sw:grid sw:max-w-[720px] sw:gap-6 sw:py-8">
      <h1 className="sw:text-3xl">{title}</h1>
      <p className="sw:max-w-prose sw:text-lg sw:text-ink-2">{description}</p>
      <div className="sw:grid sw:max-w-[480px] sw:gap-2">
        <p className="sw:font-medium">{texts.progress}</p>
        <ProgressBar label={texts.progressLabel} value={70} />
      </div>
      <div className="sw:flex sw:flex-wrap sw:gap-4">
        <LinkButton variant="primary" href={paths.register()}>
          {texts.register}
        </LinkButton>
        <LinkButton href={paths.login()}>{texts.login}</LinkButton>
      </div>
      <p>
        <TextLink href={backHref} icon={ArrowLeft}>
          {backLabel}
        </TextLink>
      </p>
    </div>
  );
}
