export * from './codes';
export * from './document-labels.de';
export * from './documents';
export * from './file-fields';
export * from './labels.de';
export * from './list';
export * from './read';
export * from './read-list';
