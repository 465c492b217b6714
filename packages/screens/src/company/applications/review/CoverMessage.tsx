import type { Application } from '@stellwerk/domain';
import { applicationPageTexts as texts } from '../../../i18n/company/applications.de';

/** The applicant's message (CA65). */
export function CoverMessage({ message }: Pick<Application, 'message'>) {
  if (message === '') return <p className="sw:text-ink-2">{texts.noMessage}</p>;
  return <p className="sw:max-w-prose sw:whitespace-pre-line sw:wrap-anywhere">{message}</p>;
}
