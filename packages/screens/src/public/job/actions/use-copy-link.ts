import { useAction } from '@stellwerk/design-system/patterns/action';
import { jobActionTexts as texts } from '../../../i18n/job-actions.de';

const toClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/**
 * Copies a URL, and reports the result.
 * @param copy writes to the clipboard; the browser's without one
 */
export function useCopyLink(url: string, copy = toClipboard): () => void {
  const copying = useAction(() => copy(url), { success: texts.copied, failure: texts.copyFailed });
  return () => void copying.run();
}
