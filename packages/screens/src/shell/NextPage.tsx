import { shellTexts } from '../i18n/shell.de';

/**
 * Progress bar at the top of the window: the requested page is loading, while the previous one
 * stays.
 */
export function NextPage() {
  // Not `<progress>`: the progress of a script is unknown, and its parts cannot be styled consistently.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="progressbar" aria-label={shellTexts.nextPage} className="sw-next-page" />;
}
