import type { LoadFailure } from '@stellwerk/design-system';
import { generalMessages, statusOf } from '@stellwerk/domain';
import { applicationPageTexts as texts } from '../../i18n/company/applications.de';

/** Failure texts of an application: missing or of another company; or not loaded (CA70, CA72). */
export function applicationFailure(error: unknown): LoadFailure {
  if (statusOf(error) === 404) return { title: texts.notFound, children: texts.notFoundText, final: true };
  return { title: texts.loadFailed, children: generalMessages.retryLater };
}
