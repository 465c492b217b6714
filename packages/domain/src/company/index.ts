export * from './codes';
export * from './labels.de';
export * from './page';
export * from './read';
