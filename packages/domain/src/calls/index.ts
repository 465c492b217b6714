export * from './all';
export type { CreatedApplication, DocumentLink } from './answers';
export * from './call';
