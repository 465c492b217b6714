export type { LegalText } from '@stellwerk/design-system/patterns';
