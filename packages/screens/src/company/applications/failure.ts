import type { LoadFailure } from '@stellwerk/design-system';
import { generalMessages, statusOf } from '@stellwerk/domain';
import { applicationPageTexts as texts } from '../../i18n/company/applications.de';

/** Why one application is not shown: it is gone, or none of this company; or it could not be loaded (CA70, CA72). */
export function applicationFailure(error: unknown): LoadFailure {
  if (statusOf(error) === 404) return { title: texts.notFound, children: texts.notFoundText, final: true };
  return { title: texts.loadFailed, children: generalMessages.retryLater };
}
