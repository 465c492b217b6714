export * from './operator.de';
export * from './pages';
export * from './versions';
