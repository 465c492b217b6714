import { LegalDocument } from '@stellwerk/design-system/patterns';
import type { LegalText } from '../../i18n/legal/document';

export interface LegalScreenProps {
  readonly text: LegalText;
  /** Day of the version that a consent refers to (ISO); null where nobody consents to the text. */
  readonly version: string | null;
}

/** A legal text of the product; all are samples so far (O55). */
export function LegalScreen({ text, version }: LegalScreenProps) {
  return <LegalDocument text={text} version={version} sample />;
}
