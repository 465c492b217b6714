export * from './operator.de';
export * from './documents';
