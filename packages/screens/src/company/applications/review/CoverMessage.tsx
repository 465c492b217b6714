import type { Application } from '@stellwerk/domain';
import { applicationPageTexts as texts } from '../../../i18n/company/applications.de';

/** What the person wrote with the application (CA65). */
export function CoverMessage({ message }: Pick<Application, 'message'>) {
  if (message === '') return <p className="sw:text-ink-2">{texts.noMessage}</p>;
  return <p className="sw:max-w-prose sw:whitespace-pre-line sw:wrap-anywhere">{message}</p>;
}
