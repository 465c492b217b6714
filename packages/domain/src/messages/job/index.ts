export * from './form.de';
export * from './list.de';
export * from './page.de';
export * from './preview.de';
export * from './report.de';
