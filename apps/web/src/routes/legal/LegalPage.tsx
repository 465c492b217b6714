import { LegalScreen, type LegalScreenProps } from '@stellwerk/screens/legal';
import { usePageHead } from '../../shell/head';
import { PublicShell } from '../../shell/PublicShell';

export interface LegalPageProps extends LegalScreenProps {
  /** The one address of the text, where it answers at several (A76). */
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
