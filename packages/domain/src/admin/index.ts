export * from './codes';
export * from './read';
export * from './read-reports';
export * from './read-mails';
export * from './read-platform';
export * from './read-subscribers';
