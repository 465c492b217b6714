declare module 'virtual:approvals' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import from a relative path
  const approvals: import('./model.ts').Approvals;
  export default approvals;
}
