import { LegalDocument, type LegalText } from '@stellwerk/design-system/patterns';

export interface LegalScreenProps {
  readonly text: LegalText;
  /** Date of the version that a consent refers to (ISO); null for a text without consent. */
  readonly version: string | null;
  /** Whether the text is an unreviewed sample, and labelled as such. @default true */
  readonly sample?: boolean;
}

/** A legal text of the product; most are samples (O55). */
export function LegalScreen({ text, version, sample = true }: LegalScreenProps) {
  return <LegalDocument text={text} version={version} sample={sample} />;
}
