export type { LegalBlock, LegalSection, LegalText } from '@stellwerk/design-system/patterns';
