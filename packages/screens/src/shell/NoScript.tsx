import { Banner } from '@stellwerk/design-system';
import { noScriptText } from '../i18n/error-page.de';

/**
 * Says that the page requires JavaScript; only in server-rendered pages, for browsers without it.
 */
export function NoScript() {
  return (
    <noscript>
      <Banner tone="warning" className="sw:mb-6">
        {noScriptText}
      </Banner>
    </noscript>
  );
}
