export * from './read';
export * from './read-reports';
