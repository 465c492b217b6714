import { Banner } from '@stellwerk/design-system';
import { noScriptText } from '../i18n/no-script.de';

/** Says that the page needs a script; in the server's page alone, for a browser that runs none. */
export function NoScript() {
  return (
    <noscript>
      <Banner tone="warning" className="sw:mb-6">
        {noScriptText}
      </Banner>
    </noscript>
  );
}
