import { LegalScreen, type LegalScreenProps } from '@stellwerk/screens/legal';
import { usePageHead } from '../../shell/head';
import { PublicShell } from '../../shell/PublicShell';

export interface LegalPageProps extends LegalScreenProps {
  /** The canonical path of the text, which has several (A76). */
  readonly canonical: string;
}

/** Frame of every legal page. */
export function LegalPage({ canonical, ...document }: LegalPageProps) {
  usePageHead({ title: document.text.title, description: document.text.description, canonical });
  return (
    <PublicShell>
      <LegalScreen {...document} />
    </PublicShell>
  );
}
