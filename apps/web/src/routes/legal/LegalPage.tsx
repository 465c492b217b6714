import type { LegalText } from '../../i18n/legal/document';
import { usePageHead } from '../../shell/head';
import { PublicShell } from '../../shell/PublicShell';
import { LegalScreen } from './LegalScreen';

export interface LegalPageProps {
  readonly text: LegalText;
  readonly version: string | null;
  /** The one address of the text, where it answers at several (A76). */
  readonly canonical: string;
}

/** Frame of every legal page. */
export function LegalPage({ text, version, canonical }: LegalPageProps) {
  usePageHead({ title: text.title, description: text.description, canonical });
  return (
    <PublicShell>
      <LegalScreen text={text} version={version} />
    </PublicShell>
  );
}
