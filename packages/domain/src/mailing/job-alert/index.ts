export * from './codes';
export * from './labels.de';
export * from './read';
