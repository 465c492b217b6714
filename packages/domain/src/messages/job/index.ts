export * from './form.de';
export * from './list.de';
export * from './page.de';
