import { LegalDocument } from '@stellwerk/design-system/patterns';
import type { LegalText } from '../i18n/legal/document';

export interface LegalScreenProps {
  readonly text: LegalText;
  /** Day of the version that a consent refers to (ISO); null where nobody consents to the text. */
  readonly version: string | null;
  /** Whether the text is a sample that nobody has checked, and says so. @default true */
  readonly sample?: boolean;
}

/** A legal text of the product; most are samples (O55). */
export function LegalScreen({ text, version, sample = true }: LegalScreenProps) {
  return <LegalDocument text={text} version={version} sample={sample} />;
}
