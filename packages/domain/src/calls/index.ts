export * from './all';
export type { CreatedApplication, DocumentLink } from '../contract/answers';
export * from '../contract/call';
